"""Games without a server: the rooms of one device, for the web client's worker."""

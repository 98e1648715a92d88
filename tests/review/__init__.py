"""Reviews: the decomposition, texts, records, and secrecy during games."""

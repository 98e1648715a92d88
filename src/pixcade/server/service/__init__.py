"""Pixcade as a service of systemd: its unit, and whether a version can read the data before it takes over."""

"""What travels on the wire: every message as a msgspec type, and the documents generated from them."""

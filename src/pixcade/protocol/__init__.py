"""Wire types: every message as a msgspec type, and the schemas generated from them."""

"""Messages between the processes of one server.

Only the store is authoritative: a message that is lost costs time, nothing else.
"""

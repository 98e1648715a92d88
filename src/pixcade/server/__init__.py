"""The server: tables for people wherever they sit. Routes, sockets, rooms, and who may do what."""

"""The server: tables for people on any device. Routes, sockets, rooms, authentication and authorisation."""

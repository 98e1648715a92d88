"""All rooms of a process: their registry, how tables are created, who may enter, maintenance, removal of names."""

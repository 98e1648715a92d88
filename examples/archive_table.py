"""The finished games of a server, or of a folder of records, as a table of moves:

python examples/archive_table.py http://127.0.0.1:8128 moves
"""

import sys
from pathlib import Path

from pixcade.lab.archive import move_rows, records_in, records_of, write_table

source, target = sys.argv[1:]
records = records_of(source) if source.startswith("http") else records_in(Path(source))
print(write_table((row for record in records for row in move_rows(record)), Path(target)))

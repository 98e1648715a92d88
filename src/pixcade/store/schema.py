"""The SQL tables, the same in SQLite and PostgreSQL: texts and 64-bit integers. Times are in milliseconds."""

from collections.abc import Iterable

VERSION = 3
"""A store of a newer version is rejected."""

TABLES = {
    # `schema` is the version of the SQL tables, `key` the server's secret key.
    "meta": "name TEXT PRIMARY KEY, value TEXT NOT NULL",
    "tables": "id TEXT PRIMARY KEY, game TEXT NOT NULL, phase TEXT NOT NULL, public BIGINT NOT NULL,"
    " created BIGINT NOT NULL, touched BIGINT NOT NULL, code TEXT NOT NULL, secret TEXT NOT NULL,"
    " previous TEXT NOT NULL, clocks BIGINT NOT NULL, deadline BIGINT DEFAULT 0 NOT NULL,"
    " pace BIGINT DEFAULT 0 NOT NULL, offered BIGINT DEFAULT 0 NOT NULL",
    "log": "table_id TEXT NOT NULL {of_table}, number BIGINT NOT NULL, text TEXT NOT NULL,"
    " PRIMARY KEY (table_id, number)",
    "seats": "table_id TEXT NOT NULL {of_table}, seat BIGINT NOT NULL, key TEXT NOT NULL, person TEXT NOT NULL,"
    " name TEXT NOT NULL, awaited BIGINT NOT NULL, PRIMARY KEY (table_id, seat)",
    "grants": "table_id TEXT NOT NULL {of_table}, key TEXT NOT NULL, browser TEXT NOT NULL, held BIGINT NOT NULL,"
    " PRIMARY KEY (table_id, key, browser)",
    "links": "id TEXT PRIMARY KEY, table_id TEXT NOT NULL {of_table}, key TEXT NOT NULL, expires BIGINT NOT NULL",
    "chat": "table_id TEXT NOT NULL {of_table}, number BIGINT NOT NULL, time BIGINT NOT NULL, person TEXT NOT NULL,"
    " seat BIGINT NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL, phrase TEXT NOT NULL, seats BIGINT NOT NULL,"
    " spectators BIGINT NOT NULL, request TEXT NOT NULL, browser TEXT NOT NULL, PRIMARY KEY (table_id, number)",
    "games": "table_id TEXT PRIMARY KEY {of_table}, game TEXT NOT NULL, ended BIGINT NOT NULL,"
    " public BIGINT NOT NULL, result TEXT NOT NULL",
    "browsers": "id TEXT PRIMARY KEY, person TEXT NOT NULL, name TEXT NOT NULL, program BIGINT NOT NULL,"
    " created BIGINT NOT NULL, seen BIGINT NOT NULL",
    "passwords": "browser TEXT PRIMARY KEY",
    "bans": "kind TEXT NOT NULL, value TEXT NOT NULL, until BIGINT NOT NULL, reason TEXT NOT NULL,"
    " PRIMARY KEY (kind, value)",
    "reports": "id TEXT PRIMARY KEY, time BIGINT NOT NULL, table_id TEXT NOT NULL, kind TEXT NOT NULL,"
    " about TEXT NOT NULL, text TEXT NOT NULL, reporter TEXT NOT NULL",
    "settings": "name TEXT PRIMARY KEY, value TEXT NOT NULL",
    # Notices to be sent. `channel` is empty for one that is not yet assigned to the channels of its person.
    "outbox": "person TEXT NOT NULL, table_id TEXT NOT NULL {of_table}, step BIGINT NOT NULL, kind TEXT NOT NULL,"
    " channel TEXT NOT NULL, due BIGINT NOT NULL, attempts BIGINT NOT NULL,"
    " PRIMARY KEY (person, table_id, step, kind, channel)",
    # Where a person gets notices: `secret` are the keys of a push subscription, `error` is why the last one failed.
    "channels": "id TEXT PRIMARY KEY, person TEXT NOT NULL, kind TEXT NOT NULL, address TEXT NOT NULL,"
    " secret TEXT NOT NULL, state TEXT NOT NULL, sent BIGINT NOT NULL, failed BIGINT NOT NULL,"
    " failures BIGINT NOT NULL, error TEXT NOT NULL",
    # `visited`, `called` and `reminded` are when a person was last at a slow game, or got a notice of each kind.
    "people": "person TEXT PRIMARY KEY, visited BIGINT NOT NULL, called BIGINT DEFAULT 0 NOT NULL,"
    " reminded BIGINT DEFAULT 0 NOT NULL, wishes TEXT DEFAULT '' NOT NULL",
    "days_off": "person TEXT NOT NULL, since BIGINT NOT NULL, until BIGINT NOT NULL, PRIMARY KEY (person, since)",
    # Devices of one person, and links that add another one.
    "identities": "kind TEXT NOT NULL, id TEXT NOT NULL, person TEXT NOT NULL, browser TEXT NOT NULL,"
    " data TEXT NOT NULL, expires BIGINT NOT NULL, PRIMARY KEY (kind, id)",
}
"""The columns of each SQL table, in an order in which rows can be inserted."""

SLOW_TABLES = ("outbox", "channels", "people", "days_off", "identities")
SLOW_INDEXES = (
    "CREATE INDEX tables_by_deadline ON tables (deadline) WHERE deadline > 0",
    "CREATE INDEX outbox_by_time ON outbox (due)",
    "CREATE INDEX outbox_by_table ON outbox (table_id, step)",
    "CREATE INDEX channels_by_person ON channels (person)",
    "CREATE INDEX identities_by_person ON identities (person)",
)
LATER_INDEXES = (
    "CREATE INDEX tables_by_offer ON tables (offered) WHERE offered > 0",
    "CREATE INDEX channels_by_mail ON channels (lower(address)) WHERE kind = 'mail'",
    "CREATE INDEX browsers_by_person ON browsers (person)",
)
INDEXES = (
    "CREATE INDEX tables_by_phase ON tables (phase, touched)",
    "CREATE INDEX tables_by_code ON tables (code) WHERE code <> ''",
    "CREATE INDEX tables_by_previous ON tables (previous) WHERE previous <> ''",
    "CREATE INDEX seats_by_person ON seats (person) WHERE person <> ''",
    "CREATE INDEX grants_by_browser ON grants (browser)",
    "CREATE INDEX links_by_key ON links (table_id, key)",
    "CREATE INDEX chat_by_time ON chat (time)",
    "CREATE INDEX games_by_end ON games (ended)",
    *SLOW_INDEXES,
    *LATER_INDEXES,
)

# Rows that belong to a table are deleted with it, and can't be inserted afterwards.
OF_TABLE = "REFERENCES tables ON DELETE CASCADE"


def creation(tables: Iterable[str]) -> tuple[str, ...]:
    return tuple(f"CREATE TABLE {name} ({TABLES[name].format(of_table=OF_TABLE)})" for name in tables)


SCHEMA = (
    *creation(TABLES),
    *INDEXES,
    f"INSERT INTO meta (name, value) VALUES ('schema', '{VERSION}')",
)
"""The statements that create an empty store."""

UPGRADES = {
    1: (
        "ALTER TABLE tables ADD COLUMN deadline BIGINT DEFAULT 0 NOT NULL",
        "ALTER TABLE tables ADD COLUMN pace BIGINT DEFAULT 0 NOT NULL",
        *creation(SLOW_TABLES),
        *SLOW_INDEXES,
        "UPDATE meta SET value = '2' WHERE name = 'schema'",
    ),
    2: (
        "ALTER TABLE tables ADD COLUMN offered BIGINT DEFAULT 0 NOT NULL",
        *LATER_INDEXES,
        "UPDATE meta SET value = '3' WHERE name = 'schema'",
    ),
}
"""The statements that make a store of each earlier version one of the next."""

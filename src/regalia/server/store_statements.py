"""What the store asks of SQLite and tells it, as statements."""

from __future__ import annotations

from typing import Final

# One statement for all rows of a group: the GIL is released once, not once a row.
ADD_ROWS: Final = """
    INSERT INTO log SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'),
        json_extract(value, '$[2]'), json_extract(value, '$[3]'),
        json_extract(value, '$[4]'), json_extract(value, '$[5]')
    FROM json_each(?)
"""
ADD_TABLE: Final = """
    INSERT INTO tables (tbl, at, game, rules, seats, options, data, listed, status)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'open')
"""
ADD_DATA: Final = "INSERT OR IGNORE INTO data VALUES (?, ?)"
DELETE_HOLDERS: Final = "DELETE FROM holders WHERE tbl = ?"
ADD_HOLDERS: Final = "INSERT OR IGNORE INTO holders SELECT value, ? FROM json_each(?)"
TABLES_OF: Final = """
    SELECT tbl FROM holders JOIN tables USING (tbl) WHERE who = ? AND status = ?
    ORDER BY at DESC, id DESC LIMIT ?
"""
SET_STATUS: Final = "UPDATE tables SET status = ? WHERE tbl = ?"
SET_LISTED: Final = "UPDATE tables SET listed = ? WHERE tbl = ?"
SET_PREFERENCES: Final = "INSERT OR REPLACE INTO preferences VALUES (?, ?)"
NEXT_NUMBER: Final = """
    SELECT (SELECT coalesce(max(idx) + 1, 0) FROM log WHERE tbl = ?1) FROM tables
    WHERE tbl = ?1 AND status <> 'gone'
"""
ROWS: Final = """
    SELECT json_group_array(json_array(idx, kind, at, rules, json(body)))
    FROM (SELECT * FROM log WHERE tbl = ? AND idx >= ? ORDER BY idx LIMIT ?)
"""
HEADERS: Final = """
    SELECT tbl, at, game, rules, seats, options, data, listed, status FROM tables
    WHERE status <> 'gone'
"""
"""A table that is ``gone`` is being deleted, and nobody finds it (`regalia.server.expiry`)."""
WITH_STATUS: Final = " AND status IN (SELECT value FROM json_each(?)) AND at >= ?"
NEWEST_FIRST: Final = " ORDER BY at DESC, id DESC"

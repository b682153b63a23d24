"""All limits of the server, each with what it bounds and why by this number.

docs/serving.md has them as a table (`python -m tests.reference`). What a table limits by itself,
such as tokens and log rows, stands in `regalia.table`; the lengths of names and lists in
`regalia.wire`. An address is one IPv4 address or one IPv6 /64 network (`rate_limiter.limit_key`).
"""

from __future__ import annotations

from typing import Final

# Requests over HTTP.

LONGEST_MESSAGE: Final = 8192
"""bytes of a request's body, and of a socket's message: the longest move needs about 600."""
LONGEST_ADDRESS: Final = 8192
"""bytes of an address with what follows its question mark: 32 options take 1,800."""
LONGEST_REQUEST: Final = 1 << 16
"""bytes of a request with its head, and of data after its answer: browsers send up to 16 KiB."""
MOST_HEADERS: Final = 100
"""headers of a request: a browser sends some 20, and each takes time."""
MOST_DISCARDED: Final = 1 << 20
"""bytes of a longer request that are read within `LINGER_SECONDS` of its answer, since some senders
read that after they have sent all; then the connection is closed."""
MOST_FIELDS: Final = 64
"""fields of a form or an address: the largest of the forms has about 30."""
MOST_OPTIONS: Final = 32
"""options in an address: no game has half as many."""
MOST_COOKIES: Final = 4
"""cookies of ours that are looked at in a request: a browser sends one, or an older one, too."""
REQUEST_SECONDS: Final = 10.0
"""seconds for a whole request, from the connection or its first byte: a slow phone needs 2."""
REQUEST_BURST: Final = 120.0
"""request units at once from an address: a class of thirty that opens four pages each."""
REQUEST_RATE: Final = 10.0
"""request units a second from an address: as often as a class of thirty loads pages for long."""
CHANGE_COST: Final = 4.0
"""units of a request that changes something; one that only reads costs 1, static files nothing."""
TABLE_COST: Final = 10.0
"""units of a request that makes a table, since it stays in the store."""
PLAYER_BURST: Final = 20.0
"""requests below a table and sockets at once of its host or of who sits there, after the credit of
their address."""
PLAYER_RATE: Final = 0.5
"""of them a second: without a script the text page loads every 5 s, and a move takes two."""
PLAYERS_RATE: Final = 5.0
"""of them a second for all people of an address, who then take turns; a page takes 4 ms."""
FLIP_COST: Final = 0.2
"""units of a step to another line of a replay: readers hold the key down."""

# Connections.

MOST_FILES: Final = 10_240
"""open files and sockets where the system has no hard limit; macOS refuses more."""
BACKLOG: Final = 4096
"""connections that wait to be accepted: as many as come back at once after a restart."""
SEND_BUFFER: Final = 1 << 16
"""bytes of a connection that the system keeps until they are received: Linux keeps up to twice
as many, and without a bound 4 MiB for each of who reads nothing. A phone that reads 20 kB a second
receives them, and the reason for its closing, within `LINGER_SECONDS`."""
MOST_OF_ADDRESS: Final = 1000
"""sockets of an address: a school of 250 with a table, a text page and two spare tabs each. Two
more are let in to each seat that is played: no neighbour keeps its person out."""
MOST_OF_KEY: Final = 16
"""sockets of one person to one table: some forgotten tabs on some devices."""
MOST_LOOKING_ON: Final = 200
"""sockets of others than the host and the players at one table: each is sent every move."""
MOST_LOOKING_ON_OF_ADDRESS: Final = 50
"""of them from one address: a class that looks on at a game."""
MOST_WAITING: Final = 256
"""messages that wait for one slow reader before its socket is closed: minutes of a quick game."""
MOST_WAITING_BYTES: Final = 1 << 20
"""bytes that wait for one slow reader: some ten first messages of the largest game."""
STUCK_SECONDS: Final = 20.0
"""seconds for which a full send buffer may stay full: a phone between two cells needs some 10."""
LINGER_SECONDS: Final = 10.0
"""seconds after which a closing connection is cut, read or not."""
STOPPING_LINGER_SECONDS: Final = 1.0
"""the same while the server stops, which somebody waits for."""
SILENCE_SECONDS: Final = 45.0
"""seconds of silence after which a socket is closed: three pings of 15 s are missing."""
MISSED_SECONDS: Final = 20.0
"""seconds of silence after which a socket does not keep its own person from having another: one
ping of 15 s is missing."""
MESSAGE_BURST: Final = 60.0
"""message units at once on a socket: a move in many steps, sent again after a lost connection."""
MESSAGE_RATE: Final = 30.0
"""message units a second on a socket: quicker than any person, and than programs need to be."""
FLOOD_SECONDS: Final = 5
"""seconds after which whoever was cut off for sending more may come back."""
MESSAGE_COST: Final = 1.0
"""units of a move or ping: about 1 ms of the server at most."""
OTHER_COST: Final = 10.0
"""units of any other message, which all viewers are told of or which is invalid."""
TOLD_AT_ONCE: Final = 20
"""viewers who are told of a message for the cost of another: for the limit of its address, a
message of which 200 are told costs eleven times as much."""
PIECE: Final = 256
"""bytes of a socket that are parsed in one round of the loop: 32 small frames take 0.2 ms."""
MOST_UNREAD: Final = 1 << 16
"""bytes that arrive at once on a socket or wait to be parsed: a hundred moves."""
MOST_LATE: Final = 4096
"""bytes that are parsed after a socket was closed: its answer to that is among them."""
FRAME_BURST: Final = 60.0
"""pings, pongs and fragments at once on a socket, as for messages."""
FRAME_RATE: Final = 30.0
"""pings, pongs and fragments a second on a socket."""

# What one address may cause.

IPV6_PREFIX: Final = 64
"""bits of an IPv6 address that tell one network from another; the rest its owner chooses."""
SITE_PREFIX: Final = 48
"""bits of an IPv6 address by which public lists take turns first: one customer has up to a /48."""
MOST_ADDRESSES: Final = 10_000
"""addresses of which anything is counted, some 10 MB; the least recently seen are forgotten."""
ADDRESS_BURST: Final = 60.0
"""message units at once over all sockets of an address: in 30 ms, and a class answers at once."""
ADDRESS_RATE: Final = 200.0
"""message units a second over all sockets of an address: a fifth of the server. What comes
beyond is not refused: it is read later."""
PLAYER_WEIGHT: Final = 10.0
"""sockets as which all to a seat that is played count together (each as one if they are more) where
those of an address share what they may send."""
MOST_OPEN_TABLES: Final = 40
"""tables of an address that have not begun: one for everybody in a large class."""
MOST_LISTED_TABLES: Final = 16
"""of them listed: less than half of the 40 that the front page shows."""
OPEN_DAYS: Final = 1
"""days after its last change after which a table that never began is deleted."""
OPEN_SECONDS: Final = OPEN_DAYS * 24 * 3600.0
"""seconds for which a table that has not begun counts for its address."""
MOST_PLAYING: Final = 100
"""games under way in memory that were begun from an address: with two or three of a school's 250
seats in each. Those that wait for somebody who does not come are unloaded and do not count."""
MOST_HELD_SEATS: Final = 250
"""seats taken from an address at tables in memory that are not over: a school's."""
MOST_SEATS_AT_LISTED: Final = 3
"""seats taken from an address, without an invitation, at one listed table that another address
made: a family's. One person can have many keys, and would fill the tables of others."""
MOST_SITTINGS_OF_ADDRESS: Final = 60
"""times that people of one address may sit down, without an invitation, at one table that another
address made: a class that tries its seats. More would use up the changes that a table bears."""
FULL_SECONDS: Final = 60
"""seconds after which whoever finds all seats or connections taken may try again."""
ROW_BURST: Final = 20_000.0
"""log rows at once from an address: ten of the longest games. Below 0, nobody there can make a
table or change who sits where; games under way go on."""
ROW_RATE: Final = 3.0
"""log rows a second from an address: 40 MB a day."""
MOST_OWED_ROWS: Final = 40_000.0
"""log rows that an address may be in debt, however many its games write: paid back in four hours,
so that whoever shares the address is not kept from playing for days."""
TABLE_ROWS: Final = 50.0
"""log rows that a new table counts as, since it stays in the store even if nobody comes."""

# Tables in memory, and lists.

IDLE_SECONDS: Final = 60.0
"""seconds of disuse after which a table without viewers and pending work is unloaded."""
NEW_SECONDS: Final = 600.0
"""seconds for which a new table is listed and kept in memory although nobody is connected."""
PRESENCE_SECONDS: Final = 90.0
"""seconds for which a reader of the text page counts as present after a visit (`visit_time`)."""
MOST_SUMMARIES: Final = 2000
"""summaries of unloaded tables in memory, about 2 KiB each; the oldest are dropped."""
MOST_REPLAYS: Final = 32
"""finished games kept in memory for replays, up to 4 MiB each; the least recent are dropped."""
MOST_CHECKED: Final = 1000
"""finished games whose verification result is kept, a sentence each."""
MOST_SHOWN: Final = 40
"""tables in each list of the front page: more nobody reads."""
MOST_OWN_PLAYING: Final = 40
"""games under way that the front page lists for somebody who plays there."""
MOST_OWN_OTHERS: Final = 20
"""tables that have not begun, and as many finished games, that it lists for the same person."""
MOST_LISTED: Final = 100
"""tables in the list for programs."""
MOST_CARD_FILES: Final = 100
"""card files of a server: each is parsed at the start."""
MOST_ASIDE: Final = 128
"""replays and records that are made or wait for it; each takes some tenths of a second."""
MOST_ASIDE_OF_ADDRESS: Final = 32
"""of them from one address: a class of thirty that looks back at its games."""
SLICE_SECONDS: Final = 0.004
"""seconds for which a long table may be taken up before others have their turn."""
ROWS_AT_ONCE: Final = 500
"""log rows that are read from the store at once, in about 1 ms."""

# Who comes in, and the log.

LINK_SECONDS: Final = 7 * 24 * 3600
"""seconds for which a link to another browser opens: somebody may be away from the other one."""
LONGEST_FILE: Final = 1 << 20
"""bytes of a text file beside the store: 45,000 networks."""
MOST_NAMES: Final = 4096
"""names of which is kept whether they have a filtered word."""
LINES: Final = 60.0
"""lines at once in the log about refusals, whoever is refused."""
LINE_RATE: Final = 1.0
"""such lines a second: 8 MB a day."""
FAULT_LINES: Final = 1000.0
"""lines at once in the log about warnings and errors: some fifteen with a traceback."""
FAULT_LINE_RATE: Final = 2.0
"""such lines a second, though each request may fail, as while the disk is full: 16 MB a day."""
MOST_REMEMBERED: Final = 10_000
"""addresses and reasons whose latest line is remembered; the least recent are dropped."""

# Bots.

THOUGHT_SECONDS: Final = 60.0
"""seconds after which a thinking worker is ended and replaced: sixty times what a bot may take."""
TARGET_SECONDS: Final = 1.0
"""seconds from request to answer for every bot, however many think; addresses share them."""
MIN_SHARE: Final = 0.003
"""least share of its usual time that a bot gets: enough for one legal move."""
MOST_WORKERS: Final = 8
"""workers by default: a server of more cores has other work, too."""
MOST_ASKED: Final = 24
"""explanations that wait for the bots; each takes some seconds, of a long game up to a minute."""
MOST_ASKED_OF_ADDRESS: Final = 4
"""of them from one address: a page asks for two."""
EXPLANATION_SECONDS: Final = 5
"""seconds after which whoever asks too much may ask again: as long as a short explanation takes."""
MOST_EXPLANATIONS: Final = 1000
"""explanations that are kept, about 4 KiB each; the least recently used are dropped."""
LONGEST_EXPLANATION: Final = 300.0
"""seconds after which the worker for explanations is ended."""

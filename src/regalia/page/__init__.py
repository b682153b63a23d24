"""The page: a table, as it is told to a viewer, in HTML (docs/page.md). Knows no sockets."""

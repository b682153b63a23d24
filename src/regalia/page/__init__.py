"""Tables as HTML: regions, templates and scripts (docs/page.md), without sockets."""

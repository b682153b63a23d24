"""The web: JSON over HTTP, sockets, storage, identities and bot workers."""

"""A table as pure logic: seats, log, questions, clocks. No sockets, no database, no bots."""

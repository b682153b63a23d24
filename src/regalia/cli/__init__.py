"""The command line. Only this package knows Typer.

``commands.py`` lists the commands, ``entry.py`` runs one and reports errors, ``arguments.py`` reads
the options that several take. Exit status: 0 if all is well; 1 if a file is not valid, if two
records differ, or if the output cannot be written; 2 if the request cannot be carried out; 130
after Ctrl-C.
"""

from regalia.cli.entry import main, run

__all__ = ["main", "run"]

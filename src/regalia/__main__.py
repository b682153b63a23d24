"""``regalia`` and ``python -m regalia``: runs the command line, or says why it cannot start."""

import sys

from regalia import _native


def main() -> None:
    """Run the command line; the entry point of ``regalia``."""
    try:
        from regalia import cli
    except _native.FormRefused as refused:
        print(refused, file=sys.stderr)
        sys.exit(2)
    cli.main()


if __name__ == "__main__":
    main()

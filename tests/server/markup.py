"""A parsed HTML page for tests: forms, links, ids, and violations of our rules for markup."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser

VOID = {"input", "meta", "link", "br", "hr", "use", "path", "circle", "rect", "img"}
CHECKED = {"radio", "checkbox"}

Attributes = dict[str, str]


@dataclass
class Form:
    """A form: its action, its fields with their values, and its buttons as name and value."""

    action: str
    method: str
    fields: Attributes = field(default_factory=dict)
    buttons: list[tuple[str, str]] = field(default_factory=list)


class Markup(HTMLParser):
    """A parsed page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, Attributes]] = []
        self.forms: list[Form] = []
        self.words: list[str] = []
        self.alerts: list[str] = []
        self._open: list[tuple[str, Attributes]] = []
        self._select = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = {name: value or "" for name, value in attrs}
        self.elements.append((tag, attributes))
        if tag not in VOID:
            self._open.append((tag, attributes))
        if tag == "form":
            self.forms.append(Form(attributes["action"], attributes.get("method", "get")))
        elif self.forms and any(open_tag == "form" for open_tag, _ in self._open):
            self._note(self.forms[-1], tag, attributes)

    def _note(self, form: Form, tag: str, attributes: Attributes) -> None:
        name, value = attributes.get("name", ""), attributes.get("value", "")
        kind = attributes.get("type", "")
        if tag == "button":
            form.buttons.append((name, value))
        elif tag == "select":
            self._select = name
        elif tag == "option" and (self._select not in form.fields or "selected" in attributes):
            form.fields[self._select] = value
        elif tag == "input" and name and (kind not in CHECKED or "checked" in attributes):
            form.fields[name] = value

    def handle_endtag(self, tag: str) -> None:
        while self._open and self._open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        self.words.append(data)
        if any(attributes.get("role") == "alert" for _, attributes in self._open):
            self.alerts.append(data.strip())

    @property
    def text(self) -> str:
        """All text of the page."""
        return " ".join(" ".join(self.words).split())

    @property
    def alert(self) -> str:
        """The text of its error messages."""
        return " ".join(self.alerts).strip()

    def links(self) -> list[str]:
        """The targets of its links."""
        return [attributes["href"] for tag, attributes in self.elements if tag == "a"]

    def form(self, ending: str) -> Form:
        """The form whose action ends with ``ending``."""
        [found] = [form for form in self.forms if form.action.endswith(ending)]
        return found

    def faults(self) -> list[str]:
        """Markup that our policy forbids, duplicate ids, and fields without a label."""
        found: list[str] = []
        ids = [attributes["id"] for _, attributes in self.elements if "id" in attributes]
        found += [f"the id {one} comes twice" for one in sorted(set(ids)) if ids.count(one) > 1]
        labelled = {a.get("for", "") for tag, a in self.elements if tag == "label"}
        for tag, attributes in self.elements:
            if tag == "style" or (tag == "script" and not attributes.get("src")):
                found.append(f"an inline {tag}")
            found += [f"{name} in a {tag}" for name in attributes if name.startswith("on")]
            if "style" in attributes:
                found.append(f"a style in a {tag}")
            typed = tag in ("input", "select", "textarea") and attributes.get("type") != "hidden"
            if typed and attributes.get("id", "") not in labelled:
                found.append(f"a {tag} without a label: {attributes}")
        return found

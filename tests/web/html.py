"""Pages read as a browser would: elements, attributes and what is written in them."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser

# Elements that have no end.
EMPTY = {"meta", "link", "input", "img", "br", "hr"}


@dataclass
class Element:
    """An element with its attributes and all text in it."""

    name: str
    attributes: dict[str, str]
    text: str = ""


@dataclass
class Page:
    """All elements of a page, in order."""

    elements: list[Element] = field(default_factory=list)

    def all(self, name: str) -> list[Element]:
        return [element for element in self.elements if element.name == name]

    def one(self, name: str) -> Element:
        (found,) = self.all(name)
        return found

    def by_id(self, wanted: str) -> Element:
        (found,) = [each for each in self.elements if each.attributes.get("id") == wanted]
        return found

    def values(self, *names: str) -> list[str]:
        return [
            value
            for element in self.elements
            for name, value in element.attributes.items()
            if name in names
        ]


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.page, self.open = Page(), list[Element]()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), (tag, attrs)
        element = Element(tag, {name: value or "" for name, value in attrs})
        self.page.elements.append(element)
        if tag not in EMPTY:
            self.open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in EMPTY:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open, tag
        assert self.open.pop().name == tag, tag

    def handle_data(self, data: str) -> None:
        for element in self.open:
            element.text += data


def read(html: str) -> Page:
    """A page; every element that is opened is closed in its turn."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    assert not reader.open, reader.open
    return reader.page

"""Sphinx settings: the pages of this folder as a website (`python3 run.py docs`)."""

from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx

from pixcade import __version__

project = "Pixcade"
author = "Pixcade contributors"
copyright = author
release = __version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
suppress_warnings = ["toc.not_included", "misc.highlighting_failure"]  # reports in levels; regular expressions
html_theme = "furo"
html_title = "Pixcade"
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#0b6e63", "color-brand-content": "#0b6e63"},
    "dark_css_variables": {"color-brand-primary": "#5be0c5", "color-brand-content": "#5be0c5"},
}
html_static_path = ["_static"]
html_css_files = ["try.css"]
html_copy_source = False
html_show_sphinx = False
myst_heading_anchors = 4
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 88
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True}
default_role = "code"
highlight_language = "none"

BLOCKS = (
    "transcript", "request", "answer", "call", "asked", "told", "error", "choices", "commitment", "console", "bibtex",
)  # fmt: skip
"""Languages of code blocks that tests read; Pygments knows only some of them."""


def setup(app: Sphinx) -> None:
    for name in BLOCKS:
        app.add_lexer(name, TextLexer)

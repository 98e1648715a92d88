"""The conversations printed in docs/engine.md.

After an intended change of a response: `python -m tests.client.engine.transcript` updates them. It fails if a
successful request is now rejected, or the other way round: then the surrounding text is wrong too.
"""

import json
import re
from pathlib import Path

from tests.client.engine.dialogue import Talk

PAGE = Path(__file__).parents[3] / "docs" / "engine.md"
BLOCK = re.compile(r"(?<=^```transcript\n).*?(?=^```$)", re.MULTILINE | re.DOTALL)


def conversations(page: str) -> list[str]:
    """The conversations of a page; every one begins with a fresh engine."""
    return BLOCK.findall(page)


def replayed(conversation: str) -> str:
    """The same requests with the answers that they get now."""
    talk = Talk()
    lines = []
    for line in conversation.splitlines():
        if line.startswith("> "):
            lines += [line, "< " + json.dumps(talk.line(line.removeprefix("> ").encode()))]
        else:
            assert line.startswith("< "), f"neither a request nor an answer: {line}"
    return "\n".join(lines) + "\n"


def answered(conversation: str) -> list[bool]:
    """Which requests of a conversation were answered and which rejected."""
    return [json.loads(line[2:])["ok"] for line in conversation.splitlines() if line.startswith("< ")]


def rewritten(match: re.Match[str]) -> str:
    new = replayed(match[0])
    assert answered(match[0]) in ([], answered(new)), f"this goes differently now, mend the requests:\n{new}"
    return new


if __name__ == "__main__":
    PAGE.write_text(BLOCK.sub(rewritten, PAGE.read_text(encoding="utf-8")), encoding="utf-8", newline="\n")

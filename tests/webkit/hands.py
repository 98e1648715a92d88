"""Touch input of a guest on a phone, step by step, to play a known game."""

from tests.webkit.phone import POINTS, Phone, around

WEDGE = 0.33
"""How far from a wheel's middle its wedges are touched, as a part of its width."""
DIRECTIONS = "URDL"
"""In the order of the wheel, clockwise from up."""
GIVEN = ".pixoid-ready.given"


def controller(piece: str) -> str:
    """Return the selector of a piece's controller."""
    return f".pixoid-controller.s-{piece}"


def wheel(piece: str, which: int) -> str:
    """Return a wheel's selector: the first one is for the direction, the second for the number."""
    return f"{controller(piece)} .pixoid-dial:nth-child({which}) .pixoid-wheel"


async def join(phone: Phone, link: str, name: str) -> None:
    """Join by a link, enter a name, and take the free seat."""
    await phone.open(link)
    await phone.write("form input", name)
    await phone.tap(".sit-form .primary")
    await phone.sees(".row.person", f"{name} (you)")


async def place(phone: Phone, pix: str) -> None:
    """Place the own cube on a Start Pix, chosen on the board."""
    await phone.sees(".pixoid-start-list")
    await phone.tap(f".pixoid-start[aria-label$=' {pix}']")
    await phone.sees(".pixoid-start-row.chosen", pix)
    await phone.tap(".pixoid-start-list ~ button")
    await phone.misses(".pixoid-start-list")


async def dial(phone: Phone, piece: str, program: str) -> None:
    """Turn both wheels of a controller: the first with a touch, the second by dragging it round from the 1."""
    direction, number = DIRECTIONS.index(program[0]), int(program[1])
    await phone.drag(wheel(piece, 1), around(90 * direction, WEDGE))
    await phone.drag(wheel(piece, 2), *(around(40 * step, WEDGE) for step in range(number)))
    await shows(phone, piece, program)


async def shows(phone: Phone, piece: str, program: str) -> None:
    """Wait until a controller shows a program."""
    await phone.until(
        """const controls = (kind) => [...document.querySelectorAll(`${arguments[0]} input[type=${kind}]`)];
        const turned = controls("radio").findIndex((one) => one.checked);
        return turned === arguments[1] && controls("range")[0].value === arguments[2]""",
        controller(piece),
        DIRECTIONS.index(program[0]),
        program[1],
    )


async def ready(phone: Phone, piece: str) -> None:
    """Give the program of a piece."""
    await phone.tap(f"{controller(piece)} .pixoid-ready:not(.given)")
    await phone.sees(f"{controller(piece)} {GIVEN}")


async def reload_with_move(phone: Phone, piece: str, program: str, turn: int) -> None:
    """Reload the page with a submitted move: the player keeps the seat, and the move is under its lid."""
    await phone.reload()
    await phone.sees(f"{controller(piece)} {GIVEN}")
    await phone.sees(".where", f"Turn {turn}")
    await phone.sees(".seat-card", "You")
    await phone.sees(controller(piece), "Your move is hidden.")
    await phone.misses(f"{controller(piece)} input")
    await phone.tap(f"{controller(piece)} .pixoid-show")
    await shows(phone, piece, program)


async def skip(phone: Phone, turn: int) -> None:
    """Skip a turn's reveal, unless it has already ended."""
    past = """if (document.querySelector(".result-page")) return "past";
    if (!document.querySelector(".where").innerText.includes(arguments[3])) return "past";"""
    points = await phone.until(past + POINTS, ".phase button", [(0.5, 0.5)], "", f"Turn {turn}")
    if points != "past":
        await phone.touch(points)


async def confirm_placements(phone: Phone) -> None:
    """Turn on confirmation of placements, the default on touch screens."""
    await phone.tap(".bar button[aria-label=Menu]")
    await phone.tap("dialog button[aria-label=Settings]")
    await phone.tap("dialog .toggle", "Confirm each placement")
    await phone.until("return document.querySelector('dialog .toggle:last-of-type input').checked")
    await phone.tap("dialog .head button")
    await phone.misses("dialog")


async def put(phone: Phone, hex_name: str, changes: int) -> None:
    """Choose a hex on the board, check its preview, and place."""
    await phone.sees(".pixl-sum:not(.waiting)")
    await phone.tap(f".pixl-cell[data-hex={hex_name}]")
    await phone.sees(".pixl-sum h2", hex_name)
    await phone.until("return document.querySelectorAll('.pixl-sum .lines li').length > arguments[0]", changes)
    await place_it(phone)


async def pass_on(phone: Phone) -> None:
    """Place nothing."""
    await phone.tap(".pixl-actions button", "Pass")
    await place_it(phone)


async def place_it(phone: Phone) -> None:
    """Confirm the choice, and wait until no input is expected."""
    await phone.tap(".pixl-place")
    await phone.misses(".pixl-actions")

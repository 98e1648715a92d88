"""Pictures of both boards, in boxes and in plain letters."""

from pixcade.games.pixl import Pixl
from pixcade.games.pixl.text_board import draw as draw_hexes
from pixcade.games.pixoid.board import board, layouts
from pixcade.games.pixoid.text_board import EDGES, draw
from pixcade.games.pixoid.tiles import TILE_SETS


def walls_of(lines: list[str]) -> set[tuple[int, int]]:
    """Where a picture has a wall between two neighbours: in characters, rows and columns of the picture."""
    return {(row, at) for row, line in enumerate(lines) for at, sign in enumerate(line) if sign in "-|━┃"}


def test_both_pictures_show_exactly_the_walls_of_the_board() -> None:
    for code in layouts(TILE_SETS[-1])[::37]:
        maze = board(code)
        plain, boxes = draw(maze, plain=True), draw(maze)
        assert all(line.isascii() for line in plain)
        for pix in range(100):
            column, row = divmod(pix, 10)
            line, at = 2 + 2 * row, 5 + 4 * column
            assert boxes[line][at] in "·○◆"
            for direction, (down, right) in {"U": (-1, 0), "D": (1, 0), "L": (0, -2), "R": (0, 2)}.items():
                for lines, walls in ((plain, "-|"), (boxes, "━┃")):
                    walled = lines[line + down][at + right] in walls
                    assert walled is not bool(maze.rays[pix][direction]), (code, maze.names[pix], direction)  # type: ignore[index] # a direction


def test_four_rotations_show_each_edge_at_the_bottom() -> None:
    maze = board(layouts(TILE_SETS[-1])[5])
    bottoms = []
    for edge in EDGES:
        lines = draw(maze, {"@": maze.pix("a10")}, edge=edge, plain=True)
        rows = [at for at, line in enumerate(lines) if "@" in line]
        bottoms.append((rows[0], lines[rows[0]].index("@")))
    # a10 is the bottom left corner: seen from the left it is at the bottom right, and so on round the board
    assert bottoms == [(20, 5), (20, 41), (2, 41), (2, 5)]


def test_several_cubes_on_one_pix_are_all_shown() -> None:
    maze = board(layouts(TILE_SETS[-1])[0])
    here = maze.pix("d4")
    assert "SRM" in "".join(draw(maze, {"S": here, "R": here, "M": here}))
    assert "@S+" in "".join(draw(maze, {"@": here, "S": here, "R": here, "M": here}))


def test_taken_bonus_cubes_leave_their_pix() -> None:
    maze = board(layouts(TILE_SETS[-1])[0])
    picture = "".join(draw(maze, bonus=maze.bonus[:1]))
    assert picture.count("◆") == 1
    assert picture.count("◇") == 3


def test_hexes_show_stacks_ports_and_locks() -> None:
    position = "pixl turn=40 fire@g7 water@c9 earth@k5 spirit@g10 stacks=g6:w.h6:fw.f7:w.h10:s.d9:wwwwwwwwwww"
    state = Pixl().parse_position(position)
    lines = draw_hexes(state)
    picture = "\n".join(lines)
    assert "<F>" in picture, "three Water Pixls lock the Port of Fire"
    assert "[W]" in picture
    assert " W2 " in picture
    assert " W11" in picture
    assert len(lines) == 1 + 13
    assert sum(line.count("░") for line in lines) == 36
    plain = draw_hexes(state, plain=True)
    assert all(line.isascii() for line in plain)


def test_every_side_is_drawn_with_all_its_hexes() -> None:
    game = Pixl()
    for side in range(5, 10):
        state = game.start(game.configure({"side": str(side)}, seed=0))
        picture = "".join(draw_hexes(state, plain=True))
        assert picture.count(".") + picture.count(":") == 3 * side * (side - 1) + 1

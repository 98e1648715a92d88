"""The build: reproducible, small, complete, and without external references."""

import gzip
import json
import re
import shutil
import subprocess
import sys
import zipfile
import zlib
from pathlib import Path

import pytest

from pixcade.locales import languages
from pixcade.server.http.client_files import ADDRESSES, NOT_SERVED, Client
from tests.web.building import ROOT, WEB, build, copy_sources, files_of, node

MOST_SCRIPT = 200_000
MOST_STYLE = 30_000
"""Compressed bytes, as gzip sends them: all scripts of all pages together, and all styles."""
MOST_OF_A_FIRST_GAME = 110 * 1024
"""Scripts loaded for the home page and a first game, by static imports. The rest is loaded later, if ever."""
MOST_OF_A_PAGE = {"/": 38_000, "/join": 38_000, "/rules": 115_000, "/g/{table}": 115_000}
"""Scripts needed by a page, including the first one, gzipped as sent on a plain local network."""
MOST_WORDS = {
    "base": 14_000,
    "starting": 4_000,
    "playing": 8_000,
    "learning": 12_000,
    "looking": 9_000,
    "person": 2_000,
    "mazes": 4_000,
    "notices": 3_000,
    "puzzles": 3_000,
}
MOST_WORDS_OF_A_FIRST_GAME = 20_000
"""As gzip sends them: the sentences of one language, by part. Every page begins with `base`; a first game needs that
and `playing`."""
MOST_OF_PUZZLES = 340_000
"""As a wheel compresses them: each file as it is, and compressed in two ways."""
ELSEWHERE = re.compile(rb"(?:https?:|wss?:)?//[\w-]+\.[\w.-]+")
NAMESPACES = re.compile(rb"https?://www\.w3\.org/(1998/Math/MathML|1999/xlink|2000/svg|1999/xhtml|XML/1998/namespace)")
"""Names that look like addresses; nothing is ever loaded from there."""


def compressed_size(files: dict[str, bytes], ending: str) -> int:
    return sum(len(gzip.compress(content)) for name, content in files.items() if name.endswith(ending))


@pytest.mark.long
def test_build_is_reproducible_in_any_folder(built: Path, tmp_path: Path) -> None:
    root = built.parent.parent.parent
    again = files_of(build(copy_sources(tmp_path / "in a longer folder with spaces", root)))
    assert again == files_of(built)
    assert {"index.html", "build.txt", "manifest.webmanifest", "licences.txt"} <= again.keys()


def copied_with_page(folder: Path, built: Path) -> Path:
    """Copy the sources of the client, and its build."""
    root = built.parent.parent.parent
    shutil.copytree(built, copy_sources(folder, root) / built.relative_to(root))
    return folder


@pytest.mark.long
def test_building_again_replaces_old_files(built: Path, tmp_path: Path) -> None:
    folder, before = copied_with_page(tmp_path, built), files_of(built)
    (folder / "src/pixcade/web/assets/left-over.js").write_text("0")
    (folder / "src/pixcade/locales/en/more.ftl").write_text("more-words = More words\n", encoding="utf-8")
    after = files_of(build(folder))
    assert "assets/left-over.js" not in after
    assert after["build.txt"] != before["build.txt"]
    changed = {name.partition("-")[0] for name in after.keys() - before.keys() if name.endswith((".ftl", ".css"))}
    assert changed == {"assets/en"}
    assert not list((folder / "src/pixcade").glob("web.*"))


def test_failed_build_leaves_old_files(built: Path, tmp_path: Path) -> None:
    folder, before = copied_with_page(tmp_path, built), files_of(built)
    (folder / "web/src/main.ts").write_text("import { nothing } from './nowhere.ts'; nothing(;")
    done = subprocess.run([node(), folder / "web/build.mjs"], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "main.ts" in done.stderr
    assert files_of(folder / "src/pixcade/web") == before


def test_page_size_is_within_limit(built: Path) -> None:
    files = files_of(built)
    assert 0 < compressed_size(files, ".js") <= MOST_SCRIPT
    assert 0 < compressed_size(files, ".css") <= MOST_STYLE


def test_puzzle_size_in_wheel_is_within_limit(built: Path) -> None:
    files = [path for path in (built / "assets").iterdir() if re.match(r"puzzles-\d+-.*json", path.name)]
    assert 0 < sum(len(zlib.compress(path.read_bytes(), 9)) for path in files) <= MOST_OF_PUZZLES


def scripts_of(client: Client, *paths: str) -> int:
    """Return the gzipped size of all scripts of some pages."""
    [first] = re.findall(r'<script type="module" src="\./([^"]*)"', client.index)
    names = {first, *(name for path in paths for name in client.needed[path])}
    files = [client.files[f"/{name}"] for name in names]
    return sum(len(file.compressed.get("gzip", file.content)) for file in files)


def test_first_game_needs_only_part_of_scripts(client: Client) -> None:
    assert scripts_of(client, "/", "/t/{table}") <= MOST_OF_A_FIRST_GAME


@pytest.mark.parametrize(("path", "most"), MOST_OF_A_PAGE.items())
def test_page_needs_only_part_of_scripts(client: Client, path: str, most: int) -> None:
    assert len(set(client.needed[path])) == len(client.needed[path])
    assert scripts_of(client, path) <= most


def words_of(built: Path, language: str) -> dict[str, bytes]:
    """Return the sentences of a language by the part in which they are loaded."""
    names = {part: language if part == "base" else f"{language}-{part}" for part in MOST_WORDS}
    files = {part: list((built / "assets").glob(f"{name}-????????.ftl")) for part, name in names.items()}
    return {part: found.read_bytes() for part, [found] in files.items()}


@pytest.mark.parametrize("language", languages())
def test_message_sizes_are_within_limits(built: Path, language: str) -> None:
    weights = {part: len(gzip.compress(words)) for part, words in words_of(built, language).items()}
    assert {part: weight for part, weight in weights.items() if weight > MOST_WORDS[part]} == {}
    assert weights["base"] + weights["playing"] <= MOST_WORDS_OF_A_FIRST_GAME


def test_page_loads_nothing_from_other_origins(built: Path) -> None:
    for name, content in files_of(built).items():
        if name.endswith((".css", ".html", ".js", ".svg", ".webmanifest")):
            assert ELSEWHERE.findall(NAMESPACES.sub(b"", content)) == [], name


def test_asset_names_contain_content_digest(built: Path) -> None:
    names = [path.name for path in (built / "assets").iterdir() if path.suffix not in (".gz", ".br")]
    assert [name for name in names if not re.fullmatch(r"[\w-]+-[0-9A-Z]{8}\.(js|json|css|ftl|svg|png)", name)] == []


def test_index_has_no_inline_script_or_style(built: Path) -> None:
    index = (built / "index.html").read_text(encoding="utf-8")
    assert re.findall(r"<script\b[^>]*>(.*?)</script>", index, re.DOTALL) == [""]
    assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:", index)
    assert "{{" not in index


def test_files_named_by_index_and_manifest_exist(built: Path, client: Client) -> None:
    named = re.findall(r'(?:href|src)="\./([^"]*)"', client.index)
    manifest = json.loads((built / "manifest.webmanifest").read_bytes())
    pictures = [one["src"] for one in [*manifest["icons"], *manifest["screenshots"]]]
    assert len(named) == 6
    assert {f"/{name}" for name in [*named, *pictures]} <= client.files.keys()
    assert {one["form_factor"] for one in manifest["screenshots"]} == {"narrow", "wide"}


def test_index_contains_build_id(client: Client) -> None:
    assert re.fullmatch(r"[0-9a-f]{12}", client.build)
    assert f'<meta name="pixcade-build" content="{client.build}">' in client.index


def test_every_language_is_included(client: Client) -> None:
    spoken = set(languages())
    assert {name.removeprefix("/assets/")[:2] for name in client.files if name.endswith(".ftl")} == spoken


def test_other_files_are_not_served(client: Client) -> None:
    assert not [name for name in client.files if name.removeprefix("/") in NOT_SERVED or name.endswith((".gz", ".br"))]


def test_router_patterns_match_server() -> None:
    table = (WEB / "src/router.ts").read_text(encoding="utf-8")
    assert set(re.findall(r'^  "(/[^"]*)": (?:async )?\(\) =>', table, re.MULTILINE)) == set(ADDRESSES)


def test_build_lists_modules_of_every_address(client: Client) -> None:
    assert client.needed.keys() == set(ADDRESSES)
    assert {f"/{name}" for names in client.needed.values() for name in names} <= client.files.keys()


def test_wheel_contains_page(built: Path, tmp_path: Path) -> None:
    for name in ("pyproject.toml", "README.md", "LICENSE", "src/pixcade/__init__.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    shutil.copytree(built, tmp_path / "src/pixcade/web")
    line = [sys.executable, "-c", "from flit_core.buildapi import build_wheel; print(build_wheel('.'))"]
    done = subprocess.run(line, cwd=tmp_path, capture_output=True, text=True, check=True)
    with zipfile.ZipFile(tmp_path / done.stdout.strip()) as wheel:
        inside = {name.removeprefix("pixcade/web/") for name in wheel.namelist() if name.startswith("pixcade/web/")}
    assert inside == files_of(built).keys()


def test_lock_has_hashes_for_all_platforms_but_no_urls() -> None:
    text = (WEB / "package-lock.json").read_text(encoding="utf-8")
    packages = {name: one for name, one in json.loads(text)["packages"].items() if name}
    assert "://" not in text
    assert [name for name, one in packages.items() if not one.get("integrity", "").startswith("sha512-")] == []
    assert [name for name, one in packages.items() if "resolved" in one] == []
    others = {f"node_modules/{other}" for one in packages.values() for other in one.get("optionalDependencies", {})}
    assert others
    assert others <= packages.keys()  # of every platform, not only of the one on which the lock was made
    assert "omit-lockfile-registry-resolved=true" in (WEB / ".npmrc").read_text(encoding="utf-8").splitlines()


def test_packages_are_only_those_of_client_and_build() -> None:
    wanted = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    assert wanted["dependencies"].keys() == {"@fluent/bundle", "esbuild", "lit-html"}
    versions = [*wanted["dependencies"].values(), *wanted["devDependencies"].values()]
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in versions)

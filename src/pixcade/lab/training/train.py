"""Trains the evaluator on drawn positions of all boards, interleaved.

    python3 -m pixcade.lab.training.train --folder FOLDER --out FOLDER [--seconds N] [--resume FILE]

The rate falls with the remaining time, so a run of any length ends well. Every minute the current weights are written;
`--resume` continues from such a file.
"""

import argparse
import json
import math
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from pixcade.bots.exact.evaluator.features import features_of
from pixcade.bots.exact.runs import runs_of
from pixcade.games.pixoid.board import board, layouts_up_to_rotation
from pixcade.lab.training.network import Boards, Sizes, TorchNetwork
from pixcade.lab.training.sample import MOST_LEFT, STEPS

HELD_BACK = 200
"""Validation positions of each board and turn."""


MIDDLE = 1 << 15
"""The offset of steps stored as signed 16 bits, since PyTorch lacks operations on unsigned ones."""


class Samples:
    """Drawn positions of all boards on the device; the values of board i, turn j are in row i x turns + j."""

    def __init__(self, folder: Path, codes: list[str], device: str) -> None:
        """Read the boards' files; boards without one are left out of training."""
        positions, values, self.boards = [], [], []
        for number, code in enumerate(codes):
            path = folder / f"{code}.npz"
            if path.exists():
                with np.load(path) as found:
                    positions.append(torch.from_numpy(found["positions"]).to(device))
                    values.append(
                        torch.from_numpy((found["values"].astype(np.int32) - MIDDLE).astype(np.int16)).to(device)
                    )
                self.boards.append(number)
        self.each = positions[0].shape[1]
        self.positions = torch.cat(positions).view(-1, 5)
        self.values = torch.cat(values).view(-1)
        self.numbers = torch.tensor(self.boards, device=device)
        weights = torch.arange(1, MOST_LEFT + 1, dtype=torch.float64) + 3.0
        self.turns = torch.cumsum(weights / weights.sum(), 0).to(device)

    def drawn(self, many: int, held_back: bool = False) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        device = self.numbers.device
        place = torch.randint(len(self.boards), (many,), device=device)
        left = torch.searchsorted(self.turns, torch.rand(many, device=device, dtype=torch.float64))
        left = left.clamp(max=MOST_LEFT - 1)
        low, high = (0, HELD_BACK) if held_back else (HELD_BACK, self.each)
        at = (place * MOST_LEFT + left) * self.each + torch.randint(low, high, (many,), device=device)
        worth = (self.values[at].to(torch.float32) + MIDDLE) / STEPS
        return self.numbers[place], left + 1, self.positions[at].long(), worth


def errors(network: Any, facts: Boards, samples: Samples, batches: int) -> dict[str, Any]:
    """Return the network's error on the validation positions."""
    torch.manual_seed(1)
    sums = torch.zeros(MOST_LEFT + 1, 3)
    with torch.no_grad():
        for _ in range(batches):
            number, left, position, worth = samples.drawn(16_384, held_back=True)
            off = (network(facts, number, left, position) - worth).abs()
            for turn in range(1, MOST_LEFT + 1):
                some = off[left == turn]
                sums[turn] += torch.tensor([some.sum().item(), (some**2).sum().item(), len(some)])
    mean = sums[:, 0].sum() / sums[:, 2].sum()
    root = (sums[:, 1].sum() / sums[:, 2].sum()).sqrt()
    by_turn = [round(float(one[0] / max(float(one[2]), 1.0)), 4) for one in sums[1:]]
    return {"mean": round(float(mean), 5), "rms": round(float(root), 5), "by_turn": by_turn}


def write(network: TorchNetwork, codes: list[str], path: Path) -> None:
    """Write the weights as half floats, with the boards in order."""
    arrays = {name: value.detach().cpu().numpy().astype(np.float16) for name, value in network.state_dict().items()}
    np.savez_compressed(path, boards=np.array(codes), **arrays)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python3 -m pixcade.lab.training.train")
    parser.add_argument("--tiles", default="p1")
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=400.0)
    parser.add_argument("--batch", type=int, default=131_072)
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--resume", type=Path)
    parser.add_argument("--compile", action="store_true")
    given = parser.parse_args()
    began = time.perf_counter()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(7)
    torch.backends.cuda.matmul.allow_tf32 = True
    codes = layouts_up_to_rotation(given.tiles)
    facts = Boards([features_of(runs_of(board(code))) for code in codes], device)
    network = TorchNetwork(len(codes), facts.nodes.shape[1], Sizes()).to(device)
    samples = Samples(given.folder, codes, device)
    optimizer = torch.optim.Adam(network.parameters(), lr=given.rate, betas=(0.9, 0.99), fused=device == "cuda")
    scaler = torch.amp.GradScaler(device, enabled=device == "cuda")
    step = 0
    if given.resume:
        state = torch.load(given.resume, map_location=device)
        network.load_state_dict(state["network"])
        optimizer.load_state_dict(state["optimizer"])
        step = state["step"]
    given.out.mkdir(parents=True, exist_ok=True)
    print(
        f"{len(samples.boards)} boards, {len(samples.values)} positions, {time.perf_counter() - began:.1f} s",
        flush=True,
    )

    def loss_of(number: Tensor, left: Tensor, position: Tensor, worth: Tensor) -> Tensor:
        with torch.autocast(
            device, dtype=torch.float16 if device == "cuda" else torch.bfloat16, enabled=device == "cuda"
        ):
            found = network(facts, number, left, position)
        return functional.smooth_l1_loss(found, worth, beta=0.1)

    compiled = torch.compile(loss_of) if given.compile else loss_of
    started, logged, running = time.perf_counter(), time.perf_counter(), 0.0
    first = step
    log = []
    while True:
        passed = time.perf_counter() - started
        if passed > given.seconds:
            break
        share = passed / given.seconds
        rate = given.rate * min(1.0, (step + 1) / 300) * (0.5 + 0.5 * math.cos(math.pi * share)) + 1e-6
        for group in optimizer.param_groups:
            group["lr"] = rate
        optimizer.zero_grad(set_to_none=True)
        loss = compiled(*samples.drawn(given.batch))
        scaler.scale(loss).backward()
        scaler.step(optimizer)
        scaler.update()
        step += 1
        if step % 20 == 0:
            running = float(loss)  # also waits for the device, so that the clock above is right
        if time.perf_counter() - logged > 30.0:
            logged = time.perf_counter()
            line = {"step": step, "seconds": round(logged - started), "loss": round(running, 5), "rate": rate}
            line |= errors(network, facts, samples, 8)
            log.append(line)
            print(json.dumps(line), flush=True)
            write(network, codes, given.out / "weights.npz")
    speed = (step - first) * given.batch / (time.perf_counter() - started)
    found = errors(network, facts, samples, 60 if device == "cuda" else 1)
    print(json.dumps({"step": step, "positions_a_second": round(speed), **found}), flush=True)
    write(network, codes, given.out / "weights.npz")
    state = {"network": network.state_dict(), "optimizer": optimizer.state_dict(), "step": step}
    torch.save(state, given.out / "checkpoint.pt")
    (given.out / "log.json").write_text(json.dumps([*log, found]), encoding="utf-8")


if __name__ == "__main__":
    main()

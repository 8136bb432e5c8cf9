"""Times whole processes that compare two PNG files and write a picture of the difference.

    diff_processes.py GALLEY PAIRS

PAIRS holds expected.png and a file for each kind of change. Figures are the CPU milliseconds of a process, user and
system, the median of runs in which the programs alternate. `diff.pixelmatch.…` is the fastest of PyPI's implementations
that are installed.
"""

import importlib.util
import os
import pathlib
import shutil
import statistics
import sys

RUNS = 3
KINDS = ["equal", "scattered", "noise", "moved"]
HERE = pathlib.Path(__file__).parent


def cpu_milliseconds(command):
    """Runs a command without output. Programs exit with 0 for equal pictures and 0 or 1 for others."""
    process = os.fork()
    if process == 0:
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, 1)
        os.dup2(null, 2)
        os.execvp(command[0], command)
    _, status, usage = os.wait4(process, 0)
    if os.waitstatus_to_exitcode(status) not in (0, 1):
        sys.exit(f"error: {' '.join(map(str, command))} failed.")
    return 1000 * (usage.ru_utime + usage.ru_stime)


def programs(galley):
    """Names and commands, to which the paths of both pictures and of the difference are appended."""
    yield "galley", [galley, "diff"], ["--output"]
    for module in ["pybind11_pixelmatch", "pixelhog"]:
        if importlib.util.find_spec(module):
            yield module, [sys.executable, HERE / f"{module}_diff.py"], []
    if shutil.which("compare"):
        yield "imagemagick", ["compare", "-metric", "AE"], []


def main(galley, pairs):
    pairs = pathlib.Path(pairs)
    for kind in KINDS:
        times = {}
        for _ in range(RUNS):
            for name, command, option in programs(galley):
                files = [pairs / "expected.png", pairs / f"{kind}.png", *option, pairs / f"{name}-difference.png"]
                times.setdefault(name, []).append(cpu_milliseconds(command + files))
        medians = {name: statistics.median(values) for name, values in times.items()}
        fastest = min((medians[name] for name in ["pybind11_pixelmatch", "pixelhog"] if name in medians), default=None)
        if fastest is not None:
            medians["pixelmatch"] = fastest
        for name, value in medians.items():
            print(f"diff.{name}.{kind}\t{value:.2f}\tms")


main(*sys.argv[1:])

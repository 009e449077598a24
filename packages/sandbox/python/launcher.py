"""Starts one sandbox: loads what code will need, locks this process, says which layers hold, runs one order, and ends.

The one argument is JSON: `scratch`, the folder that may be written; `limits`; `uid`, to whom a process started by root belongs.
Descriptor 3 is the line to the process that started this one; nothing else is inherited.
"""

import ctypes
import json
import os
import sys

# From linux/personality.h.
ADDR_NO_RANDOMIZE = 0x0040000
ASK = 0xFFFFFFFF


def lie_still():
    """Begins anew at fixed addresses where the kernel lets a process ask for them: sets of objects have an order by address."""
    libc = ctypes.CDLL(None)
    now = libc.personality(ASK)
    if now < 0 or now & ADDR_NO_RANDOMIZE or libc.personality(now | ADDR_NO_RANDOMIZE) < 0:
        return
    os.execv(sys.executable, [sys.executable, "-s", *sys.argv])


sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
# The folder of this file is found by the line above alone, so that the caller's own files are never taken for modules.
from deckwright_sandbox import lock, line, preload  # noqa: E402


def main():
    lie_still()
    settings = json.loads(sys.argv[1])
    preload.load()
    from deckwright_sandbox import run

    # What is printed is seen even when a limit ends the process.
    sys.stdout.reconfigure(line_buffering=True)
    layers = lock.lock(settings)
    line.send({"t": "ready", "layers": layers, "python": sys.version.split()[0]})
    order, body = line.receive()
    run.run(order, body)


main()

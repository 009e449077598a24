"""Starts one sandbox: loads what code will need, locks this process, says which layers hold, runs one order, and ends.

The one argument is JSON: `scratch`, the folder that may be written; `limits`; `uid`, to whom a process started by root belongs.
Descriptor 3 is the line to the process that started this one; nothing else is inherited.
"""

import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
# The folder of this file is found by the line above alone, so that the caller's own files are never taken for modules.
from deckwright_sandbox import lock, line, preload  # noqa: E402


def main():
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

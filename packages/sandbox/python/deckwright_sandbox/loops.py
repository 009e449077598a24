"""Lets asyncio run without a socket: its loops wake themselves through a pair of sockets, and here through a pipe."""

import os
from asyncio.selector_events import BaseSelectorEventLoop


class _End:
    """One end of a pipe, with what a loop asks of a socket."""

    def __init__(self, descriptor):
        self._descriptor = descriptor

    def fileno(self):
        return self._descriptor

    def recv(self, size):
        return os.read(self._descriptor, size)

    def send(self, data):
        return os.write(self._descriptor, data)

    def close(self):
        descriptor, self._descriptor = self._descriptor, -1
        if descriptor >= 0:
            os.close(descriptor)


def wake_by_pipe():
    """From now on new loops need no system call of the network."""

    def _make_self_pipe(loop):
        loop._ssock, loop._csock = (_End(one) for one in os.pipe2(os.O_NONBLOCK | os.O_CLOEXEC))
        loop._internal_fds += 1
        loop._add_reader(loop._ssock.fileno(), loop._read_from_self)

    BaseSelectorEventLoop._make_self_pipe = _make_self_pipe

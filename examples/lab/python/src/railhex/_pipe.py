"""Games in a program at the other end of a pipe, where there is no shared library."""

import contextlib
import json
import os
import struct
import subprocess

from . import _native
from ._errors import RailhexError


def path():
    """Where the program lies."""
    return os.environ.get("RAILHEX_PIPE") or os.path.join(os.path.dirname(__file__), "railhex-pipe")


class Pipe:
    """Many games, played by a program."""

    def __init__(self, config, shape):
        self._program = subprocess.Popen([path()], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.size = json.loads(self._ask(b"N", json.dumps({**config, **shape}).encode()))
        if self.size.get("version") != _native.VERSION:
            raise ImportError(f"{path()} has version {self.size.get('version')}, and this package needs {_native.VERSION}")
        self.arrays = _native.allocate(self.size, shape)
        self._ask(b"A", b"", self.arrays.values())

    def _ask(self, letter, content, arrays=None):
        """Sends a message. Reads the answer into arrays, or returns it."""
        try:
            self._program.stdin.write(letter + struct.pack("<I", len(content)) + content)
            self._program.stdin.flush()
            head = self._read(5)
            length = struct.unpack("<I", head[1:])[0]
            if head[:1] == b"E":
                raise RailhexError.of(self._read(length))
            if arrays is None:
                return self._read(length)
            if length != sum(a.nbytes for a in arrays):
                raise RailhexError(f"{path()} is of another version: its arrays have {length} bytes")
            for a in arrays:
                self._read_into(memoryview(a).cast("B"))
        except (BrokenPipeError, EOFError):
            raise RailhexError(f"{path()} has ended") from None

    def _read(self, length):
        text = bytearray(length)
        self._read_into(memoryview(text))
        return bytes(text)

    def _read_into(self, view):
        while len(view):
            n = self._program.stdout.readinto(view)
            if not n:
                raise EOFError
            view = view[n:]

    def reset(self, which, seeds):
        self._ask(b"R", which.tobytes() + seeds.tobytes(), self.arrays.values())

    def step(self, actions):
        self._ask(b"S", actions.tobytes(), self.arrays.values())

    def call(self, **call):
        return json.loads(self._ask(b"C", json.dumps(call).encode()))

    def close(self):
        program = self.__dict__.pop("_program", None)
        if program:
            with contextlib.suppress(BrokenPipeError):
                program.stdin.close()
            program.stdout.close()
            program.wait()

    __del__ = close

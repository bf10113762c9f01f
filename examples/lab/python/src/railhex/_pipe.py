"""Games in a program at the other end of a pipe, where there is no shared library."""

import json
import os
import struct
import subprocess
import weakref

import numpy

from . import _native
from ._errors import RailhexError

_open = weakref.WeakSet()


def _after_fork():
    """Closes the ends of the pipes that this process has inherited: it would answer in place
    of its parent, and keep programs alive that the parent has closed."""
    for pipe in list(_open):
        program = pipe._leave(_native.FORKED)
        if program:
            program.returncode = 0  # it is no child of this process


os.register_at_fork(after_in_child=_after_fork)


def path():
    """Where the program lies."""
    return os.environ.get("RAILHEX_PIPE") or os.path.join(os.path.dirname(__file__), "railhex-pipe")


class Pipe:
    """Many games, played by a program."""

    _program, _closed = None, "these games are closed"

    def __init__(self, config, shape):
        self._said = config, shape
        # A session of its own: an interrupt at the keyboard is for Python alone.
        self._program = subprocess.Popen(
            [path()], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, start_new_session=True)
        _open.add(self)
        self.size = json.loads(self._ask(b"N", json.dumps({**config, **shape}).encode()))
        if self.size.get("version") != _native.VERSION:
            raise ImportError(
                f"{path()} has version {self.size.get('version')}, and this package needs {_native.VERSION}")
        self.arrays = _native.allocate(self.size, shape)
        self._ask(b"A", b"", self.arrays.values())

    def _ask(self, letter, content, arrays=None):
        """Sends a message. Reads the answer into arrays, or returns it. What interrupts it
        closes the pipe: the next answer would be the rest of this one."""
        if self._program is None:
            raise RailhexError(self._closed)
        whole = False
        try:
            self._write(letter + struct.pack("<I", len(content)) + content)
            head = self._read(5)
            length = struct.unpack("<I", head[1:])[0]
            if head[:1] == b"E" or arrays is None:
                text = self._read(length)
            elif length == sum(a.nbytes for a in arrays):
                for a in arrays:
                    self._read_into(memoryview(a).cast("B"))
            else:
                raise RailhexError(f"{path()} is of another version: its arrays have {length} bytes")
            whole = True
        except (BrokenPipeError, EOFError):
            raise RailhexError(f"{path()} has ended") from None
        finally:
            if not whole:
                self.close("an answer of these games was interrupted, so that they are closed: make them anew")
        if head[:1] == b"E":
            raise RailhexError.of(text)
        return text if arrays is None else None

    def _write(self, message):
        rest = memoryview(message)
        while len(rest):
            rest = rest[self._program.stdin.write(rest):]

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

    def clone(self):
        other = Pipe(*self._said)
        other.call(do="load", kept=self.call(do="save"))
        other._ask(b"A", b"", other.arrays.values())
        return other

    def reset(self, which, seeds):
        self._ask(b"R", which.tobytes() + seeds.tobytes(), self.arrays.values())

    def step(self, actions):
        self._ask(b"S", actions.tobytes(), self.arrays.values())

    def totals(self):
        totals = numpy.zeros((self.size["games"], self.size["seats"]), numpy.int32)
        self._ask(b"T", b"", [totals])
        return totals

    def see(self, game, seat):
        dense = numpy.zeros(self.size["dense"], numpy.float32)
        self._ask(b"D", struct.pack("<II", game, seat), [dense])
        return dense

    def call(self, **call):
        answer = json.loads(self._ask(b"C", json.dumps(call).encode()))
        if call["do"] in ("draw", "load", "restore"):
            self._ask(b"A", b"", self.arrays.values())
        return answer

    def _leave(self, why):
        """Lets go of the program, and says why from now on. Returns it."""
        program, self._program, self._closed = self._program, None, why
        if program:
            program.stdin.close()
            program.stdout.close()
        return program

    def close(self, why="these games are closed"):
        program = self._leave(why)
        if program:
            program.kill()  # it may be in the middle of an answer
            program.wait()

    __del__ = close

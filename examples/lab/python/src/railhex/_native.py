"""Games in a shared library, which writes numpy's arrays in place."""

import ctypes
import json
import os

import numpy

from ._errors import RailhexError

VERSION = 4  # of the functions, messages and arrays of the library and of the program

# The arrays in the order of the library, with their elements and the sizes of a row.
ARRAYS = (
    ("seat", numpy.int8, ()),
    ("legal", numpy.int32, ()),
    ("left_out", numpy.int32, ()),
    ("ended", numpy.uint8, ()),
    ("rewards", numpy.float32, ("seats",)),
    ("dense", numpy.float32, ("dense",)),
    ("marks", numpy.uint8, ("marks",)),
    ("numbers", numpy.int16, ("numbers",)),
    ("actions", numpy.int64, ("moves",)),
    ("factors", numpy.int32, ("moves", "factors")),
)

FORKED = (
    "these games belong to the process that this one was forked from: make games in the process that plays them, "
    'or start it by multiprocessing.get_context("spawn")'
)


def wanted(name, shape):
    """Whether a shape has the array of this name."""
    return shape.get("packed" if name in ("marks", "numbers") else name, True)


def allocate(size, shape):
    """The arrays of a shape, by name."""
    return {
        name: numpy.zeros([size["games"]] + [size[part] for part in row], dtype)
        for name, dtype, row in ARRAYS
        if wanted(name, shape)
    }


def path():
    """Where the library lies."""
    return os.environ.get("RAILHEX_LIBRARY") or os.path.join(os.path.dirname(__file__), "librailhex.so")


_library = None
_forked = False  # this process was forked from one that had loaded the library, whose threads are gone


def _after_fork():
    global _forked
    _forked = _forked or _library is not None


os.register_at_fork(after_in_child=_after_fork)


def usable():
    """Whether the library is there, and can run in this process."""
    return os.path.exists(path()) and not _forked


def library():
    """The library, loaded once."""
    global _library
    if _forked:
        raise RailhexError(f"{path()} cannot run in a process that was forked after it had been loaded: "
                           'start processes by multiprocessing.get_context("spawn")')
    if _library is None:
        lib = ctypes.CDLL(path())
        lib.railhex_version.restype = ctypes.c_int64
        if lib.railhex_version() != VERSION:
            raise ImportError(f"{path()} has version {lib.railhex_version()}, and this package needs {VERSION}")
        number, pointer = ctypes.c_int64, ctypes.c_void_p
        for name, arguments in (
            ("new", [ctypes.c_char_p, ctypes.POINTER(number), ctypes.POINTER(pointer)]),
            ("clone", [number, pointer, ctypes.POINTER(number)]),
            ("bind", [number, pointer]),
            ("reset", [number, pointer, pointer]),
            ("step", [number, pointer]),
            ("totals", [number, pointer]),
            ("see", [number, number, number, pointer]),
            ("call", [number, ctypes.c_char_p, ctypes.POINTER(pointer)]),
        ):
            function = getattr(lib, "railhex_" + name)
            function.restype, function.argtypes = pointer, arguments
        lib.railhex_close.restype = lib.railhex_free.restype = None
        lib.railhex_close.argtypes, lib.railhex_free.argtypes = [number], [pointer]
        _library = lib
    return _library


class Native:
    """Many games, played by the shared library."""

    _number, _process = 0, None  # no games yet

    def __init__(self, config, shape):
        self._lib, self._process = library(), os.getpid()
        number, size = ctypes.c_int64(), ctypes.c_void_p()
        self._check(self._lib.railhex_new(json.dumps(config).encode(), ctypes.byref(number), ctypes.byref(size)))
        self._number = number.value
        self.size = json.loads(self._take(size.value))
        if not self.size["dense"] and any(shape.values()):
            raise RailhexError("the description of this game has no arrays")
        self.arrays = allocate(self.size, shape)
        self._check(self._lib.railhex_bind(self._number, self._addresses()))

    def _addresses(self):
        return (ctypes.c_void_p * len(ARRAYS))(
            *(self.arrays[name].ctypes.data if name in self.arrays else None for name, _, _ in ARRAYS))

    def _take(self, address):
        text = ctypes.string_at(address)
        self._lib.railhex_free(address)
        return text

    def _check(self, failed):
        if failed:
            raise RailhexError.of(self._take(failed))

    def _here(self):
        if self._process != os.getpid():
            raise RailhexError(FORKED)

    def clone(self):
        self._here()
        other, number = object.__new__(Native), ctypes.c_int64()
        other._lib, other._process, other.size = self._lib, self._process, self.size
        other.arrays = {name: array.copy() for name, array in self.arrays.items()}
        self._check(self._lib.railhex_clone(self._number, other._addresses(), ctypes.byref(number)))
        other._number = number.value
        return other

    def reset(self, which, seeds):
        self._here()
        self._check(self._lib.railhex_reset(self._number, which.ctypes.data, seeds.ctypes.data))

    def step(self, actions):
        self._here()
        self._check(self._lib.railhex_step(self._number, actions.ctypes.data))

    def totals(self):
        self._here()
        totals = numpy.zeros((self.size["games"], self.size["seats"]), numpy.int32)
        self._check(self._lib.railhex_totals(self._number, totals.ctypes.data))
        return totals

    def see(self, game, seat):
        self._here()
        dense = numpy.zeros(self.size["dense"], numpy.float32)
        self._check(self._lib.railhex_see(self._number, game, seat, dense.ctypes.data))
        return dense

    def call(self, **call):
        self._here()
        answer = ctypes.c_void_p()
        self._check(self._lib.railhex_call(self._number, json.dumps(call).encode(), ctypes.byref(answer)))
        return json.loads(self._take(answer.value))

    def close(self):
        if self._number and self._process == os.getpid():
            self._lib.railhex_close(self._number)
        self._number = 0

    __del__ = close

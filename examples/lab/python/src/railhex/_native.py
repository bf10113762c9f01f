"""Games in a shared library, which writes numpy's arrays in place."""

import ctypes
import json
import os

import numpy

from ._errors import RailhexError

VERSION = 1  # of the functions, messages and arrays of the library and of the program

# The arrays in the order of the library, with their elements and the sizes of a row.
ARRAYS = (
    ("seat", numpy.int8, ()),
    ("legal", numpy.int32, ()),
    ("left_out", numpy.int32, ()),
    ("ended", numpy.uint8, ()),
    ("rewards", numpy.float32, ("seats",)),
    ("totals", numpy.int32, ("seats",)),
    ("dense", numpy.float32, ("dense",)),
    ("marks", numpy.uint8, ("marks",)),
    ("numbers", numpy.int16, ("numbers",)),
    ("actions", numpy.int64, ("moves",)),
    ("factors", numpy.int32, ("moves", "factors")),
)


def wanted(name, shape):
    """Whether a shape has the array of this name."""
    flag = {"dense": "dense", "marks": "packed", "numbers": "packed", "actions": "actions", "factors": "factors"}
    return name not in flag or shape[flag[name]]


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


def library():
    """The library, loaded once."""
    global _library
    if _library is None:
        lib = ctypes.CDLL(path())
        lib.railhex_version.restype = ctypes.c_int64
        if lib.railhex_version() != VERSION:
            raise ImportError(f"{path()} has version {lib.railhex_version()}, and this package needs {VERSION}")
        for name in ("new", "bind", "reset", "step", "call"):
            getattr(lib, "railhex_" + name).restype = ctypes.c_void_p
        lib.railhex_close.restype = lib.railhex_free.restype = None
        lib.railhex_close.argtypes = [ctypes.c_int64]
        lib.railhex_free.argtypes = [ctypes.c_void_p]
        lib.railhex_new.argtypes = [ctypes.c_char_p, ctypes.POINTER(ctypes.c_int64), ctypes.POINTER(ctypes.c_void_p)]
        lib.railhex_bind.argtypes = [ctypes.c_int64, ctypes.c_void_p]
        lib.railhex_reset.argtypes = [ctypes.c_int64, ctypes.c_void_p, ctypes.c_void_p]
        lib.railhex_step.argtypes = [ctypes.c_int64, ctypes.c_void_p]
        lib.railhex_call.argtypes = [ctypes.c_int64, ctypes.c_char_p, ctypes.POINTER(ctypes.c_void_p)]
        _library = lib
    return _library


class Native:
    """Many games, played by the shared library."""

    def __init__(self, config, shape):
        self._number = 0  # the number of no games
        self._lib = library()
        number, size = ctypes.c_int64(), ctypes.c_void_p()
        self._check(self._lib.railhex_new(json.dumps(config).encode(), ctypes.byref(number), ctypes.byref(size)))
        self._number = number.value
        self.size = json.loads(self._take(size.value))
        if not self.size["dense"] and (shape["dense"] or shape["packed"] or shape["actions"] or shape["factors"]):
            raise RailhexError("the description of this game has no arrays")
        self.arrays = allocate(self.size, shape)
        addresses = (ctypes.c_void_p * len(ARRAYS))()
        for i, (name, _, _) in enumerate(ARRAYS):
            if name in self.arrays:
                addresses[i] = self.arrays[name].ctypes.data
        self._check(self._lib.railhex_bind(self._number, addresses))

    def _take(self, address):
        text = ctypes.string_at(address)
        self._lib.railhex_free(address)
        return text

    def _check(self, failed):
        if failed:
            raise RailhexError.of(self._take(failed))

    def reset(self, which, seeds):
        self._check(self._lib.railhex_reset(self._number, which.ctypes.data, seeds.ctypes.data))

    def step(self, actions):
        self._check(self._lib.railhex_step(self._number, actions.ctypes.data))

    def call(self, **call):
        answer = ctypes.c_void_p()
        self._check(self._lib.railhex_call(self._number, json.dumps(call).encode(), ctypes.byref(answer)))
        return json.loads(self._take(answer.value))

    def close(self):
        if self._number:
            self._lib.railhex_close(self._number)
            self._number = 0

    __del__ = close

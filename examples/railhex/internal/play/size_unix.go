//go:build linux || darwin || freebsd || netbsd || openbsd

package play

import (
	"os"
	"syscall"
	"unsafe"
)

// sizeOf is how large the terminal is that a file is open on.
func sizeOf(file *os.File) (width, height int, ok bool) {
	var size struct{ rows, columns, across, down uint16 }
	_, _, failed := syscall.Syscall(syscall.SYS_IOCTL, file.Fd(), syscall.TIOCGWINSZ, uintptr(unsafe.Pointer(&size)))
	return int(size.columns), int(size.rows), failed == 0 && size.columns > 0 && size.rows > 0
}

//go:build darwin || dragonfly || freebsd || illumos || linux || netbsd || openbsd

package logbook

import (
	"errors"
	"os"
	"syscall"
)

// lock takes a file for this program alone. The system lets go of it when the
// file is closed or the program ends, even by force, so that nothing is left
// behind that would bar the next one.
func lock(file *os.File) error {
	err := syscall.Flock(int(file.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	switch {
	case errors.Is(err, syscall.EWOULDBLOCK):
		return ErrBusy
	case err != nil:
		return &os.PathError{Op: "lock", Path: file.Name(), Err: err}
	}
	return nil
}

//go:build unix

package store

import "syscall"

// free returns how many bytes of the disk of a folder are free, 0 where that is not known.
func free(folder string) float64 {
	var disk syscall.Statfs_t
	if err := syscall.Statfs(folder, &disk); err != nil {
		return 0
	}
	return float64(disk.Bavail) * float64(disk.Bsize)
}

package main

import (
	"context"
	"errors"
	"os"
	"time"
)

// A disk is how long a page of 4 KiB takes until it is on the disk, where the servers'
// tables are. A server that promises to keep a move waits for that.
type disk struct{ p50, p99 time.Duration }

// watchDisk writes over pages of a file that lies on the disk already, now and then until
// the context ends.
func watchDisk(ctx context.Context) (_ disk, err error) {
	f, err := os.CreateTemp("", "load")
	if err != nil {
		return disk{}, err
	}
	defer func() { err = errors.Join(err, f.Close(), os.Remove(f.Name())) }()
	const page, pages = 4 << 10, 256
	if _, err := f.Write(make([]byte, page*pages)); err != nil {
		return disk{}, err
	}
	if err := f.Sync(); err != nil {
		return disk{}, err
	}
	var waits []time.Duration
	for i := 0; ctx.Err() == nil; i++ {
		began := time.Now()
		if _, err := f.WriteAt(make([]byte, page), int64(i%pages*page)); err != nil {
			return disk{}, err
		}
		if err := f.Sync(); err != nil {
			return disk{}, err
		}
		waits = append(waits, time.Since(began))
		time.Sleep(20 * time.Millisecond)
	}
	return disk{quantile(waits, .5), quantile(waits, .99)}, nil
}

package main

import (
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"runtime/pprof"
	"sync"
	"time"
)

// profile writes where this program and the servers spend their time for a while:
// load.pprof, server-1.pprof and so on, for go tool pprof. It gives what waits for
// them.
func (s *servers) profile(folder string, length time.Duration) (wait func() error, err error) {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return nil, err
	}
	own, err := os.Create(filepath.Join(folder, "load.pprof"))
	if err != nil {
		return nil, err
	}
	if err := pprof.StartCPUProfile(own); err != nil {
		return nil, errors.Join(err, own.Close())
	}
	failed := make([]error, len(s.profiles))
	var all sync.WaitGroup
	for i, address := range s.profiles {
		all.Go(func() {
			url := fmt.Sprintf("http://%s/debug/pprof/profile?seconds=%.0f", address, length.Seconds())
			failed[i] = save(url, filepath.Join(folder, fmt.Sprintf("server-%d.pprof", i+1)))
		})
	}
	return func() error {
		all.Wait()
		pprof.StopCPUProfile()
		return errors.Join(append(failed, own.Close())...)
	}, nil
}

func save(url, file string) error {
	answer, err := http.Get(url)
	if err != nil {
		return err
	}
	defer answer.Body.Close()
	if answer.StatusCode != http.StatusOK {
		return fmt.Errorf("%s: %s", url, answer.Status)
	}
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	_, err = io.Copy(f, answer.Body)
	return errors.Join(err, f.Close())
}

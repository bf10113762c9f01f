//go:build wasip1

// Program system asks of a system whatever Go's runtime and library ask of it.
package main

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"runtime"
	"runtime/debug"
	"structs"
	"syscall"
	"time"
	"unsafe"
)

func main() {} // a module that is called is not run

// check panics at the first answer that is wrong.
//
//go:wasmexport check
func check() {
	for _, one := range []func() error{clocks, timers, garbage, descriptors, plainly} {
		if err := one(); err != nil {
			panic(err)
		}
	}
	fmt.Print("all is ")
	fmt.Fprintln(os.Stderr, "well")
}

func clocks() error {
	if year := time.Now().Year(); year < 2024 || year > 2200 {
		return fmt.Errorf("it is %d", year)
	}
	began := time.Now()
	for time.Since(began) == 0 {
	}
	if passed := time.Since(began); passed < 0 || passed > time.Hour {
		return fmt.Errorf("%v pass", passed)
	}
	var some, more [100_000]byte
	if _, err := rand.Read(some[:]); err != nil {
		return err
	}
	if _, err := rand.Read(more[:]); err != nil || some == more || some[len(some)-32] == 0 && [32]byte(some[len(some)-32:]) == [32]byte{} {
		return fmt.Errorf("random bytes: %v", err)
	}
	return nil
}

// timers waits for timers with nothing else to do: Go's scheduler sleeps.
func timers() error {
	const long = 30 * time.Millisecond
	began := time.Now()
	time.Sleep(long)
	if slept := time.Since(began); slept < long {
		return fmt.Errorf("a sleep of %v takes %v", long, slept)
	}
	first, second := time.After(2*long), time.After(long)
	<-first
	<-second
	ctx, stop := context.WithTimeout(context.Background(), long)
	defer stop()
	<-ctx.Done()
	return nil
}

// garbage collects, and gives memory back, beside timers that run.
func garbage() error {
	ticks := time.NewTicker(time.Millisecond)
	defer ticks.Stop()
	made := make(chan []byte)
	go func() {
		for range 50 {
			made <- make([]byte, 1<<20)
			<-ticks.C
		}
		close(made)
	}()
	for range made {
		runtime.GC()
	}
	debug.FreeOSMemory()
	return nil
}

func descriptors() error {
	if text, err := io.ReadAll(os.Stdin); err != nil || len(text) != 0 {
		return fmt.Errorf("standard input has %d bytes: %v", len(text), err)
	}
	if _, err := os.ReadFile("file"); err == nil {
		return errors.New("there is a file")
	}
	if len(os.Args) != 0 || len(os.Environ()) != 0 {
		return fmt.Errorf("arguments %q, environment %q", os.Args, os.Environ())
	}
	if about, err := os.Stdout.Stat(); err == nil && about.Mode()&fs.ModeType == 0 {
		return errors.New("standard output is a file")
	}
	buffer := []byte("text")
	_, reading := syscall.Read(9, buffer)
	_, writing := syscall.Write(9, buffer)
	for what, err := range map[string]error{"read": reading, "written": writing, "closed": syscall.Close(9), "changed": syscall.SetNonblock(9, true)} {
		if !errors.Is(err, syscall.EBADF) {
			return fmt.Errorf("a descriptor that nobody has opened is %s: %v", what, err)
		}
	}
	return nil
}

// A subscription and an event, as WASI lays them out.
type subscription struct {
	_        structs.HostLayout
	userdata uint64
	kind     uint8
	_        [7]byte
	which    uint32 // a clock or a descriptor
	_        uint32
	timeout  uint64
	_        uint64
	flags    uint16
}

type event struct {
	_        structs.HostLayout
	userdata uint64
	err      uint16
	kind     uint8
	rest     [2]uint64 // 0 of a clock
}

// A status of a descriptor, likewise.
type status struct {
	_      structs.HostLayout
	kind   uint8
	flags  uint16
	rights [2]uint64
}

//go:wasmimport wasi_snapshot_preview1 clock_time_get
//go:noescape
func timeOf(clock uint32, precision uint64, out *uint64) uint32

//go:wasmimport wasi_snapshot_preview1 fd_fdstat_get
//go:noescape
func statusOf(descriptor int32, out *status) uint32

//go:wasmimport wasi_snapshot_preview1 fd_fdstat_set_flags
//go:noescape
func setFlags(descriptor int32, flags uint32) uint32

//go:wasmimport wasi_snapshot_preview1 poll_oneoff
//go:noescape
func poll(in *subscription, out *event, count uint32, happened *uint32) uint32

const (
	read, write            = 1, 2 // 0 is a clock
	realtime, monotonic    = 0, 1
	hour                   = uint64(time.Hour)
	absolute               = 1
	badDescriptor, invalid = 8, 28
	characters             = 2
)

// plainly asks for what Go's runtime asks for seldom or never.
func plainly() error {
	if size := unsafe.Sizeof(subscription{}); size != 48 {
		return fmt.Errorf("a subscription has %d bytes", size)
	}
	now := uint64(time.Now().UnixNano())
	for what, c := range map[string]struct {
		in   []subscription
		want []event
	}{
		"the first of two sleeps": {[]subscription{{userdata: 1, which: monotonic, timeout: hour}, {userdata: 2, which: monotonic, timeout: 1}}, []event{{userdata: 2}}},
		"a time that has passed":  {[]subscription{{userdata: 3, which: realtime, timeout: now, flags: absolute}}, []event{{userdata: 3}}},
		"a time that comes":       {[]subscription{{userdata: 4, which: realtime, timeout: uint64(time.Now().Add(time.Second / 10).UnixNano()), flags: absolute}}, []event{{userdata: 4}}},
		"no clock":                {[]subscription{{userdata: 5, which: 7, timeout: hour}}, []event{{userdata: 5, err: invalid}}},
		"standard output":         {[]subscription{{userdata: 6, kind: write, which: 1}, {userdata: 7, timeout: hour}}, []event{{userdata: 6, kind: write}}},
		"no descriptor":           {[]subscription{{userdata: 8, kind: read, which: 9}}, []event{{userdata: 8, err: badDescriptor, kind: read}}},
		"two at once":             {[]subscription{{userdata: 9, which: monotonic}, {userdata: 10, which: monotonic}}, []event{{userdata: 9}, {userdata: 10}}},
	} {
		out := make([]event, len(c.in))
		for i := range out {
			out[i] = event{userdata: 99, err: 99, kind: 99, rest: [2]uint64{99, 99}}
		}
		var happened uint32
		if code := poll(&c.in[0], &out[0], uint32(len(c.in)), &happened); code != 0 || int(happened) != len(c.want) {
			return fmt.Errorf("%s: %d with %d events", what, code, happened)
		}
		for i, want := range c.want {
			if out[i] != want {
				return fmt.Errorf("%s: %+v", what, out[i])
			}
		}
	}
	for _, descriptor := range []int32{0, 1, 2} {
		about := status{kind: 99, flags: 99, rights: [2]uint64{99, 99}}
		if code := statusOf(descriptor, &about); code != 0 || about != (status{kind: characters}) {
			return fmt.Errorf("descriptor %d: %d, %+v", descriptor, code, about)
		}
	}
	if get, set := statusOf(9, &status{}), setFlags(9, 0); get != badDescriptor || set != badDescriptor {
		return fmt.Errorf("the status of a descriptor that nobody has opened: %d, %d", get, set)
	}
	var told uint64
	if code := timeOf(7, 0, &told); code != invalid {
		return fmt.Errorf("the time of no clock: %d", code)
	}
	var happened uint32
	if code := poll(&subscription{}, &event{}, 0, &happened); code != invalid {
		return fmt.Errorf("nothing to wait for: %d", code)
	}
	return nil
}

// The ways in which a program ends.

//go:wasmexport fall
func fall() { panic("on purpose") }

//go:wasmexport wait
func wait() { select {} }

//go:wasmexport leave
func leave() { os.Exit(3) }

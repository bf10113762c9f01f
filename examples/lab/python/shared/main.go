// Command shared is a library for programs in C and in languages that call C, such as
// Python with ctypes:
//
//	go build -buildmode=c-shared -o librailhex.so ./shared
//
// Each function returns NULL, or an error in JSON that railhex_free takes back. Arrays
// are the caller's, and are written in place until the Batch is closed.
package main

/*
#include <stdint.h>
#include <stdlib.h>

typedef struct {
	int8_t  *seat;
	int32_t *legal, *left_out;
	uint8_t *ended;
	float   *rewards;
	float   *dense;
	uint8_t *marks;
	int16_t *numbers;
	int64_t *actions;
	int32_t *factors;
} railhex_arrays;
*/
import "C"

import (
	"encoding/json"
	"fmt"
	"sync"
	"unsafe"

	"github.com/railhex/railhex/examples/lab/python/batch"
	"github.com/railhex/railhex/internal/games"
)

func main() {}

// An open is a Batch that a program holds by its number.
type open struct {
	sync.Mutex
	*batch.Batch
}

var (
	opened  sync.Map // by number
	numbers struct {
		sync.Mutex
		last int64
	}
)

// with does something with a Batch, alone. What goes wrong, a panic too, is an error for
// the caller: a panic would end the interpreter.
func with(number C.int64_t, do func(*batch.Batch) error) (failed *C.char) {
	found, ok := opened.Load(int64(number))
	if !ok {
		return C.CString(`{"kind": "other", "message": "these games are closed"}`)
	}
	b := found.(*open)
	b.Lock()
	defer b.Unlock()
	defer caught(&failed)
	if err := do(b.Batch); err != nil {
		return C.CString(string(b.Failure(err)))
	}
	return nil
}

func caught(failed **C.char) {
	if fault := recover(); fault != nil {
		text, _ := json.Marshal(map[string]string{"kind": "panic", "message": fmt.Sprint(fault)})
		*failed = C.CString(string(text))
	}
}

//export railhex_version
func railhex_version() C.int64_t { return batch.Version }

//export railhex_free
func railhex_free(text *C.char) { C.free(unsafe.Pointer(text)) }

// railhex_new begins games by a batch.Config in JSON, and answers with their batch.Size.
//
//export railhex_new
func railhex_new(config *C.char, number *C.int64_t, size **C.char) (failed *C.char) {
	defer caught(&failed)
	var c batch.Config
	err := json.Unmarshal([]byte(C.GoString(config)), &c)
	var b *batch.Batch
	if err == nil {
		b, err = batch.New(games.All(), c)
	}
	if err != nil {
		return C.CString(string(batch.Failure(games.All(), err)))
	}
	text, err := json.Marshal(b.Size())
	if err != nil {
		return C.CString(string(b.Failure(err)))
	}
	*number, *size = keep(b), C.CString(string(text))
	return nil
}

// keep returns the number of a Batch from now on.
func keep(b *batch.Batch) C.int64_t {
	numbers.Lock()
	defer numbers.Unlock()
	numbers.last++
	opened.Store(numbers.last, &open{Batch: b})
	return C.int64_t(numbers.last)
}

// railhex_clone begins games that stand where others do, and writes into these arrays.
//
//export railhex_clone
func railhex_clone(of C.int64_t, to *C.railhex_arrays, number *C.int64_t) *C.char {
	return with(of, func(b *batch.Batch) error {
		clone, err := b.Clone()
		if err == nil {
			err = bind(clone, to)
		}
		if err == nil {
			*number = keep(clone)
		}
		return err
	})
}

//export railhex_close
func railhex_close(number C.int64_t) { opened.Delete(int64(number)) }

// railhex_bind writes into these arrays from now on. A NULL is an array that is not
// wanted; of the first five all are.
//
//export railhex_bind
func railhex_bind(number C.int64_t, to *C.railhex_arrays) *C.char {
	return with(number, func(b *batch.Batch) error { return bind(b, to) })
}

func bind(b *batch.Batch, to *C.railhex_arrays) error {
	s := b.Size()
	n := s.Games
	return b.Bind(&batch.Arrays{
		Seat:    slice[int8](to.seat, n),
		Legal:   slice[int32](to.legal, n),
		LeftOut: slice[int32](to.left_out, n),
		Ended:   slice[uint8](to.ended, n),
		Rewards: slice[float32](to.rewards, n*s.Seats),
		Dense:   slice[float32](to.dense, n*s.Dense),
		Marks:   slice[uint8](to.marks, n*s.Marks),
		Numbers: slice[int16](to.numbers, n*s.Numbers),
		Actions: slice[int64](to.actions, n*s.Moves),
		Factors: slice[int32](to.factors, n*s.Moves*s.Factors),
	})
}

// slice returns the elements at an address in C, none at NULL.
func slice[Go, C any](at *C, n int) []Go {
	if at == nil {
		return nil
	}
	return unsafe.Slice((*Go)(unsafe.Pointer(at)), n)
}

// railhex_reset begins games anew: those with a 1 in which, with these seeds. Either may
// be NULL.
//
//export railhex_reset
func railhex_reset(number C.int64_t, which *C.uint8_t, seeds *C.uint64_t) *C.char {
	return with(number, func(b *batch.Batch) error {
		n := b.Size().Games
		return b.Reset(slice[uint8](which, n), slice[uint64](seeds, n))
	})
}

// railhex_step makes the move of an index in each game.
//
//export railhex_step
func railhex_step(number C.int64_t, actions *C.int32_t) *C.char {
	return with(number, func(b *batch.Batch) error {
		return b.Step(slice[int32](actions, b.Size().Games))
	})
}

// railhex_totals writes the points of each seat as things stand, a row for each game.
//
//export railhex_totals
func railhex_totals(number C.int64_t, to *C.int32_t) *C.char {
	return with(number, func(b *batch.Batch) error {
		s := b.Size()
		return b.Totals(slice[int32](to, s.Games*s.Seats))
	})
}

// railhex_see writes what a seat sees of a game: as many numbers as batch.Size.Dense says.
//
//export railhex_see
func railhex_see(number C.int64_t, game, seat C.int64_t, to *C.float) *C.char {
	return with(number, func(b *batch.Batch) error {
		return b.See(slice[float32](to, b.Size().Dense), int(game), int(seat))
	})
}

// railhex_call answers a batch.Call in JSON.
//
//export railhex_call
func railhex_call(number C.int64_t, call *C.char, answer **C.char) *C.char {
	return with(number, func(b *batch.Batch) error {
		text, err := b.Call([]byte(C.GoString(call)))
		if err == nil {
			*answer = C.CString(string(text))
		}
		return err
	})
}

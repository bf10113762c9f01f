package family

import (
	"runtime"
	"sync"
	"sync/atomic"
	"weak"
)

// Interned keeps one value for each key, so that pointers to values of equal keys are
// equal. A game compiles what never changes in a game once for each setup, and its State
// points there. Two positions of the same setup are then equal with == even if one of
// them was read from a file. The key is the setup, or its text where two setups that
// differ with == can be the same, such as maps that were read twice.
//
//	type State struct {
//		game *compiled // the same pointer for the same setup
//		…
//	}
//
//	var games family.Interned[string, compiled]
//
//	game := games.Get(setup.String(), func() *compiled { return compile(setup) })
//
// The garbage collector frees values that nothing else points to, and their keys. An
// Interned may be used by any number of goroutines. Its zero value is empty and ready to
// use; do not copy it afterwards.
type Interned[K comparable, T any] struct {
	mutex  sync.Mutex
	values map[K]weak.Pointer[T]
}

// Get returns the value of a key. If the key has no value it calls makeValue, while other
// callers of Get wait. So makeValue must not use the same Interned. It may return nil,
// such as for a setup that has faults: then Get returns nil, and asks again the next time.
func (t *Interned[K, T]) Get(key K, makeValue func() *T) *T {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	if value := t.values[key].Value(); value != nil {
		return value
	}
	value := makeValue()
	if value == nil {
		return nil
	}
	if t.values == nil {
		t.values = make(map[K]weak.Pointer[T])
	}
	t.values[key] = weak.Make(value)
	runtime.AddCleanup(value, t.forget, key)
	return value
}

// forget drops the entry of a value that was collected, unless there is another of the
// same key by now.
func (t *Interned[K, T]) forget(key K) {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	if t.values[key].Value() == nil {
		delete(t.values, key)
	}
}

// Len returns the number of keys that are kept.
func (t *Interned[K, T]) Len() int {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	return len(t.values)
}

// A Recent finds the value of the last key again, as long as no other key comes between.
// An example is the game of a setup whose map was read from a file, followed by a
// thousand positions of it. It keeps one key, so that keys alike of which each is another
// pointer do not gather, and the value as long as something else points there.
//
// A Recent may be used by any number of goroutines. Its zero value is empty and ready to
// use; do not copy it afterwards.
type Recent[K comparable, T any] struct {
	last atomic.Pointer[recentValue[K, T]]
}

type recentValue[K comparable, T any] struct {
	key   K
	value weak.Pointer[T]
}

// Get returns the value of a key. If it is not the key that was asked for last, or if its
// value was collected, Get calls find, which may return nil.
func (r *Recent[K, T]) Get(key K, find func() *T) *T {
	if last := r.last.Load(); last != nil && last.key == key {
		if value := last.value.Value(); value != nil {
			return value
		}
	}
	value := find()
	if value != nil {
		r.last.Store(&recentValue[K, T]{key, weak.Make(value)})
	}
	return value
}

// Games keeps what never changes in a game, compiled once for each setup. Setups with the same
// text are the same. Its zero value is empty and ready to use; do not copy it afterwards.
type Games[Setup comparable, Game any] struct {
	byText Interned[string, Game]
	ship   Interned[Setup, Game]
	recent Recent[Setup, Game]
}

// Get returns the game of a setup, or what check says is wrong with it. The game of a setup whose
// parts all ship is found without the text, and so is that of the setup that was asked for last.
// What a setup points to must not change.
func (g *Games[Setup, Game]) Get(
	setup Setup, ships bool, check func(Setup) error, text func(Setup) string, compile func(setup Setup, text string) *Game,
) (game *Game, err error) {
	anew := func() *Game {
		if err = check(setup); err != nil {
			return nil
		}
		text := text(setup)
		return g.byText.Get(text, func() *Game { return compile(setup, text) })
	}
	if ships {
		game = g.ship.Get(setup, anew)
	} else {
		game = g.recent.Get(setup, anew)
	}
	return game, err
}

package intern

import (
	"runtime"
	"sync"
	"weak"
)

// A Table holds the values that were made and are still in use, by the text
// that each was made from.
type Table[T any] struct{ Keyed[string, T] }

// Keyed holds them by something else than a text, such as a setup whose text
// takes time to write.
type Keyed[K comparable, T any] struct {
	mutex  sync.Mutex
	values map[K]weak.Pointer[T]
}

// Get is the one value of a key. Where there is none it is made, while other
// callers wait; what is made must not be nil.
func (t *Keyed[K, T]) Get(key K, makeOf func() *T) *T {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	if value := t.values[key].Value(); value != nil {
		return value
	}
	value := makeOf()
	if t.values == nil {
		t.values = make(map[K]weak.Pointer[T])
	}
	t.values[key] = weak.Make(value)
	runtime.AddCleanup(value, t.forget, key)
	return value
}

// forget drops the entry of a value that was collected, unless there is another
// of the same key by now.
func (t *Keyed[K, T]) forget(key K) {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	if t.values[key].Value() == nil {
		delete(t.values, key)
	}
}

// Len is the number of keys that the table remembers.
func (t *Keyed[K, T]) Len() int {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	return len(t.values)
}

package intern

import (
	"runtime"
	"sync"
	"weak"
)

// A Table holds the values that were made and are still in use, by the text
// that each was made from.
type Table[T any] struct {
	mutex  sync.Mutex
	values map[string]weak.Pointer[T]
}

// Get is the one value of a text. Where there is none it is made, while other
// callers wait; what is made must not be nil.
func (t *Table[T]) Get(text string, makeOf func() *T) *T {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	if value := t.values[text].Value(); value != nil {
		return value
	}
	value := makeOf()
	if t.values == nil {
		t.values = make(map[string]weak.Pointer[T])
	}
	t.values[text] = weak.Make(value)
	runtime.AddCleanup(value, t.forget, text)
	return value
}

// forget drops the entry of a value that was collected, unless there is another
// of the same text by now.
func (t *Table[T]) forget(text string) {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	if t.values[text].Value() == nil {
		delete(t.values, text)
	}
}

// Len is the number of texts that the table remembers.
func (t *Table[T]) Len() int {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	return len(t.values)
}

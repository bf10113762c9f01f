package recent

import (
	"container/list"
	"sync"
)

// Values are values by key. Their methods may be called from any number of
// goroutines.
type Values[K comparable, V any] struct {
	most  int
	mu    sync.Mutex
	order list.List // of value[K, V], the one asked for last in front
	all   map[K]*list.Element
}

type value[K comparable, V any] struct {
	key   K
	value V
}

// New remembers so many values at most.
func New[K comparable, V any](most int) *Values[K, V] {
	return &Values[K, V]{most: most, all: map[K]*list.Element{}}
}

// Get is the value of a key, if it is remembered.
func (v *Values[K, V]) Get(key K) (_ V, ok bool) {
	v.mu.Lock()
	defer v.mu.Unlock()
	e := v.all[key]
	if e == nil {
		return *new(V), false
	}
	v.order.MoveToFront(e)
	return e.Value.(value[K, V]).value, true
}

// GetOrPut returns the value of a key. For an unknown key it remembers and
// returns the given one.
func (v *Values[K, V]) GetOrPut(key K, one V) V {
	v.mu.Lock()
	defer v.mu.Unlock()
	if e := v.all[key]; e != nil {
		v.order.MoveToFront(e)
		return e.Value.(value[K, V]).value
	}
	v.put(key, one)
	return one
}

// Put remembers a value, in the place of the one before.
func (v *Values[K, V]) Put(key K, one V) {
	v.mu.Lock()
	defer v.mu.Unlock()
	if e := v.all[key]; e != nil {
		e.Value = value[K, V]{key, one}
		v.order.MoveToFront(e)
		return
	}
	v.put(key, one)
}

// put remembers a value of a key that has none; the lock is held.
func (v *Values[K, V]) put(key K, one V) {
	if v.order.Len() == v.most {
		last := v.order.Back()
		v.order.Remove(last)
		delete(v.all, last.Value.(value[K, V]).key)
	}
	v.all[key] = v.order.PushFront(value[K, V]{key, one})
}

package family

import (
	"math"
	"math/rand/v2"
	"reflect"
	"strings"
)

// Safe calls every exported method of some values with arguments that no game has a use
// for, and walks the iterators that it gets. The values are pointers, such as to the zero
// State and the zero Move; each is also an argument where a method wants its type. The
// error joins what panics, and what changes a value; methods that decode are called on
// copies. Methods that ask for a function or an interface are left out.
//
//	err := family.Safe(new(State), new(Move), new(Phase))
func Safe(values ...any) error {
	var wrong Faults
	samples := make(map[reflect.Type][]reflect.Value)
	for _, value := range values {
		v := reflect.ValueOf(value).Elem()
		samples[v.Type()] = append(samples[v.Type()], v)
	}
	for _, value := range values {
		for round := range 7 {
			wrong = append(wrong, callEach(reflect.ValueOf(value), func(of reflect.Type, i int) reflect.Value {
				all := append(awkward(of), samples[of]...)
				return all[(round+i)%len(all)]
			})...)
		}
	}
	return wrong.Err()
}

// SafeLaw returns the law for [Options] that no method of a position panics or changes it,
// whatever it is asked.
func SafeLaw[P Pointer[State, Move], State, Move comparable]() Law[State, Move] {
	return Law[State, Move]{"no method panics, whatever it is asked", func(at At[State, Move]) error {
		s := *at.State
		return Faults(callEach(reflect.ValueOf(&s), func(of reflect.Type, _ int) reflect.Value {
			if of == reflect.TypeFor[Move]() && at.Random.IntN(4) > 0 {
				return reflect.ValueOf(at.Trials[at.Random.IntN(len(at.Trials))])
			}
			all := awkward(of)
			return all[at.Random.IntN(len(all))]
		})).Err()
	}}
}

// callEach calls each method of a value once, with arguments that choose returns for
// their types and places.
func callEach(receiver reflect.Value, choose func(of reflect.Type, i int) reflect.Value) (wrong Faults) {
	for i := range receiver.NumMethod() {
		name, of := receiver.Type().Method(i).Name, receiver.Method(i).Type()
		args := make([]reflect.Value, of.NumIn())
		callable := !of.IsVariadic()
		for i := range args {
			kind := of.In(i).Kind()
			callable = callable && kind != reflect.Func && kind != reflect.Interface
			if callable {
				args[i] = choose(of.In(i), i)
			}
		}
		if !callable {
			continue
		}
		fresh := reflect.New(receiver.Type().Elem())
		fresh.Elem().Set(receiver.Elem())
		if fault := panicOf(fresh.Method(i), args); fault != nil {
			wrong.Add("%v.%s(%v) panics: %v", receiver.Type(), name, args, fault)
		} else if !strings.HasPrefix(name, "Unmarshal") && !sameValue(fresh.Elem(), receiver.Elem()) {
			wrong.Add("%v.%s(%v) changes what it is called on", receiver.Type(), name, args)
		}
	}
	return wrong
}

// sameValue compares as == does where it can, which is much the faster.
func sameValue(a, b reflect.Value) bool {
	if a.Comparable() {
		return a.Interface() == b.Interface()
	}
	return reflect.DeepEqual(a.Interface(), b.Interface())
}

// panicOf calls a method and walks the iterators that it returns. It returns what the
// method panics with.
func panicOf(method reflect.Value, args []reflect.Value) (fault any) {
	defer func() { fault = recover() }()
	for _, result := range method.Call(args) {
		switch of := result.Type(); {
		case of.Kind() == reflect.Func && !result.IsNil() && of.CanSeq():
			for range result.Seq() {
			}
		case of.Kind() == reflect.Func && !result.IsNil() && of.CanSeq2():
			for range result.Seq2() {
			}
		}
	}
	return nil
}

// awkward returns arguments of a type, most of which mean nothing to a game.
func awkward(of reflect.Type) (values []reflect.Value) {
	zero := reflect.New(of).Elem()
	switch {
	case of == reflect.TypeFor[*rand.Rand]():
		return []reflect.Value{reflect.ValueOf(rand.New(rand.NewPCG(1, 2)))}
	case of.Kind() == reflect.Pointer:
		return []reflect.Value{reflect.New(of.Elem())}
	case zero.CanInt():
		for _, n := range []int64{0, -1, 1, 6, 7, math.MaxInt64, math.MinInt64} {
			value := reflect.New(of).Elem()
			value.SetInt(n)
			values = append(values, value)
		}
	case zero.CanUint():
		for _, n := range []uint64{0, 1, 5, 6, 8, math.MaxUint64} {
			value := reflect.New(of).Elem()
			value.SetUint(n)
			values = append(values, value)
		}
	default:
		values = []reflect.Value{zero}
	}
	return values
}

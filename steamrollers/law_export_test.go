package steamrollers

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"unsafe"
)

// CarriedDistances is the set of distances between two different cities that
// a State carries along for a seat, ascending.
func CarriedDistances(s *State, seat Seat, a, b int) []int {
	return slices.Collect(s.sheetOf(seat).reach.between(a, b).All())
}

// HashIgnores names the parts of a State that can be changed without the hash
// becoming another. Left out are parts that nothing plays with, or that follow
// from others: the sheets of seats that nobody has, Olive's without her, and
// what is carried along of links.
func HashIgnores(s State) (ignored []string) {
	hash := s.Hash()
	for part, offset := range numbersIn(reflect.TypeFor[State](), "State", 0) {
		var seat int
		if _, of, ok := strings.Cut(part, "["); ok && !strings.Contains(part, "supply") {
			fmt.Sscan(of, &seat)
		}
		if seat >= int(s.game.seats) || strings.Contains(part, "reach") || strings.Contains(part, "olive") && !s.game.solo() {
			continue
		}
		changed := s
		*(*byte)(unsafe.Add(unsafe.Pointer(&changed), offset)) ^= 1
		if changed.Hash() == hash {
			ignored = append(ignored, part)
		}
	}
	return ignored
}

// numbersIn walks the numbers in a type, each with its name and its offset.
func numbersIn(of reflect.Type, name string, offset uintptr) func(yield func(string, uintptr) bool) {
	return func(yield func(string, uintptr) bool) {
		switch of.Kind() {
		case reflect.Pointer:
		case reflect.Struct:
			for i := range of.NumField() {
				for part, at := range numbersIn(of.Field(i).Type, name+"."+of.Field(i).Name, offset+of.Field(i).Offset) {
					if !yield(part, at) {
						return
					}
				}
			}
		case reflect.Array:
			for i := range of.Len() {
				for part, at := range numbersIn(of.Elem(), fmt.Sprintf("%s[%d]", name, i), offset+uintptr(i)*of.Elem().Size()) {
					if !yield(part, at) {
						return
					}
				}
			}
		default:
			yield(name, offset)
		}
	}
}

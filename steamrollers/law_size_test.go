package steamrollers_test

import (
	"reflect"
	"testing"
	"unsafe"

	"github.com/railhex/railhex/steamrollers"
)

func TestAStateIsSmallAndComparable(t *testing.T) {
	const most = 384
	if size := unsafe.Sizeof(steamrollers.State{}); size > most {
		t.Errorf("a State takes %d bytes, more than %d", size, most)
	}
	_ = map[steamrollers.State]bool{} // does not compile otherwise
}

func TestAMoveIsSmallAndComparable(t *testing.T) {
	const most = 24
	if size := unsafe.Sizeof(steamrollers.Move{}); size > most {
		t.Errorf("a Move takes %d bytes, more than %d", size, most)
	}
	_ = map[steamrollers.Move]bool{}
}

// TestAStateSharesOnePointer walks the parts of a State: beside what never
// changes in a game there is nothing in it that two States could share.
func TestAStateSharesOnePointer(t *testing.T) {
	var pointers []string
	var walk func(of reflect.Type, path string)
	walk = func(of reflect.Type, path string) {
		switch of.Kind() {
		case reflect.Struct:
			for i := range of.NumField() {
				walk(of.Field(i).Type, path+"."+of.Field(i).Name)
			}
		case reflect.Array:
			walk(of.Elem(), path+"[]")
		case reflect.Bool, reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64,
			reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		default:
			pointers = append(pointers, path+" "+of.String())
		}
	}
	walk(reflect.TypeFor[steamrollers.State](), "State")
	if len(pointers) != 1 {
		t.Errorf("a State holds what could be shared: %v", pointers)
	}
}

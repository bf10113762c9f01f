package games

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steampower"
)

// TestWhatDoesNotExistIsZero asks positions of a game about seats, hexes and numbers that do not
// exist: a method returns zero values, unless its comment says otherwise.
func TestWhatDoesNotExistIsZero(t *testing.T) {
	rollers, err := steamrollers.New(steamrollers.Setup{Players: 2})
	if err != nil {
		t.Fatal(err)
	}
	askOfNothing(t, &rollers)
	power, err := steampower.New(steampower.Setup{Players: 2})
	if err != nil {
		t.Fatal(err)
	}
	askOfNothing(t, &power, "Report") // which shows to anybody what lies open
	steamed, err := steam.New(steam.Setup{Players: 3})
	if err != nil {
		t.Fatal(err)
	}
	askOfNothing(t, &steamed, "LastBid") // which is -1, since 0 is a bid
}

// askOfNothing asks every position of a game that is played at random.
func askOfNothing[P family.Pointer[State, Move], State, Move comparable](t *testing.T, start P, otherwise ...string) {
	t.Helper()
	random := rand.New(rand.NewPCG(1, 1))
	asked := 0
	for _, position := range family.Play(start, nil, random) {
		value := reflect.ValueOf(&position)
		for i := range value.NumMethod() {
			method := value.Type().Method(i)
			args, ok := nothings(method.Type)
			if !ok || slices.Contains(otherwise, method.Name) {
				continue
			}
			asked++
			for _, result := range value.Method(i).Call(args) {
				if result.Kind() != reflect.Func && !result.IsZero() {
					t.Fatalf("%T.%s(%v) is %v", start, method.Name, args, result)
				}
			}
		}
	}
	if asked == 0 {
		t.Errorf("%T has no methods that ask about seats, hexes and numbers", start)
	}
}

// nothings returns arguments for a method of which each names nothing; it reports false if
// the method asks for anything else.
func nothings(method reflect.Type) (args []reflect.Value, ok bool) {
	for i := 1; i < method.NumIn(); i++ { // after the receiver
		switch in := method.In(i); {
		case in == reflect.TypeFor[hexmap.Cell]():
			args = append(args, reflect.ValueOf(hexmap.CellAt(hexmap.MaxRows, hexmap.MaxColumns)))
		case in.Kind() == reflect.Int, in.Kind() == reflect.Uint8:
			args = append(args, reflect.ValueOf(uint8(200)).Convert(in))
		default:
			return nil, false
		}
	}
	return args, args != nil && !method.IsVariadic()
}

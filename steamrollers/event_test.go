package steamrollers_test

import (
	"testing"

	"github.com/railhex/railhex/steamrollers"
)

func TestEventKindsHaveNamesOfTheirOwn(t *testing.T) {
	named := map[string]steamrollers.EventKind{}
	for kind := steamrollers.CityFilled; kind <= steamrollers.GameEnded; kind++ {
		name := kind.String()
		if other, twice := named[name]; name == "" || twice {
			t.Errorf("kind %d is called %q, as is %d", int(kind), name, int(other))
		}
		named[name] = kind
	}
	for _, none := range []steamrollers.EventKind{0, steamrollers.GameEnded + 1, 255} {
		if none.String() != "" {
			t.Errorf("kind %d is called %q", int(none), none)
		}
	}
}

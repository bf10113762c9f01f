package steamrollers_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/railhex/railhex/steamrollers"
)

// A position goes through JSON unharmed, with everything that it knows.
func ExampleState_MarshalJSON() {
	s, _ := steamrollers.New(steamrollers.Setup{Players: 2})
	saved, _ := json.Marshal(s)

	var loaded steamrollers.State
	err := json.Unmarshal(saved, &loaded)
	fmt.Println(loaded == s, err)
	// Output: true <nil>
}

// Decoding trusts nothing: it says which field cannot be read, or lists what is wrong
// with all that can, and no position comes out.
func ExampleState_UnmarshalJSON() {
	s, _ := steamrollers.New(steamrollers.Setup{Players: 2})
	saved, _ := json.Marshal(s)
	var loaded steamrollers.State
	forged := strings.Replace(string(saved), `"track":[]`, `"track":["b2 E-W"]`, 1)
	fmt.Println(json.Unmarshal([]byte(forged), &loaded))
	forged = strings.Replace(string(saved), `"bag":{"Y":10`, `"bag":{"Y":9`, 1)
	err := json.Unmarshal([]byte(forged), &loaded)
	fmt.Println(err)
	fmt.Println(errors.Is(err, steamrollers.MustParseRule("GOODS-1")), loaded == steamrollers.State{})
	// Output:
	// players[0].track[0]: b2 is a city, and no track can be in it (BUILD-3)
	// bag: goods Y in bag and cities, with players and removed: 9, and must be 10 (GOODS-1)
	// bag: not all goods are in the bag, and none has been drawn yet (SETUP-2)
	// true true
}

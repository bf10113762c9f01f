package build

import (
	"bytes"
	"fmt"
	"reflect"
	"strings"

	"github.com/railhex/railhex/examples/frontend"
)

// names are what the games are called in names of types.
var names = map[string]string{"steamrollers": "SteamRollers", "steampower": "SteamPower", "steam": "Steam"}

// setups are what is played of each.
var setups = []any{frontend.RollersSetup{}, frontend.PowerSetup{}, frontend.SteamSetup{}}

// Kinds are the declarations of setups, moves and events, of what the Go side says of
// them.
func Kinds() []byte {
	var w bytes.Buffer
	w.WriteString("// Setups, moves and events of the games. This file is generated from the Go types.\n")
	for i, g := range frontend.Games() {
		name := names[g.Name]
		fmt.Fprintf(&w, "\n/** What is played of %s. */\nexport interface %sSetup {\n  game: %q;\n", name, name, g.Name)
		of := reflect.TypeOf(setups[i])
		for f := range of.NumField() {
			field := of.Field(f)
			tag, options, _ := strings.Cut(field.Tag.Get("json"), ",")
			if tag == "game" {
				continue
			}
			optional := ""
			if options != "" {
				optional = "?"
			}
			fmt.Fprintf(&w, "  %s%s: %s;\n", tag, optional, typeOf(field.Type, false))
		}
		w.WriteString("}\n")
		union(&w, name+"Move", "move", "text: string; readonly chance: boolean", g.Moves)
		union(&w, name+"Event", "event", "rule: string; readonly seat: number; readonly text: string", g.Events)
	}
	return w.Bytes()
}

// union writes the type of all kinds of moves or events.
func union(w *bytes.Buffer, name, what, always string, kinds []frontend.Kind) {
	fmt.Fprintf(w, "\n/** One %s, by its kind. */\nexport type %s =\n", what, name)
	for i, kind := range kinds {
		end := ""
		if i == len(kinds)-1 {
			end = ";"
		}
		fmt.Fprintf(w, "  | { readonly kind: %q; readonly %s", kind.Name, always)
		for _, member := range kind.Says {
			fmt.Fprintf(w, "; /** %s */ readonly %s: %s", member.Means, member.Name, typeOf(member.Type, true))
		}
		fmt.Fprintf(w, " }%s\n", end)
	}
}

// typeOf is the type of a value in TypeScript.
func typeOf(t reflect.Type, fixed bool) string {
	switch t.Kind() {
	case reflect.String:
		return "string"
	case reflect.Bool:
		return "boolean"
	case reflect.Int:
		return "number"
	case reflect.Slice:
		if fixed {
			return "readonly " + typeOf(t.Elem(), fixed) + "[]"
		}
		return typeOf(t.Elem(), fixed) + "[]"
	}
	panic("build: there is no type in TypeScript for " + t.String())
}

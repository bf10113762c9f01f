package build

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
	"strings"

	"github.com/railhex/railhex/examples/frontend"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steampower"
)

// names are what the games are called in names of types.
var names = map[string]string{"steamrollers": "SteamRollers", "steampower": "SteamPower", "steam": "Steam"}

// setups are what is played of each.
var setups = []any{frontend.RollersSetup{}, frontend.PowerSetup{}, frontend.SteamSetup{}}

// reports are what there is to see of each.
var reports = []any{steamrollers.Report{}, steampower.Report{}, steam.Report{}}

// Kinds are the declarations of setups, moves, events and reports, by the Go types.
func Kinds() []byte {
	var w bytes.Buffer
	w.WriteString("// Setups, moves, events and reports of the games. This file is generated from the Go types.\n")
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
		d := declaring{prefix: name, to: &w, done: map[reflect.Type]bool{}}
		fmt.Fprintf(&w, "\n/** What there is to see of a position of %s: see the notation. */", name)
		d.declare(reflect.TypeOf(reports[i]))
	}
	return w.Bytes()
}

// declaring writes the declarations of structs of a game.
type declaring struct {
	prefix string
	to     *bytes.Buffer
	done   map[reflect.Type]bool
}

// declare declares a struct, and those in its fields.
func (d *declaring) declare(t reflect.Type) {
	if d.done[t] {
		return
	}
	d.done[t] = true
	var body bytes.Buffer
	var within []reflect.Type
	for f := range t.NumField() {
		field := t.Field(f)
		name, options, _ := strings.Cut(field.Tag.Get("json"), ",")
		if name == "" {
			name = field.Name
		}
		if options != "" {
			name += "?"
		}
		inner := field.Type
		for inner.Kind() == reflect.Pointer || inner.Kind() == reflect.Slice || inner.Kind() == reflect.Array {
			inner = inner.Elem()
		}
		if inner.Kind() == reflect.Struct && !field.Type.Implements(reflect.TypeFor[json.Marshaler]()) {
			within = append(within, inner)
		}
		fmt.Fprintf(&body, "  %s: %s;\n", name, d.typeOf(field.Type))
	}
	fmt.Fprintf(d.to, "\nexport interface %s%s {\n%s}\n", d.prefix, t.Name(), &body)
	for _, inner := range within {
		d.declare(inner)
	}
}

// typeOf is the type of a field of a struct.
func (d *declaring) typeOf(t reflect.Type) string {
	switch {
	case t.Kind() == reflect.Pointer:
		return d.typeOf(t.Elem()) + " | null"
	case t.Kind() == reflect.Struct:
		return d.prefix + t.Name()
	case t.Kind() == reflect.Map || t.Implements(reflect.TypeFor[json.Marshaler]()):
		return "Record<string, number>" // counts by what is counted
	case t.Kind() == reflect.Slice || t.Kind() == reflect.Array:
		element := d.typeOf(t.Elem())
		if strings.Contains(element, "|") {
			element = "(" + element + ")"
		}
		return element + "[]"
	}
	return typeOf(t, false)
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

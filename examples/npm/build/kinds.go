package build

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
	"regexp"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/railhex/railhex/variants/family/describe"
)

// nameOf is what a game is called in names of types: its title without what an identifier
// cannot have.
func nameOf(g describe.Game) string {
	name := strings.Map(func(r rune) rune {
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			return -1
		}
		return r
	}, g.About().Title)
	if first, _ := utf8.DecodeRuneInString(name); !unicode.IsLetter(first) {
		name = "Game" + name
	}
	return name
}

// member is the name of a field as an object of TypeScript has it.
func member(name string) string {
	if identifier.MatchString(name) {
		return name
	}
	return strconv.Quote(name)
}

var identifier = regexp.MustCompile(`^[\pL_$][\pL\p{Nd}_$]*$`)

// Kinds are the declarations of setups, moves, events and reports of games, by the Go
// types.
func Kinds(games describe.Games) []byte {
	var w bytes.Buffer
	w.WriteString("// Setups, moves, events and reports of the games. This file is generated from the Go types.\n")
	for _, of := range []struct {
		name, means string
		typed       func(describe.Game) string
	}{
		{"MoveOf", "What a move says, by the game.", func(g describe.Game) string { return nameOf(g) + "Move" }},
		{"EventOf", "What an event says, by the game.", func(g describe.Game) string { return nameOf(g) + "Event" }},
		{"SetupOf", "What is played, by the game.", func(g describe.Game) string { return nameOf(g) + "Setup" }},
		{"ReportOf", "What there is to see of a position, by the game.", reportOf},
	} {
		fmt.Fprintf(&w, "\n/** %s */\nexport interface %s {\n", of.means, of.name)
		for _, g := range games {
			fmt.Fprintf(&w, "  %s: %s;\n", member(g.Name()), of.typed(g))
		}
		w.WriteString("}\n")
	}
	for _, g := range games {
		name := nameOf(g)
		fmt.Fprintf(&w, "\n/** What is played of %s. */\nexport interface %sSetup {\n  game: %q;\n  players: number;\n", name, name, g.Name())
		for _, field := range g.About().SetupFields {
			of := "string"
			if field.Several {
				of = "string[]"
			}
			fmt.Fprintf(&w, "  %s?: %s;\n", member(field.Name), of)
		}
		w.WriteString("}\n")
		union(&w, name+"Move", "move", "text: string; readonly chance: boolean", g.About().Moves)
		union(&w, name+"Event", "event", "rule: string; readonly seat: number; readonly text: string; readonly short?: string", g.About().Events)
		if report := g.About().ReportType; report != nil {
			d := declaring{prefix: name, to: &w, done: map[reflect.Type]bool{}}
			fmt.Fprintf(&w, "\n/** What there is to see of a position of %s: see the notation. */", name)
			d.declare(report)
		}
	}
	return w.Bytes()
}

// reportOf is the type of a report of a game.
func reportOf(g describe.Game) string {
	if report := g.About().ReportType; report != nil {
		return nameOf(g) + report.Name()
	}
	return "unknown"
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

// union writes the type of all kinds of moves or events; of a game that lists none, their
// kind is any text.
func union(w *bytes.Buffer, name, what, always string, kinds []describe.Kind) {
	fmt.Fprintf(w, "\n/** One %s, by its kind. */\nexport type %s =\n", what, name)
	if len(kinds) == 0 {
		fmt.Fprintf(w, "  { readonly kind: string; readonly %s };\n", always)
	}
	for i, kind := range kinds {
		end := ""
		if i == len(kinds)-1 {
			end = ";"
		}
		fmt.Fprintf(w, "  | { readonly kind: %q; readonly %s", kind.Name, always)
		for _, said := range kind.Says {
			fmt.Fprintf(w, "; /** %s */ readonly %s: %s", said.Means, member(said.Name), typeOf(said.Type, true))
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
	case reflect.Int, reflect.Uint8:
		return "number"
	case reflect.Slice:
		if fixed {
			return "readonly " + typeOf(t.Elem(), fixed) + "[]"
		}
		return typeOf(t.Elem(), fixed) + "[]"
	}
	panic("build: there is no type in TypeScript for " + t.String())
}

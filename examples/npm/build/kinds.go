package build

import (
	"bytes"
	"fmt"
	"reflect"
	"regexp"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/railhex/railhex/internal/shape"
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

// Kinds are the declarations of setups, moves, events and reports of games, reports by
// those of games played at random.
func Kinds(games describe.Games) ([]byte, error) {
	var w bytes.Buffer
	w.WriteString("// Setups, moves, events and reports of the games. This file is generated.\n")
	for _, of := range []struct {
		name, means string
		typed       func(describe.Game) string
	}{
		{"MoveOf", "What a move says, by the game.", func(g describe.Game) string { return nameOf(g) + "Move" }},
		{"EventOf", "What an event says, by the game.", func(g describe.Game) string { return nameOf(g) + "Event" }},
		{"SetupOf", "What is played, by the game.", func(g describe.Game) string { return nameOf(g) + "Setup" }},
		{"ReportOf", "What there is to see of a position, by the game.", func(g describe.Game) string { return nameOf(g) + "Report" }},
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
		union(&w, name+"Event", "event", "rule: string; readonly seat: number; readonly text: string; readonly short?: string; readonly did?: string", g.About().Events)
		reports, err := shape.OfReports(g)
		if err != nil {
			return nil, err
		}
		fmt.Fprintf(&w, "\n/** What there is to see of a position of %s: see the notation. */\nexport type %sReport = %s;\n",
			name, name, typeOfShape(reports, ""))
	}
	return w.Bytes(), nil
}

// typeOfShape is the type of values of a shape, whose members are indented.
func typeOfShape(s *shape.Shape, indent string) string {
	of := s.Plain
	switch {
	case s.Data:
		of = "Record<string, number>" // counts by what is counted
	case s.Members != nil:
		var members strings.Builder
		for _, name := range s.Names {
			fmt.Fprintf(&members, "%s  %s: %s;\n", indent, member(name), typeOfShape(s.Members[name], indent+"  "))
		}
		of = "{\n" + members.String() + indent + "}"
	case s.Element != nil:
		if of = typeOfShape(s.Element, indent); s.Element.Null {
			of = "(" + of + ")"
		}
		of += "[]"
	case s.Null && of == "":
		return "null"
	case of == "":
		return "unknown"
	}
	if s.Null {
		of += " | null"
	}
	return of
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

package described

import (
	"embed"
	"encoding/json"
	"reflect"

	"github.com/railhex/railhex/examples/fourth/carters"
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/phrases"
)

// Game is Carters with everything that it has.
func Game() describe.Game {
	parts := Rules()
	parts.Books = []func() string{carters.Rulebook, carters.Notation}
	parts.Words = describe.Told[carters.State, carters.Move](texts)
	parts.Formats = []describe.Format{describe.Maps(carters.ParseMap, "depots")}
	parts.Bots = &describe.Bots[carters.State, carters.Move]{Names: []string{"greedy"}, Named: carters.Bot}
	return describe.Of(parts)
}

// Rules are the rules alone.
func Rules() describe.Parts[carters.State, carters.Move] {
	return describe.Parts[carters.State, carters.Move]{
		Name: "carters", Title: "Carters", Least: carters.Players, Most: carters.Players,
		Notation:   describe.Stored(describe.Plain(carters.New, carters.ParseMove), (*carters.State).Fields, (*carters.State).Validate),
		Phase:      func(s *carters.State) string { return s.Phase().String() },
		Phases:     describe.Names(carters.PhaseOrder, carters.PhaseOver),
		Round:      (*carters.State).Round,
		Explain:    (*carters.State).Explain,
		Gain:       (*carters.State).Gain,
		Hexes:      func(m carters.Move) []hexmap.Cell { return describe.Hexes(m.Hex()) },
		Cards:      describe.Cards{Last: describe.Kinds(carters.KindStay)},
		Rules:      describe.Rules(carters.Rules()),
		Vectors:    "carters/testdata/conformance",
		Report:     func(s *carters.State, seat family.Seat) ([]byte, error) { return json.Marshal(s.ReportFor(seat)) },
		ReportType: reflect.TypeFor[carters.Report](),
		Map:        (*carters.State).Map,
		Moves: describe.Sorted(carters.Move.Kind, carters.KindOrder, carters.KindStay, nil,
			describe.Says("hex", "where it is", func(m carters.Move) string { return m.Hex().String() },
				carters.KindOrder, carters.KindCrop, carters.KindPrice, carters.KindGo, carters.KindLay)),
		Secrets: &describe.Secrets[carters.State, carters.Move]{Sees: (*carters.State).Sees, Redealt: (*carters.State).Redealt},
	}
}

//go:embed de.txt
var files embed.FS

var others = phrases.Source[phrases.Text]{Files: &files, Make: phrases.Itself}

// texts are what the game says in a language.
func texts(l phrases.Language) phrases.Text {
	if l == phrases.English {
		return carters.English()
	}
	return others.Of(l)
}

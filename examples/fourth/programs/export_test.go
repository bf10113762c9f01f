package programs

import (
	"bufio"
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/fourth/carters"
	"github.com/railhex/railhex/examples/fourth/carters/described"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
)

var (
	sections = describe.Lay([]describe.Section{
		{Name: "price", Shape: []int{carters.MaxHexes}, Scale: 1.0 / carters.MostPrice, Says: "the price of each hex, 0 if it is no city"},
		{Name: "loads", Shape: []int{carters.MaxHexes}, Scale: 1.0 / carters.MostLoads, Says: "the loads of each hex"},
		{Name: "order", Shape: []int{carters.MaxHexes}, Scale: 1, Says: "the city of the seat's order, one-hot"},
	})
	hex     = describe.Factor{Name: "hex", Count: carters.MaxHexes}
	actions = describe.NewNumbering(describe.Block{Kind: "go", Factors: []describe.Factor{hex}}, describe.Block{Kind: "lay", Factors: []describe.Factor{hex}}, describe.Block{Kind: "stay"})
)

// arrayed is Carters with arrays, which the module itself leaves out.
func arrayed() describe.Game {
	parts := described.Rules()
	action := func(s *carters.State, m carters.Move) int {
		if m.Kind() == carters.KindStay {
			return actions.Of(2)
		}
		i, _ := s.Map().Index(m.Hex())
		return actions.Of(int(m.Kind()-carters.KindGo), i)
	}
	last := sections[len(sections)-1]
	parts.Arrays = &describe.Arrays[carters.State, carters.Move]{
		Size: last.Offset + last.Len(), Sections: slices.Values(sections), Version: 1,
		Write: func(dst []float32, s *carters.State, seat family.Seat) {
			w, report := describe.NewWriter(dst, sections), s.ReportFor(seat)
			for i := range s.Map().Len() {
				for _, thing := range report.Hexes {
					if name := s.Map().Cell(i).String(); thing.Hex == name {
						w.Put(0, i, thing.Price)
						w.Put(1, i, thing.Loads)
						w.MarkIf(slices.Contains(report.Orders[:], name), 2, i)
						break
					}
				}
			}
		},
		Actions: actions.Len(), Blocks: actions.Blocks(), Action: action,
		AppendFactors: func(dst []int, s *carters.State, m carters.Move) []int {
			return actions.AppendFactors(dst, action(s, m))
		},
	}
	return describe.Of(parts)
}

// TestAnExport writes a game as arrays, and without arrays says that they are missing.
func TestAnExport(t *testing.T) {
	if err := describe.Check(arrayed()); err != nil {
		t.Error(err)
	}
	if _, wrong, status := run(t, "", "railhex", "export", "-games", "1", "-seed", "1"); status == 0 || !strings.Contains(wrong, "arrays") {
		t.Errorf("the export ends with %d and says %s", status, wrong)
	}
	t.Setenv("ARRAYS", "yes")
	said, wrong, status := run(t, "", "railhex", "export", "-games", "2", "-seed", "1", "-seats", "random")
	if status != 0 {
		t.Fatalf("the export ends with %d and says %s", status, wrong)
	}
	lines := 0
	for scanner := bufio.NewScanner(strings.NewReader(said)); scanner.Scan(); lines++ {
		if !json.Valid(scanner.Bytes()) {
			t.Fatalf("line %d is %s", lines+1, scanner.Bytes())
		}
	}
	if lines < 80 {
		t.Errorf("two games have %d lines", lines)
	}
}

package words_test

import (
	"fmt"
	"iter"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/variants/family"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/golden"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/words"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/gametest"
	"github.com/railhex/railhex/variants/family/phrases"
)

// The golden files are what each language tells: two games, options of every
// shape, one of every event, and every refusal. They are for people to read.

func TestGamesAsTheyAreTold(t *testing.T) {
	for _, game := range []string{"orders", "olive"} {
		golden.CompareTold(t, game, phrases.Languages(), func(l phrases.Language) string {
			voice := phrases.In(l)
			if game == "orders" {
				voice = voice.Naming("Anna", "Ben")
			}
			return tell(t, words.With(voice), recordOf(t, game))
		})
	}
}

func recordOf(t testing.TB, game string) steamrollers.Record {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", game+".srr"))
	if err != nil {
		t.Fatal(err)
	}
	record, err := steamrollers.ParseRecord(string(text), nil)
	if err != nil {
		t.Fatal(err)
	}
	return record
}

// positionsOf walks the positions of a game with the move that is made in each,
// the zero Move in the last.
func positionsOf(t testing.TB, record steamrollers.Record) iter.Seq2[steamrollers.State, steamrollers.Move] {
	return func(yield func(steamrollers.State, steamrollers.Move) bool) {
		s, err := steamrollers.New(record.Setup)
		for _, m := range record.Moves {
			if err != nil {
				t.Fatal(err)
			}
			if !yield(s, m) {
				return
			}
			s, err = s.Apply(m)
		}
		if err != nil {
			t.Fatal(err)
		}
		yield(s, steamrollers.Move{})
	}
}

// tell is a whole game: of each move what was asked, how many options there
// were, the one that was chosen, and what it did; then the scores and who won.
func tell(t testing.TB, speaker words.Speaker, record steamrollers.Record) string {
	t.Helper()
	var b strings.Builder
	var s steamrollers.State
	for position, m := range positionsOf(t, record) {
		s = position
		fmt.Fprintf(&b, "%s\n", speaker.Prompt(&s))
		tellOptions(&b, speaker.Options(&s, s.AppendMoves(nil)), m)
		events, _ := s.AppendEvents(nil, m)
		for _, e := range events {
			fmt.Fprintf(&b, "  %s\n", speaker.Event(e))
		}
	}
	fmt.Fprintln(&b, speaker.Result(&s))
	for seat := steamrollers.Seat(1); int(seat) <= s.Seats(); seat++ {
		ledger, err := steamrollers.LedgerOf(record, seat)
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&b, "\n%s: %d\n  %s\n", speaker.Player(seat), ledger.Total(), strings.Join(speaker.Ledger(ledger), "\n  "))
	}
	if record.Setup.Olive != 0 {
		points := s.OlivePoints()
		fmt.Fprintf(&b, "\n%s: %d\n  %s\n", speaker.Player(steamrollers.Nobody), points.Total, strings.Join(speaker.OliveLedger(points), "\n  "))
	}
	for number := 1; number <= 6; number++ {
		fmt.Fprintf(&b, "\n%s", speaker.Tile(&s, number))
	}
	b.WriteString("\n")
	return b.String()
}

// tellOptions is the groups in a line, with the number of their options; and
// below it the option that is chosen, with the titles of its groups.
func tellOptions(b *strings.Builder, groups []phrases.Group[steamrollers.Move], chosen steamrollers.Move) {
	var titles []string
	for _, group := range groups {
		titles = append(titles, fmt.Sprintf("%s (%d)", group.Title, len(slices.Collect(group.All()))))
	}
	if len(titles) > 0 {
		fmt.Fprintf(b, "    %s\n", strings.Join(titles, " · "))
	}
	for path, option := range walk("", groups) {
		if option.Move == chosen {
			fmt.Fprintf(b, "    > %s: %s\n", path, option)
		}
	}
}

// walk walks options with the titles above them.
func walk(path string, groups []phrases.Group[steamrollers.Move]) iter.Seq2[string, phrases.Option[steamrollers.Move]] {
	return func(yield func(string, phrases.Option[steamrollers.Move]) bool) {
		for _, group := range groups {
			for _, option := range group.Options {
				if !yield(path+group.Title, option) {
					return
				}
			}
			for path, option := range walk(path+group.Title+" > ", group.Groups) {
				if !yield(path, option) {
					return
				}
			}
		}
	}
}

// games are records with moves of every kind in them.
var games = []string{"orders", "olive", "tiles", "stolen", "spared"}

func TestEveryPhaseIsPrompted(t *testing.T) {
	prompts := map[steamrollers.Phase]string{}
	for _, game := range games {
		for s := range positionsOf(t, recordOf(t, game)) {
			for l := range phrases.Languages() {
				prompts[s.Phase()] = words.With(phrases.In(l)).Prompt(&s)
				gametest.MustBeSaid(t, prompts[s.Phase()])
			}
		}
	}
	for phase := steamrollers.PhaseGoods; phase <= steamrollers.PhaseOver; phase++ {
		if prompts[phase] == "" {
			t.Errorf("nothing is said in phase %s", phase)
		}
	}
}

// TestOptionsAsTheyAreTold words the first option of each shape in the games.
func TestOptionsAsTheyAreTold(t *testing.T) {
	told := map[phrases.Language]*strings.Builder{}
	for l := range phrases.Languages() {
		told[l] = new(strings.Builder)
	}
	shapes := map[string]bool{}
	for _, game := range games {
		for s := range positionsOf(t, recordOf(t, game)) {
			chosen := map[steamrollers.Move]bool{}
			for _, option := range walk("", words.English().Options(&s, s.AppendMoves(nil))) {
				if shape := shapeOf(&s, option); !shapes[shape] {
					shapes[shape], chosen[option.Move] = true, true
				}
			}
			if len(chosen) > 0 {
				tellChosen(told, &s, chosen)
			}
		}
	}
	for l, b := range told {
		t.Run(l.String(), func(t *testing.T) { compareWithGolden(t, "options", l, b.String()) })
	}
}

// tellChosen tells some options of a position in each language.
func tellChosen(told map[phrases.Language]*strings.Builder, s *steamrollers.State, chosen map[steamrollers.Move]bool) {
	for l, b := range told {
		for path, option := range walk("", words.With(phrases.In(l)).Options(s, s.AppendMoves(nil))) {
			if chosen[option.Move] {
				fmt.Fprintf(b, "%s: %s\n", path, option)
			}
		}
	}
}

// shapeOf is what options that differ in numbers only have in common.
func shapeOf(s *steamrollers.State, o phrases.Option[steamrollers.Move]) string {
	m := o.Move
	_, holder, _ := s.Tile(s.Die())
	return fmt.Sprint(s.Phase(), s.OliveStep(), m.Kind().String(), m.ActionTile(), m.IsOwn(), m.NamesDestination(), m.IsUnlimited(), m.Bonus(),
		m.Kind() == steamrollers.KindTake && holder == s.Turn(), m.Kind() == steamrollers.KindTake && holder == steamrollers.Nobody, len(o.Effects))
}

// One of everything that happens.
var everyEvent = []steamrollers.Event{
	{Kind: steamrollers.CityFilled, City: 1, Goods: variants.GoodsOf(variants.Yellow, variants.Coal, variants.Coal)},
	{Kind: steamrollers.CityFilled, City: 2},
	{Kind: steamrollers.TileLaidOut, ActionTile: variants.Tile2aSolo},
	{Kind: steamrollers.OrderLaidOut, Order: variants.OrderFaceOf(4, true), Goods: variants.GoodsOf(variants.Red, variants.Grey), Points: 1},
	{Kind: steamrollers.BordersBlocked, Die: 3},
	{Kind: steamrollers.PowerTaken, Seat: 2, Power: variants.RailPower},
	{Kind: steamrollers.OwnGoodDrawn, Seat: 2, Good: variants.Green},
	{Kind: steamrollers.OwnGoodPlaced, Seat: 2, Good: variants.Green, City: 4},
	{Kind: steamrollers.DiceRolled, White: steamrollers.DiceOf(1, 1, 6), Black: steamrollers.StraightSharp},
	{Kind: steamrollers.TurnBegun, Seat: 1},
	{Kind: steamrollers.DieDrafted, Seat: 1, Die: 6},
	{Kind: steamrollers.DieStolen, Seat: 2, Die: 6, Loser: 1},
	{Kind: steamrollers.TileDeclined, Seat: 2, ActionTile: variants.Tile2b},
	{Kind: steamrollers.DieChanged, Rule: steamrollers.MustParseRule("TILE-5a"), Seat: 1, From: 5, Die: 4},
	{Kind: steamrollers.DieRerolled, Rule: steamrollers.MustParseRule("TILE-5b"), Seat: 1, From: 5, Die: 2},
	{Kind: steamrollers.DieRerolled, Rule: steamrollers.MustParseRule("SOLO-8"), From: 5, Die: 1},
	{Kind: steamrollers.TileUsed, Seat: 2, ActionTile: variants.Tile2b},
	{Kind: steamrollers.TileReturned, Rule: steamrollers.MustParseRule("TAKE-6"), Seat: 2, ActionTile: variants.Tile2b},
	{Kind: steamrollers.TileReturned, Rule: steamrollers.MustParseRule("SOLO-7"), Seat: 1, ActionTile: variants.Tile4b},
	{Kind: steamrollers.TileTaken, Seat: 1, ActionTile: variants.Tile3a},
	{Kind: steamrollers.TileTaken, Seat: 1, ActionTile: variants.Tile3a, Loser: 2},
	{Kind: steamrollers.TileTaken, Seat: 1, ActionTile: variants.Tile3a, Loser: 1},
	{Kind: steamrollers.TrackDrawn, Seat: 1, Hex: hexmap.MustParseCell("c5"), Track: track.Between(hexmap.SouthWest, hexmap.SouthEast)},
	{Kind: steamrollers.LinkCompleted, Seat: 1, City: 1, To: 3, Distance: 1},
	{Kind: steamrollers.LinkCompleted, Seat: 1, City: 1, To: 3, Distance: 2},
	{Kind: steamrollers.LinkCompleted, Seat: 1, City: 1, To: 3, Distance: 3},
	{Kind: steamrollers.BoxTicked, Seat: 1, Die: 4},
	{Kind: steamrollers.GoodDelivered, Seat: 2, Good: variants.Red, City: 1, To: 2, Distance: 1, Points: 1},
	{Kind: steamrollers.GoodDelivered, Seat: 2, Good: variants.Coal, City: 1, To: 2, Distance: 4, Points: 6},
	{Kind: steamrollers.GoodDelivered, Seat: 2, Good: variants.Green, City: 4, To: 6, Distance: 2, Points: 2, Own: true},
	{Kind: steamrollers.GoodDelivered, Seat: 2, Good: variants.Green, City: 4, To: 6, Distance: 2, Points: 3, Own: true},
	{Kind: steamrollers.ActionPassed, Seat: 1, Die: 3},
	{Kind: steamrollers.OrderTaken, Seat: 1, Order: variants.OrderFaceOf(4, true), Goods: variants.GoodsOf(variants.Red, variants.Coal), Points: 4},
	{Kind: steamrollers.OliveBegun, Die: 5},
	{Kind: steamrollers.OliveCrossed, Rule: steamrollers.MustParseRule("SOLO-3"), City: 5},
	{Kind: steamrollers.OliveCrossed, Rule: steamrollers.MustParseRule("SOLO-6"), City: 5},
	{Kind: steamrollers.OliveFoundFull, City: 5},
	{Kind: steamrollers.GoodRemoved, City: 5, Good: variants.Blue, Points: 3},
	{Kind: steamrollers.RoundEnded},
	{Kind: steamrollers.GameEnded, Rule: steamrollers.MustParseRule("END-1")},
	{Kind: steamrollers.GameEnded, Rule: steamrollers.MustParseRule("END-2")},
	{Kind: steamrollers.GameEnded, Rule: steamrollers.MustParseRule("SOLO-6")},
}

func TestEventsAsTheyAreTold(t *testing.T) {
	for kind := steamrollers.CityFilled; kind <= steamrollers.GameEnded; kind++ {
		if !slices.ContainsFunc(everyEvent, func(e steamrollers.Event) bool { return e.Kind == kind }) {
			t.Errorf("there is no event of kind %d", kind)
		}
	}
	for l := range phrases.Languages() {
		t.Run(l.String(), func(t *testing.T) {
			var lines strings.Builder
			for _, e := range everyEvent {
				line := words.With(phrases.In(l).Naming("Anna", "Ben")).Event(e)
				gametest.MustBeSaid(t, line)
				fmt.Fprintln(&lines, line)
			}
			compareWithGolden(t, "events", l, lines.String())
		})
	}
}

// thingsOfRefusals is something for each part that a refusal names.
var thingsOfRefusals = map[string]any{
	"action": steamrollers.KindBuild, "asked": steamrollers.Seat(1), "claimed": "P1 37, P2 32", "difference": "P2 -1", "points": "P1 37, P2 31",
	"black": steamrollers.StraightGentle, "board": "standard", "bonus": 1, "box": 4, "chart": 7,
	"cities": []int{3, 4}, "city": 2, "dice": steamrollers.DiceOf(1, 3, 3), "die": 3, "distance": 4, "distances": []int{2, 3},
	"drawable": variants.GoodsOf(variants.Yellow, variants.Blue, variants.Blue),
	"expected": []steamrollers.Kind{steamrollers.KindDraft, steamrollers.KindFulfil}, "face": variants.Tile2aSolo,
	"faces": variants.UsedFaces(0), "faults": "no tile 3b", "found": 1, "from": 1,
	"given": variants.GoodsOf(variants.Red, variants.Red, variants.Coal), "good": variants.Red,
	"goods": variants.GoodsOf(variants.Yellow, variants.Blue, variants.Blue), "hex": hexmap.MustParseCell("c5"), "hexes": 70,
	"kept": variants.Goods(0), "kind": steamrollers.KindDeliver, "level": solo.Machinist,
	"line": variants.Line(0).Append(variants.Yellow).Append(variants.Blue).Append(variants.Yellow), "longest": 2,
	"module": variants.CoalModule, "most": 64, "needed": 4, "number": 3, "order": 5, "place": 2, "players": 6, "power": variants.RailPower,
	"region": 2, "seat": steamrollers.Seat(2), "shares": "2 (3), 5 (6)", "step": "-1", "strength": 3, "reached": []int{4, 5}, "text": steamrollers.MustParseRule("TILE-3b"), "tile": 2, "to": 2,
	"track": track.Between(hexmap.East, hexmap.NorthWest), "type": track.Sharp, "value": 6,
}

func TestRefusalsAsTheyAreTold(t *testing.T) {
	var things []phrases.Arg
	for name, value := range thingsOfRefusals {
		things = append(things, phrases.Arg{Name: name, Value: value})
	}
	reasons := slices.Sorted(steamrollers.English().Keys("refusal"))
	for l := range phrases.Languages() {
		t.Run(l.String(), func(t *testing.T) {
			var b strings.Builder
			for _, reason := range reasons {
				told := words.With(phrases.In(l)).Refusal(&family.MoveError{
					Rule: steamrollers.MustParseRule("TILE-3b"), Reason: family.Phrase{Reason: steamrollers.Refusal(reason).Reason, Args: things},
				})
				gametest.MustBeSaid(t, told)
				fmt.Fprintf(&b, "%s: %s\n", reason, strings.TrimSuffix(told, " (TILE-3b)"))
			}
			compareWithGolden(t, "refusals", l, b.String())
		})
	}
}

func compareWithGolden(t *testing.T, name string, l phrases.Language, got string) {
	t.Helper()
	golden.Compare(t, name+"."+l.String()+".golden", got)
}

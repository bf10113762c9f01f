package games_test

import (
	"encoding/json"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/variants/family/describe"
)

// hexName is the name of a hex in a sentence.
var hexName = regexp.MustCompile(`\b[a-z][0-9]+\b`)

// TestCards plays a game with each number of players and holds what a screen shows of moves.
// A light move spends nothing, leaves the turn where it is and can be taken back. What is expected and not
// offered has a reason, which speaks of no single hex and fits on a card in all languages. A good goes from the first stop of its route to the last.
func TestCards(t *testing.T) {
	if testing.Short() {
		t.Skip("short: the tests below share the descriptions, too")
	}
	for _, game := range games.All() {
		t.Run(game.Name(), func(t *testing.T) {
			cards := game.Choices().Cards
			light, goods, missing, told := 0, 0, 0, 0
			bot, err := game.Bot("greedy", describe.Thought{})
			if err != nil {
				t.Fatal(err)
			}
			for seed := range uint64(4) {
				random := rand.New(rand.NewPCG(seed, 1))
				p, err := game.Begin([]byte(`{"players": 3}`))
				var drawn describe.Position
				for err == nil && !p.Over() {
					if p.Chance() {
						p, _ = p.Fall(random)
						continue
					}
					offers, _ := p.Offers(describe.Manner{}, describe.Filter{})
					for _, kind := range cards.Expected[p.View(0, describe.Manner{}).Phase] {
						if slices.ContainsFunc(offers, func(o describe.Offer) bool { return o.Kind == kind }) {
							continue
						}
						missing++
						if _, why := p.Offers(describe.Manner{}, describe.Filter{Kind: kind}); why != nil && why.Message != "" {
							told++
							if slices.Contains(cards.OnHexes, kind) && hexName.MatchString(why.Message) {
								t.Errorf("nothing of the kind %s is offered, for the reason of one hex: %s", kind, why.Message)
							}
						}
						for _, language := range describe.Languages() {
							in := describe.Manner{Language: language, You: p.Turn()}
							if _, why := p.Offers(in, describe.Filter{Kind: kind}); why != nil && utf8.RuneCountInString(why.Message) > mostBrief {
								t.Errorf("nothing of the kind %s is offered, for a reason that no card can show (%s): %s", kind, why.Rule, why.Message)
							}
						}
					}
					for _, o := range offers {
						if slices.Contains(cards.Light, o.Kind) {
							light++
							if after, err := p.Replay(o.Move); err != nil || after.Chance() || after.Turn() != p.Turn() && !asked(after, cards.Last) {
								t.Errorf("%s is light, and ends a turn or cannot be taken back: %v", o.Move, err)
							} else if before, left := held(t, p, p.Turn()), held(t, after, p.Turn()); left != before {
								t.Errorf("%s is light, and changes %+v into %+v", o.Move, before, left)
							}
						}
						if len(o.Good) > 1 {
							t.Errorf("the good of %s is %q, not a letter", o.Move, o.Good)
						}
						if o.Good == "" || o.To == "" || drawn == p {
							continue
						}
						goods++
						drawn = p // one route of a position tells
						for _, route := range p.Routes(o.Move, p.Turn(), describe.Manner{}, describe.Look{}) {
							if first, last := route.Stops[0], route.Stops[len(route.Stops)-1]; first != o.From || last != o.To {
								t.Errorf("%s goes from %s to %s, and its route from %s to %s", o.Move, o.From, o.To, first, last)
							}
							break
						}
					}
					var move string
					if seed == 0 { // what greedy players avoid
						moves := p.Moves()
						move = moves[random.IntN(len(moves))]
					} else {
						move, err = bot.Choose(t.Context(), p, random)
					}
					if err == nil {
						p, err = p.Replay(move)
					}
				}
				if err != nil {
					t.Fatal(err)
				}
			}
			t.Logf("%d light moves, %d goods, %d of %d missing kinds have a reason", light, goods, told, missing)
			if len(cards.Light) > 0 && light == 0 {
				t.Error("no move is light: the test shows nothing")
			}
			if goods == 0 && game.Name() != "steampower" { // its goods go to a contract
				t.Error("no offer says where a good goes")
			}
			if missing == 0 || told < missing*9/10 {
				t.Errorf("%d kinds are expected and not offered, and %d have a reason", missing, told)
			}
		})
	}
}

// holding is what a seat can spend, and what a loan takes.
type holding struct{ Money, Income int }

// held is what a seat holds, by the report; zeros in games without money.
func held(t *testing.T, p describe.Position, seat int) holding {
	t.Helper()
	var report struct{ Players []holding }
	if err := json.Unmarshal(p.Report(describe.Everyone), &report); err != nil {
		t.Fatal(err)
	}
	return report.Players[seat-1]
}

// asked reports whether a seat is asked in between, and may go on without doing anything.
func asked(p describe.Position, last []string) bool {
	offers, _ := p.Offers(describe.Manner{}, describe.Filter{})
	return slices.ContainsFunc(offers, func(o describe.Offer) bool { return slices.Contains(last, o.Kind) })
}

// TestOptionsSayWhatTheyShow: in all languages an option has the kind of its move, the ends of
// its tracks, and a short text, with which the whole one begins and which says no track.
func TestOptionsSayWhatTheyShow(t *testing.T) {
	for _, game := range games.All() {
		t.Run(game.Name(), func(t *testing.T) {
			t.Parallel()
			drawn, shortened := 0, 0
			random := rand.New(rand.NewPCG(1, 2))
			p, err := game.Begin([]byte(`{"players": 3}`))
			for n := 0; err == nil && !p.Over() && n < 400; n++ {
				if p.Chance() {
					p, _ = p.Fall(random)
					continue
				}
				for o := range p.View(p.Turn(), describe.Manner{Language: describe.Languages()[n%4]}).Offered() {
					move, err := p.Describe(o.Move)
					if err != nil || o.Kind != move.Kind {
						t.Fatalf("%q is of the kind %q, not %q, %v", o.Move, o.Kind, move.Kind, err)
					}
					var ends, want []string
					for _, track := range o.Tracks {
						ends = append(ends, strings.Join(track, "-"))
					}
					for _, said := range move.Says {
						if tile, ok := said.Value.(string); ok && (said.Name == "track" || said.Name == "tile") {
							want = slices.DeleteFunc(strings.Split(tile, "+"), func(part string) bool { return !strings.Contains(part, "-") })
						}
					}
					if !slices.Equal(ends, want) {
						t.Fatalf("%q draws %q, not %q", o.Move, ends, want)
					}
					if len(want) > 0 {
						drawn++
					}
					if o.Short == "" {
						continue
					}
					shortened++
					if !strings.HasPrefix(o.Text, o.Short) || len(o.Short) == len(o.Text) || strings.Contains(o.Short, "–") {
						t.Fatalf("%q in short is %q", o.Text, o.Short)
					}
				}
				moves := p.Moves()
				p, err = p.Replay(moves[random.IntN(len(moves))])
			}
			if err != nil {
				t.Fatal(err)
			}
			if drawn == 0 || shortened == 0 {
				t.Errorf("%d options draw, and %d have a short text: the test shows nothing", drawn, shortened)
			}
		})
	}
}

// TestEventsTellInShort: in all languages the short text of an event is the beginning of the
// whole one, without the details of tracks and points.
func TestEventsTellInShort(t *testing.T) {
	for _, game := range games.All() {
		t.Run(game.Name(), func(t *testing.T) {
			t.Parallel()
			shortened := map[string]bool{}
			for seed, language := range describe.Languages() {
				random := rand.New(rand.NewPCG(uint64(seed), 3))
				p, err := game.Begin([]byte(`{"players": 3}`))
				for n := 0; err == nil && !p.Over() && n < 400; n++ {
					if p.Chance() {
						p, _ = p.Fall(random)
						continue
					}
					moves := p.Moves()
					move := moves[random.IntN(len(moves))]
					step, failed := p.Step(move, p.Turn(), describe.Manner{Language: language})
					if failed != nil {
						t.Fatal(failed)
					}
					for _, e := range step.Events {
						if e.Short == "" {
							continue
						}
						shortened[language] = true
						beginning, isSentence := strings.CutSuffix(e.Short, ".")
						if rest, begins := strings.CutPrefix(e.Text, beginning); !isSentence || !begins || !strings.HasPrefix(strings.TrimLeft(rest, "\u00a0\u202f "), ": ") {
							t.Fatalf("%q in short is %q", e.Text, e.Short)
						}
					}
					p, err = p.Replay(move)
				}
				if err != nil {
					t.Fatal(err)
				}
			}
			if len(shortened) < 4 {
				t.Errorf("events have a short text in %v alone", shortened)
			}
		})
	}
}

// mostBrief is the number of letters that a card can show of a reason.
const mostBrief = 90

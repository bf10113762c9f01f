package games_test

import (
	"errors"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/variants/family/describe"
)

// A refusal names its rule once, beside the sentence, and tells what was meant.
func TestRefusalsOfTypedMoves(t *testing.T) {
	p, _, err := games.All().New("game steam\nplayers 3\nmap northeast\ncomponents standard\nrules base\norder random\n", nil)
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]describe.Refused{
		"Deal 3": {
			Message: `Spalte 1: Gefunden: "Deal"; erwartet: das erste Wort eines Zuges: goods, deal, bid, pass, capital, action, build, upgrade, redirect, urbanise, grow, done, locomotive, move, income oder points`,
			Meant:   "Gemeint ist wohl „deal 3“. Hier sind große und kleine Buchstaben anders als in der Notation. Auch so geht es nicht: Jetzt heißt es nicht ein Aktionsplättchen austeilen, sondern Waren ziehen (SETUP-2).",
		},
		"pass": {Rule: "SETUP-2", Message: "Jetzt heißt es nicht passen, sondern Waren ziehen"},
	} {
		err := refused(p, text)
		var refusal *describe.Refusal
		if !errors.As(err, &refusal) {
			t.Fatalf("%q: %v", text, err)
		}
		in := describe.Manner{Language: "de"}
		got := p.Of().Failure(refusal, in)
		failure := game(t, "steam").Failure(err, in)
		if got.Rule != want.Rule || got.Message != want.Message || want.Meant != "" && got.Meant != want.Meant || (got.Rule == "") != (got.Text == "") {
			t.Errorf("%q: %+v", text, got)
		}
		if failure.Message != got.Message || failure.Meant != got.Meant || failure.Rule != got.Rule {
			t.Errorf("%q fails with %+v, and is refused with %+v", text, failure, got)
		}
	}
}

// placeName is the title of a hex of a map that has a name.
var placeName = regexp.MustCompile(`<title>([a-z]+[0-9]+)(?:, [a-z ]+)*?,? (?:city |town )?[A-Z][^<,]*[,<]`)

// placesOf is the hexes of the map that have names.
func placesOf(p describe.Position) map[string]bool {
	drawn, _ := p.Picture("map", 0, describe.Manner{}, describe.Look{}, describe.Last{})
	places := map[string]bool{}
	for _, title := range placeName.FindAllStringSubmatch(drawn, -1) {
		places[title[1]] = true
	}
	return places
}

func firstOf(text string) rune {
	first, _ := utf8.DecodeRuneInString(text)
	return first
}

// TestTheGameSpeaksToThePlayer: told to the player who is asked, no prompt and no refusal names
// them, and no refusal a hex that has no name, in any language. Told to somebody else every
// prompt does, and some refusals.
func TestTheGameSpeaksToThePlayer(t *testing.T) {
	const player = "Xenia"
	for _, game := range games.All() {
		t.Run(game.Name(), func(t *testing.T) {
			named, coded := 0, 0
			for seed := range uint64(4) {
				random := rand.New(rand.NewPCG(seed, 1))
				language := describe.Languages()[seed%4]
				p, err := game.Begin([]byte(`{"players": 3}`))
				places := placesOf(p)
				var earlier []string // moves of other positions are mostly illegal
				for err == nil && !p.Over() {
					if p.Chance() {
						p, _ = p.Fall(random)
						continue
					}
					in := describe.Manner{Language: language, Names: slices.Repeat([]string{"Otto"}, p.Seats()), You: p.Turn()}
					in.Names[p.Turn()-1] = player
					for _, text := range earlier {
						if random.IntN(10) > 0 {
							continue
						}
						var refusal *describe.Refusal
						if !errors.As(refused(p, text), &refusal) {
							continue
						}
						told := p.Of().Failure(refusal, in).Message
						if strings.Contains(told, player) {
							t.Fatalf("%s: %q is refused to %s by %q", p.Text(), text, player, told)
						}
						for _, hex := range hexName.FindAllString(told, -1) {
							if !places[hex] {
								t.Fatalf("%s: %q is refused with the hex %s, which has no name, by %q", p.Text(), text, hex, told)
							}
						}
						others := in
						others.You = 0
						told = p.Of().Failure(refusal, others).Message
						if strings.Contains(told, player) {
							named++
						}
						if hexName.MatchString(told) {
							coded++
						}
					}
					if prompt, others := p.View(0, in).Prompt, (describe.Manner{Language: language, Names: in.Names}); strings.Contains(prompt, player) || !strings.HasPrefix(p.View(0, others).Prompt, player+", ") || unicode.IsLower(firstOf(prompt)) {
						t.Fatalf("%s: %s is asked %q, and for others it is %q", p.Text(), player, prompt, p.View(0, others).Prompt)
					}
					moves := p.Moves()
					move := moves[random.IntN(len(moves))]
					if len(earlier) < 60 {
						earlier = append(earlier, move)
					} else {
						earlier[random.IntN(len(earlier))] = move
					}
					p, err = p.Move(move)
				}
				if err != nil {
					t.Fatal(err)
				}
			}
			if named == 0 || coded == 0 {
				t.Errorf("%d refusals name the player who is asked, and %d a hex: the test shows nothing", named, coded)
			}
		})
	}
}

// refused returns why a move is not legal.
func refused(p describe.Position, text string) error {
	_, err := p.Replay(text)
	return err
}

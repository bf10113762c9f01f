package described_test

import (
	"errors"
	"math/rand/v2"
	"regexp"
	"testing"

	"github.com/railhex/railhex/examples/fourth/carters/described"
	"github.com/railhex/railhex/variants/family/describe"
)

func TestTheDescriptionIsRight(t *testing.T) {
	if err := describe.Check(described.Game()); err != nil {
		t.Error(err)
	}
}

var hexName = regexp.MustCompile(`\b[a-h]\d\b`)

// TestRefusalsSpeakToThePlayer: no refusal of a move names a hex to the player who chose it.
// To others some do.
func TestRefusalsSpeakToThePlayer(t *testing.T) {
	named := 0
	random := rand.New(rand.NewPCG(1, 1))
	p, err := described.Game().Begin([]byte(`{"players": 2}`))
	var earlier []string
	for n := 0; err == nil && !p.Over(); n++ {
		if p.Chance() {
			p, _ = p.Fall(random)
			continue
		}
		others := describe.Manner{Language: describe.Languages()[n%4]}
		you := others
		you.You = p.Turn()
		for _, text := range earlier {
			var refusal *describe.Refusal
			if !errors.As(p.Explain(text), &refusal) {
				continue
			}
			if told := p.Refusal(refusal, you).Message; hexName.MatchString(told) {
				t.Errorf("%s is refused by %q", text, told)
			}
			if hexName.MatchString(p.Refusal(refusal, others).Message) {
				named++
			}
		}
		moves := p.Moves()
		move := moves[random.IntN(len(moves))]
		earlier = append(earlier, move)
		p, err = p.Move(move)
	}
	if err != nil || named == 0 {
		t.Errorf("%d refusals name a hex to others: %v", named, err)
	}
}

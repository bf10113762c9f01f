package words_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/words"
)

// TestAPaymentIsSaidOnce has options say once what they pay to a player, who may own the
// factory of the good and links on its way.
func TestAPaymentIsSaidOnce(t *testing.T) {
	speaker, random := words.English(), rand.New(rand.NewPCG(1, 1))
	several := 0
	for range 4 {
		s, err := steampower.New(steampower.Setup{Players: 3})
		for err == nil && !s.Over() {
			if s.Chance() {
				s, err = s.Apply(s.Sample(random))
				continue
			}
			for _, group := range speaker.Options(&s, s.AppendMoves(nil)) {
				for o := range group.All() {
					events, err := s.AppendEvents(nil, o.Move, family.Everyone)
					if err != nil {
						t.Fatal(err)
					}
					paid, times := [6]int{}, [6]int{}
					for _, e := range events {
						if e.Kind == steampower.MoneyPaid {
							paid[e.To] += e.Money
							times[e.To]++
						}
					}
					for to, money := range paid {
						if times[to] > 1 {
							several++
						}
						player := fmt.Sprintf("pays %s $", speaker.Player(steampower.Seat(to)))
						if said := strings.Join(o.Effects, "; "); money > 0 && (strings.Count(said, player) != 1 || !strings.Contains(said+";", fmt.Sprint(player, money, ";"))) {
							t.Fatalf("%s pays $%d to seat %d, and says: %s", o.Text, money, to, said)
						}
					}
				}
			}
			moves := s.AppendMoves(nil)
			s, err = s.Apply(moves[random.IntN(len(moves))])
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if several == 0 {
		t.Error("nobody is paid several times: the test shows nothing")
	}
}

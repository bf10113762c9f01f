package bots

import (
	"errors"
	"testing"

	"github.com/railhex/railhex/examples/bots/table"
	"github.com/railhex/railhex/steamrollers"
)

// TestNobodyIsAsked: every player gives an error, and no move, where nobody is asked,
// and a player who leaves something to chance where there is no generator.
func TestNobodyIsAsked(t *testing.T) {
	start := begin(t, steamrollers.Setup{Players: 2})
	over := last(start, around(NewGreedy(), 2), 1)
	decision := asked(t, steamrollers.Setup{Players: 2}, 1, 20)[0]
	for _, name := range []string{"random", "builder", "greedy", "search:2", "search:1ms"} {
		p := named(t, name)
		for _, test := range []struct {
			position string
			s        *steamrollers.State
			want     error
		}{
			{"none", nil, table.ErrNoPosition},
			{"the zero State", new(steamrollers.State), table.ErrNoPosition},
			{"chance", &start, table.ErrChance},
			{"the end", &over, table.ErrOver},
		} {
			if m, err := p.Choose(t.Context(), test.s, generator()); !errors.Is(err, test.want) || m.IsValid() {
				t.Errorf("%s, %s: %v and %v, want %v", name, test.position, m, err, test.want)
			}
		}
		m, err := p.Choose(t.Context(), &decision, nil)
		if name == "greedy" {
			if err != nil || decision.Check(m) != nil {
				t.Errorf("greedy needs no generator, but gives %v, %v", m, err)
			}
		} else if !errors.Is(err, table.ErrNoGenerator) || m.IsValid() {
			t.Errorf("%s without a generator: %v, %v", name, m, err)
		}
	}
	for _, s := range []*steamrollers.State{nil, new(steamrollers.State), &start, &over} {
		if weighed := NewGreedy().AppendWeighed(nil, s); len(weighed) > 0 {
			t.Errorf("it weighs %v where nobody is asked", weighed)
		}
	}
}

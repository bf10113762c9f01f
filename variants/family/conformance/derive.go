package conformance

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"github.com/railhex/railhex/variants/family"
)

// Derive replays games and makes the Set that follows from them. The error is
// that of a game that the rules do not allow, or of a move that they refuse for
// another reason than the vectors should show. The game must be said, since no
// argument has it: Derive[*steamrollers.State](source, games).
func Derive[P family.Pointer[State, Move], State comparable, Move family.Written, Report, Seen any](
	source Source[State, Move, Report, Seen], games []Game[State, Move, Report],
) (Set[State, Move, Report], error) {
	games = slices.Clone(games)
	legal := positives[State, Move]{each: source.EachFeature}
	refused := negatives[State, Move, Seen]{broken: source.Broken, each: source.EachFault}
	texts := malformeds[State]{texts: source.Malformed}
	ways := perfts[P, State, Move]{limits: source.Limits}
	tries, err := newNear(source.Parse, source.Tries, games)
	if err != nil {
		return Set[State, Move, Report]{}, err
	}
	for i := range games {
		g := &games[i]
		start, err := source.New(g.Start)
		if err == nil {
			err = replay[P](g, start, source.Report)
		}
		if err != nil {
			return Set[State, Move, Report]{}, err
		}
		legal.begin()
		random := rand.New(rand.NewPCG(uint64(i), 0))
		s := start
		var seen Seen
		for after := 0; ; after++ {
			here := Position[State, Move]{Place: Place{g.ID, after}, State: s, Legal: family.Moves(P(&s)), Ends: after == len(g.Moves)}
			if !here.Ends {
				here.Next = g.Moves[after]
			}
			if seen, err = source.Look(seen, here); err == nil {
				tried := tries.to(here.Legal, random)
				if source.Near != nil {
					tried = append(tried, source.Near(seen)...)
				}
				random.Shuffle(len(tried), func(i, j int) { tried[i], tried[j] = tried[j], tried[i] })
				err = refused.add(here, seen, tried, P(&s).Check, explaining[Move](P(&s)))
			}
			if err != nil {
				return Set[State, Move, Report]{}, fmt.Errorf("game %s after %d moves: %w", g.ID, after, err)
			}
			texts.add(here.Place, s)
			var kinds []string
			if source.CountFrom != nil {
				kinds = source.CountFrom(seen)
			}
			ways.add(here, kinds)
			if here.Ends {
				break
			}
			next, _ := P(&s).Apply(here.Next) // replay found it legal
			legal.add(here, next, source.Features(seen, &next))
			s = next
		}
	}
	return Set[State, Move, Report]{
		Games:    games,
		Positive: legal.all,
		Negative: append(refused.all(), texts.all...),
		Perft:    ways.all(),
	}, nil
}

// explaining returns the method Explain of a position, or Check if it has none.
func explaining[Move any](s interface{ Check(Move) error }) func(Move) error {
	if e, ok := s.(interface{ Explain(Move) error }); ok {
		return e.Explain
	}
	return s.Check
}

// replay plays a game anew from its moves, and sets what follows from them.
func replay[P family.Pointer[State, Move], State, Move comparable, Report any](
	g *Game[State, Move, Report], start State, report func(*State) Report,
) error {
	s := start
	for i, m := range g.Moves {
		next, err := P(&s).Apply(m)
		if err != nil {
			return fmt.Errorf("game %s, move %d: %w", g.ID, i+1, err)
		}
		s = next
	}
	g.Start, g.End, g.Report = start, s, report(&s)
	return nil
}

package family

import (
	"math"
)

// lawsOf are the laws of any game, of which ahead is the order of places and seen the
// positions that were played.
func lawsOf[P Pointer[State, Move], State, Move comparable](
	ahead func(s *State, seat, other Seat) bool, seen *memory[State],
) []Law[State, Move] {
	return []Law[State, Move]{
		{"the moves listed are legal", listBroken[P]},
		{"no other moves are legal", refusalsBroken[P]},
		{"one side is asked, and can move", turnBroken[P]},
		{"the outcomes of chance add up", outcomesBroken[P]},
		{"chance draws by its probabilities", drawsBroken[P]},
		{"a hash stands for one position", hashBroken[P](seen)},
		{pointsLaw, pointsBroken[P]},
		{"places keep the order of points", placesBroken[P](ahead)},
		{"every method says the same", verdictsBroken[P]},
	}
}

// listBroken asks whether each move listed is legal by every method, and stands in
// the list once.
func listBroken[P Pointer[State, Move], State, Move comparable](at At[State, Move]) error {
	var wrong Faults
	s, before := P(at.State), *at.State
	seen := make(map[Move]bool)
	for _, m := range s.AppendMoves(nil) {
		if seen[m] {
			wrong.Add("%v is listed twice", m)
		}
		seen[m] = true
		if err := s.Check(m); err != nil {
			wrong.Add("%v is listed, and Check says %w", m, err)
		}
		after, err := s.Apply(m)
		switch {
		case err != nil:
			wrong.Add("%v is listed, and Apply says %w", m, err)
		case after == before:
			wrong.Add("%v leads to the same position", m)
		default:
			wrong = append(wrong, appliedBroken[P](before, m, after)...)
		}
		if *at.State != before {
			wrong.Add("asking about %v has changed the position", m)
			break
		}
	}
	return wrong.Err()
}

// appliedBroken asks whether ApplyTo leads where Apply does, in another State and in
// the same.
func appliedBroken[P Pointer[State, Move], State, Move comparable](before State, m Move, after State) (wrong Faults) {
	next, same := before, before
	if err := P(&before).ApplyTo(&next, m); err != nil || next != after {
		wrong.Add("%v leads elsewhere by ApplyTo than by Apply (%v)", m, err)
	}
	if err := P(&same).ApplyTo(&same, m); err != nil || same != after {
		wrong.Add("%v applied in place leads elsewhere than by Apply (%v)", m, err)
	}
	if h := P(&after).Hash(); P(&next).Hash() != h || P(&same).Hash() != h {
		wrong.Add("the position after %v has two hashes", m)
	}
	return wrong
}

// refusalsBroken asks whether moves that are not listed are refused by every method,
// and lead nowhere.
func refusalsBroken[P Pointer[State, Move], State, Move comparable](at At[State, Move]) error {
	var wrong Faults
	s, before := P(at.State), *at.State
	listed := make(map[Move]bool)
	for _, m := range s.AppendMoves(nil) {
		listed[m] = true
	}
	unlisted := isUnlisted(s)
	for _, m := range at.Trials {
		if listed[m] || unlisted && s.Probability(m) > 0 {
			continue
		}
		if err := s.Check(m); err == nil {
			wrong.Add("%v is not listed, and Check says nothing against it", m)
			continue
		}
		after, err := s.Apply(m)
		if err == nil {
			wrong.Add("Check refuses %v, and Apply does not", m)
		}
		if after != before {
			wrong.Add("%v is refused, and the position that comes with the refusal is another", m)
		}
		var next State
		if err := s.ApplyTo(&next, m); err == nil || next != *new(State) {
			wrong.Add("Check refuses %v, and ApplyTo writes a position (%v)", m, err)
		}
		if *at.State != before {
			wrong.Add("asking about %v has changed the position", m)
			break
		}
	}
	return wrong.Err()
}

// isUnlisted reports whether chance is asked, and has too many outcomes to list.
func isUnlisted[P Pointer[State, Move], State, Move comparable](s P) bool {
	return s.Chance() && len(s.AppendOutcomes(nil)) == 0
}

// turnBroken returns an error if a position contradicts itself about whose turn it is.
func turnBroken[P Pointer[State, Move], State, Move comparable](at At[State, Move]) error {
	var wrong Faults
	s := P(at.State)
	if int(s.Turn()) > s.Seats() {
		wrong.Add("seat %d is asked, and %d play", uint8(s.Turn()), s.Seats())
	}
	sides := 0
	for _, asked := range []bool{s.Over(), s.Chance(), s.Turn() != 0} {
		if asked {
			sides++
		}
	}
	if sides != 1 {
		wrong.Add("over %t, chance %t, seat %d asked: exactly one of these is so", s.Over(), s.Chance(), uint8(s.Turn()))
	}
	listed := len(s.AppendMoves(nil))
	if nothing := s.Over() || isUnlisted(s); nothing == (listed > 0) {
		wrong.Add("over %t, chance %t, and %d moves are listed", s.Over(), s.Chance(), listed)
	}
	return wrong.Err()
}

// outcomesBroken asks whether the outcomes of a chance position are its legal moves,
// their probabilities those of something that must happen, and what is said of single
// moves the same.
func outcomesBroken[P Pointer[State, Move], State, Move comparable](at At[State, Move]) error {
	var wrong Faults
	s := P(at.State)
	outcomes := s.AppendOutcomes(nil)
	sum := 0.0
	seen := make(map[Move]bool)
	for _, outcome := range outcomes {
		one := outcome
		if one.Probability <= 0 || one.Probability > 1 {
			wrong.Add("%v has the probability %g", one.Move, one.Probability)
		}
		if p := s.Probability(one.Move); p != one.Probability {
			wrong.Add("%v is listed with the probability %g, and Probability says %g", one.Move, one.Probability, p)
		}
		if err := s.Check(one.Move); err != nil {
			wrong.Add("%v can fall, and Check says %w", one.Move, err)
		}
		if seen[one.Move] {
			wrong.Add("%v is two outcomes", one.Move)
		}
		seen[one.Move] = true
		sum += one.Probability
	}
	if len(outcomes) > 0 && math.Abs(sum-1) > 1e-9 {
		wrong.Add("the probabilities of %d outcomes add up to %.12g, not to 1", len(outcomes), sum)
	}
	switch n := s.NumOutcomes(); {
	case s.Chance() != (n > 0):
		wrong.Add("chance %t, and %g outcomes", s.Chance(), n)
	case len(outcomes) > 0 && n != float64(len(outcomes)):
		wrong.Add("%d outcomes are listed, and NumOutcomes says %g", len(outcomes), n)
	}
	drawn := s.Sample(at.Random)
	if !s.Chance() {
		if drawn != *new(Move) {
			wrong.Add("a player is asked, and chance draws %v", drawn)
		}
		for _, m := range append(s.AppendMoves(nil), at.Trials...) {
			if p := s.Probability(m); p != 0 {
				wrong.Add("a player is asked, and chance makes %v with the probability %g", m, p)
			}
		}
		return wrong.Err()
	}
	if err := s.Check(drawn); err != nil || s.Probability(drawn) <= 0 {
		wrong.Add("%v was drawn, and has the probability %g (%v)", drawn, s.Probability(drawn), err)
	}
	for _, m := range s.AppendMoves(nil) {
		if !seen[m] {
			wrong.Add("%v is legal, and no outcome", m)
		}
	}
	for _, m := range at.Trials {
		if p := s.Probability(m); (p > 0) != (s.Check(m) == nil) {
			wrong.Add("%v has the probability %g, and Check says %v", m, p, s.Check(m))
		}
	}
	return wrong.Err()
}

// pointsBroken asks whether points stay within their bounds, and places are those of
// a game that is over.
func pointsBroken[P Pointer[State, Move], State, Move comparable](at At[State, Move]) error {
	var wrong Faults
	s := P(at.State)
	least, most := s.TotalBounds()
	var ranks []int
	for seat := Seat(1); int(seat) <= s.Seats(); seat++ {
		if total := s.Total(seat); total < least || total > most {
			wrong.Add("seat %d has %d points, and all totals are from %d to %d", uint8(seat), total, least, most)
		}
		if rank := s.Rank(seat); s.Over() {
			ranks = append(ranks, rank)
		} else if rank != 0 {
			wrong.Add("seat %d has the rank %d before the game is over", uint8(seat), rank)
		}
	}
	// Each seat that shares a place has the number of seats before them as its rank,
	// one more where nobody has won.
	for _, first := range []int{1, 2} {
		if ranksFrom(first, ranks) {
			return wrong.Err()
		}
	}
	wrong.Add("the ranks are %v", ranks)
	return wrong.Err()
}

// ranksFrom reports whether each rank is first and as many more as seats have done
// better.
func ranksFrom(first int, ranks []int) bool {
	for _, rank := range ranks {
		better := 0
		for _, other := range ranks {
			if other < rank {
				better++
			}
		}
		if rank != first+better {
			return false
		}
	}
	return true
}

// placesBroken returns the law that the seat ahead of another in the order of points
// ranks before it. Where neither is ahead the game breaks the tie as it likes.
func placesBroken[P Pointer[State, Move], State, Move comparable](ahead func(s *State, seat, other Seat) bool) func(At[State, Move]) error {
	if ahead == nil {
		ahead = func(s *State, seat, other Seat) bool { return P(s).Total(seat) > P(s).Total(other) }
	}
	return func(at At[State, Move]) error {
		var wrong Faults
		s := P(at.State)
		if !s.Over() {
			return nil
		}
		for seat := range Seat(s.Seats()) {
			for other := range Seat(s.Seats()) {
				if a, b := seat+1, other+1; ahead(at.State, a, b) && s.Rank(a) >= s.Rank(b) {
					wrong.Add("seat %d with %d points is ahead of seat %d with %d, and has the rank %d against %d",
						uint8(a), s.Total(a), uint8(b), s.Total(b), s.Rank(a), s.Rank(b))
				}
			}
		}
		return wrong.Err()
	}
}

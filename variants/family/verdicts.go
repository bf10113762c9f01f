package family

import (
	"errors"
	"fmt"
	"iter"
	"slices"
	"strings"
)

// verdictsBroken checks that the list is always the same. It also checks that Moves,
// Explain and Winners agree with the methods of a Position, as far as the game has them.
func verdictsBroken[P Pointer[State, Move], State, Move comparable](at At[State, Move]) error {
	var wrong Faults
	s := P(at.State)
	listed := s.AppendMoves(nil)
	first := at.Trials[0]
	if again := s.AppendMoves([]Move{first}); !slices.Equal(again[1:], listed) || again[0] != first {
		wrong.Add("the moves listed behind %v are %v, and were %v", first, again, listed)
	}
	if walks, ok := any(s).(interface{ Moves() iter.Seq[Move] }); ok {
		if walked := slices.Collect(walks.Moves()); !slices.Equal(walked, listed) {
			wrong.Add("Moves walks %v, and AppendMoves lists %v", walked, listed)
		}
	}
	explains, _ := any(s).(explainer[Move])
	for _, m := range at.some(listed) {
		if explains == nil {
			break
		}
		if err := explains.Explain(m); err != nil {
			wrong.Add("%v is listed, and Explain says %w", m, err)
		}
	}
	for _, m := range at.Trials {
		wrong = append(wrong, refusalBroken(s, explains, m)...)
	}
	if won, ok := any(s).(interface{ Winners() Seats }); ok {
		wrong = append(wrong, winnersBroken(s, won.Winners())...)
	}
	return wrong.Err()
}

type explainer[Move any] interface{ Explain(Move) error }

// some returns at most so many of the moves, any: of a roll there are more than a thousand
// outcomes, all much alike.
func (at At[State, Move]) some(moves []Move) []Move {
	if len(moves) <= movesTried {
		return moves
	}
	some := slices.Clone(moves)
	at.Random.Shuffle(len(some), func(i, j int) { some[i], some[j] = some[j], some[i] })
	return some[:movesTried]
}

// refusalBroken asks whether a move that Check refuses is refused in the same words by
// every method, by the rule that Check returns.
func refusalBroken[P Pointer[State, Move], State, Move comparable](s P, explains explainer[Move], m Move) (wrong Faults) {
	verdict := s.Check(m)
	if verdict == nil {
		return nil // whether it is listed is another law's
	}
	_, err := s.Apply(m)
	if err == nil {
		return nil // likewise
	}
	var other State
	if also := s.ApplyTo(&other, m); also == nil || also.Error() != err.Error() {
		wrong.Add("Apply refuses %v by %w, and ApplyTo says %v", m, err, also)
	}
	if same := *s; P(&same).ApplyTo(&same, m) == nil || same != *s {
		wrong.Add("%v is refused, and changes the position that it is applied to", m)
	}
	if explains != nil {
		if also := explains.Explain(m); also == nil || also.Error() != err.Error() {
			wrong.Add("Apply refuses %v by %w, and Explain says %v", m, err, also)
		}
	}
	refused, ok := errors.AsType[*MoveError](err)
	if !ok {
		return wrong
	}
	if rule, ok := verdict.(Rule); !ok || refused.Rule != rule || fmt.Sprint(refused.Move) != fmt.Sprint(m) {
		wrong.Add("Check refuses %v by %v, and Apply refuses %v by %w", m, verdict, refused.Move, refused.Rule)
	}
	if reason := refused.Reason.String(); reason == "" || strings.ContainsAny(reason, "{}\n") || strings.Contains(reason, "%!") {
		wrong.Add("%v is refused with the words %q", m, reason)
	}
	return wrong
}

// winnersBroken asks whether somebody has won where the game is over and nowhere else,
// and whether those seats are first that have.
func winnersBroken[P Pointer[State, Move], State, Move any](s P, winners Seats) (wrong Faults) {
	if winners != 0 && !s.Over() {
		wrong.Add("the game is not over, and the winners are %v", winners)
	}
	for seat := Seat(1); int(seat) <= s.Seats(); seat++ {
		if rank := s.Rank(seat); winners.Has(seat) != (rank == 1) {
			wrong.Add("the winners are %v, and %v has the rank %d", winners, seat, rank)
		}
	}
	return wrong
}

// EventsLaw returns the law for [Options] that each event of a legal move names a valid rule, and
// a refused move has no events and the error of Check. Found appends what a move does, and rule
// returns the rule of an event.
func EventsLaw[P Pointer[State, Move], State, Move comparable, Event any](
	found func(s P, dst []Event, m Move) ([]Event, error), rule func(Event) Rule,
) Law[State, Move] {
	return Law[State, Move]{"events tell what a move does, and by which rules", func(at At[State, Move]) error {
		var wrong Faults
		s := P(at.State)
		earlier := make([]Event, 1)
		for _, m := range at.some(s.AppendMoves(nil)) {
			events, err := found(s, earlier, m)
			if err != nil {
				wrong.Add("%v is listed, and its events say %w", m, err)
				continue
			}
			for _, e := range events[1:] {
				if !rule(e).IsValid() {
					wrong.Add("an event of %v names no rule: %+v", m, e)
				}
			}
		}
		for _, m := range at.Trials {
			verdict := s.Check(m)
			if events, err := found(s, earlier, m); verdict != nil && (len(events) != 1 || !errors.Is(err, verdict)) {
				wrong.Add("Check refuses %v by %w, and it has %d events (%v)", m, verdict, len(events)-1, err)
			}
		}
		return wrong.Err()
	}}
}

// CompleteLaw returns the law for [Options] that no move is legal but those listed, of all that
// somebody could think of in a position. It tries them in one of eight positions. Where
// chance has too many moves to list, nothing is tried.
func CompleteLaw[P Pointer[State, Move], State, Move comparable](thinkable func(P) iter.Seq[Move]) Law[State, Move] {
	return Law[State, Move]{"no move that can be thought of is legal but those listed", func(at At[State, Move]) error {
		var wrong Faults
		s := P(at.State)
		if at.Random.IntN(8) > 0 || isUnlisted(s) {
			return nil
		}
		listed := make(map[Move]bool)
		for _, m := range s.AppendMoves(nil) {
			listed[m] = true
		}
		for m := range thinkable(s) {
			if s.Check(m) == nil && !listed[m] {
				wrong.Add("%v is not listed, and Check says nothing against it", m)
			}
		}
		return wrong.Err()
	}}
}

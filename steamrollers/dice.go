package steamrollers

import (
	"iter"

	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family"
)

// Dice is a handful of white dice: how many show each face, up to fifteen.
// The zero Dice is empty. Dice of equal value are alike.
type Dice uint32

// DiceOf gathers dice by their faces, 1 to 6. It leaves out invalid faces, and the
// sixteenth and further dice of one face.
func DiceOf(faces ...int) (d Dice) {
	for _, face := range faces {
		if isFace(face) && d.Count(face) < 15 {
			d = d.add(face)
		}
	}
	return d
}

func isFace(n int) bool { return 1 <= n && n <= 6 }

// Count returns the number of dice that show a face, 1 to 6; none show another.
func (d Dice) Count(face int) int {
	if !isFace(face) {
		return 0
	}
	return int(d >> (4 * (face - 1)) & 15)
}

// Len returns the number of dice.
func (d Dice) Len() int {
	const lowHalf, bytes = 0x0f0f0f0f, 0x01010101
	pairs := d&lowHalf + d>>4&lowHalf
	return int(pairs * bytes >> 24)
}

// All walks the dice by their faces, ascending.
func (d Dice) All() iter.Seq[int] {
	return func(yield func(int) bool) {
		for face := 1; face <= 6; face++ {
			for range d.Count(face) {
				if !yield(face) {
					return
				}
			}
		}
	}
}

// valid reports whether no die shows a face above 6.
func (d Dice) valid() bool { return d>>(4*6) == 0 }

func (d Dice) add(face int) Dice    { return d + 1<<(4*(face-1)) }
func (d Dice) remove(face int) Dice { return d - 1<<(4*(face-1)) }

// A BlackDie is what the black die shows: two of the three types of track
// (DIE-1). The zero BlackDie is a die that was not rolled yet.
type BlackDie uint8

// The faces of the black die.
const (
	StraightGentle BlackDie = iota + 1
	StraightSharp
	GentleSharp
)

// blackFaces is the number of different faces, each on two sides (DIE-1).
const blackFaces = 3

// Types returns the two types shown; of the zero BlackDie, two zero Types.
func (b BlackDie) Types() (track.Type, track.Type) {
	switch b {
	case StraightGentle:
		return track.Straight, track.Gentle
	case StraightSharp:
		return track.Straight, track.Sharp
	case GentleSharp:
		return track.Gentle, track.Sharp
	}
	return 0, 0
}

// Shows reports whether a type is one of the two.
func (b BlackDie) Shows(t track.Type) bool {
	first, second := b.Types()
	return t != 0 && (t == first || t == second)
}

// allows reports whether a track is of one of the two types (BUILD-4).
func (b BlackDie) allows(t track.Track) bool { return allowedBy[b]>>t&1 != 0 }

// allowedBy holds for each face of the black die the set of tracks it allows.
var allowedBy = func() (sets [blackFaces + 1]uint16) {
	for b := range sets {
		for t := range track.Tracks() {
			if BlackDie(b).Shows(t.Type()) {
				sets[b] |= 1 << t
			}
		}
	}
	return sets
}()

// String returns "straight/gentle", "straight/sharp" or "gentle/sharp"; "" of the
// zero BlackDie.
func (b BlackDie) String() string { return family.WordOf(blackNames[:], b) }

// blackNames are the words of the faces of the black die.
var blackNames = func() (names [blackFaces + 1]string) {
	for b := StraightGentle; b <= blackFaces; b++ {
		first, second := b.Types()
		names[b] = first.String() + "/" + second.String()
	}
	return names
}()

// blackOf is the face that shows two types, in either order; zero if none.
func blackOf(first, second track.Type) BlackDie {
	for b := StraightGentle; b <= GentleSharp; b++ {
		if first != second && b.Shows(first) && b.Shows(second) {
			return b
		}
	}
	return 0
}

// Drafting a die, and the holder of tile 2b who may take it.

func (s *State) judgeDraft(m Move) verdict {
	if s.white.Count(int(m.first())) == 0 {
		return refused(roundTurn, "draft-none") // ROUND-2: one of the remaining dice
	}
	return verdict{}
}

func (s *State) applyDraft(m Move, log *chronicle) {
	s.die = m.first()
	s.white = s.white.remove(int(m.first()))
	if s.acted == 0 && s.holds(s.turn, 2, twoDice) {
		s.set(flagHeldTwo) // TILE-2a: held when they drafted the first die
	}
	s.phase = PhaseAct
	if s.thief() != Nobody {
		s.phase = PhaseSteal
	}
	if log != nil {
		log.add(Event{Kind: DieDrafted, Rule: roundTurn, Seat: s.turn, Die: int(s.die)})
	}
}

// thief is the seat that may take the die just drafted with tile 2b: its
// holder, if that is another seat which has not drafted in this round. One for
// whom a die is reserved has (TILE-2b).
func (s *State) thief() Seat {
	holder := s.rack.holder(2)
	if holder == Nobody || s.tileEffect(2) != stealsDie || s.reservedBy == holder {
		return Nobody
	}
	if s.seatsAfterStart(holder) <= s.seatsAfterStart(s.turn) {
		return Nobody // it is their own die, or they have had their turn
	}
	return holder
}

// seatsAfterStart is how many seats after the start player one sits.
func (s *State) seatsAfterStart(seat Seat) Seat {
	if seat < s.start {
		seat += s.game.seats
	}
	return seat - s.start
}

// applySteal makes the die the thief's; the other player drafts another one.
func (s *State) applySteal(log *chronicle) {
	thief := s.thief()
	s.reserved, s.reservedBy = s.die, thief
	s.die = 0
	s.phase = PhaseDraft
	if log != nil {
		log.add(Event{Kind: DieStolen, Rule: tileSteal, Seat: thief, Loser: s.turn, Die: int(s.reserved)})
	}
	s.spend(2, log)
}

// applyDecline goes on without tile 2, which was asked for.
func (s *State) applyDecline(log *chronicle) {
	if log != nil {
		rule := ruleOf[s.tileEffect(2)]
		log.add(Event{Kind: TileDeclined, Rule: rule, Seat: s.rack.holder(2), ActionTile: s.tileFace(2)})
	}
	if s.phase == PhaseOlive {
		s.answerOlive(false, log)
		return
	}
	s.phase = PhaseAct
}

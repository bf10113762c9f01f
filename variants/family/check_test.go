package family_test

import (
	"errors"
	"fmt"
	"iter"
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/railhex/railhex/variants/family"

	_ "github.com/railhex/railhex/internal/long" // garbage is collected less often
)

// In the game of these tests two seats roll a die and take a red or a blue stone in
// turn, 200 times. Once there are three red stones it may lie.
type (
	stones struct {
		left, red, blue uint8
		die             uint8    // 0 before it is rolled
		cards           [3]uint8 // that the seats hold, for nothing: 0 to 3
		zero            float64  // 0 or -0, which are equal
		lie             lie
	}
	move    uint8 // 1 to 6 are what the die shows
	seat    = family.Seat
	outcome = family.Outcome[move]
	lie     uint8
)

const (
	red  move = 7
	blue move = 8
)

const (
	truth lie = iota
	listsTwice
	listsTheIllegal
	leavesOut
	listsNothing
	doesNothing
	refusesByApply
	appliesElsewhere
	appliesElsewhereInPlace
	hashesTwice
	hashesRollsAlike
	hashesStonesAlike
	hashesWhatWasApplied
	hashesByTheWay
	changesItself
	movesOnRefusal
	writesOnRefusal
	allowsByApply
	allowsANeighbour
	allowsAnotherPhase
	asksWhileTheDieRolls
	asksAThird
	outcomeLeftOut
	outcomeTwice
	outcomeOfNothing
	outcomeThatCannotBe
	outcomesOfADecision
	otherProbability
	probabilityOfADecision
	otherNumber
	drawsTheIllegal
	drawsForAPlayer
	drawsOneMore
	pointsOutOfBounds
	rankTooSoon
	wrongRanks
	ranksTheFewestFirst
	longerThanItSays
	listsBehindOthers
	movesWalkLess
	explainsTheLegal
	explainsOtherwise
	winsTooSoon
	winsWithoutThePlace
	refusesAnotherMove
	namesNoRule
	tellsOfTheRefused
	allowsTheThinkable
	allocates

	imaginesTheImpossible
	imaginesAnotherTurn
	imaginesOtherStones
	imaginesOtherMoves
	imaginesByTheRealCards
	imaginesInPlace

	lies
)

var errIllegal = errors.New("illegal")

func (s *stones) tells(l lie) bool { return s.lie == l && s.red >= 3 }

func (s *stones) Seats() int   { return 2 }
func (s *stones) Over() bool   { return s.left == 0 }
func (s *stones) Chance() bool { return s.left > 0 && s.die == 0 }

func (s *stones) Turn() seat {
	switch {
	case s.tells(asksAThird):
		return 3
	case s.Over(), s.Chance() && !s.tells(asksWhileTheDieRolls):
		return 0
	}
	return 1 + seat(s.left&1)
}

func (s *stones) Check(m move) error {
	if s.tells(changesItself) && s.die == 6 {
		s.blue++
	}
	if s.Chance() && 1 <= m && m <= 6 || !s.Over() && s.die > 0 && (m == red || m == blue) {
		return nil
	}
	if s.die > 0 && (m == 9 && s.tells(allowsANeighbour) || m == 200 && s.tells(allowsTheThinkable) || 1 <= m && m <= 6 && s.tells(allowsAnotherPhase)) {
		return nil
	}
	return errIllegal
}

func (s *stones) Apply(m move) (stones, error) {
	next := *s
	switch err := s.ApplyTo(&next, m); {
	case err == nil && s.tells(refusesByApply):
		return *s, errIllegal
	case err != nil && s.tells(movesOnRefusal):
		next.red++
		return next, err
	case err != nil && s.tells(allowsByApply):
		return next, nil
	case err != nil && s.tells(refusesAnotherMove):
		return next, &family.MoveError{Move: red, Rule: following, Reason: family.NewPhrase(sentence("no"))}
	case s.tells(appliesElsewhere):
		next.blue++
		fallthrough
	default:
		return next, err
	}
}

func (s *stones) ApplyTo(next *stones, m move) error {
	inPlace := next == s
	if s.Check(m) != nil {
		if s.tells(writesOnRefusal) {
			*next = *s
		}
		return errIllegal
	}
	applied++
	before := *s
	if *next = before; before.tells(doesNothing) {
		return nil
	}
	switch m {
	case red:
		next.red++
	case blue:
		next.blue++
	default:
		next.die = uint8(m)
		if before.lie == hashesByTheWay {
			next.zero = math.Copysign(0, float64(m)-3.5)
		}
		return nil
	}
	next.die, next.left = 0, next.left-1
	if inPlace && before.tells(appliesElsewhereInPlace) {
		next.blue += 2
	}
	return nil
}

func (m move) String() string { return strconv.Itoa(int(m)) }

func (s *stones) Moves() iter.Seq[move] {
	all := s.AppendMoves(nil)
	if s.tells(movesWalkLess) && len(all) > 0 {
		all = all[1:]
	}
	return slices.Values(all)
}

func (s *stones) Explain(m move) error {
	_, err := s.Apply(m)
	switch {
	case s.tells(explainsTheLegal) && err == nil:
		return errIllegal
	case s.tells(explainsOtherwise) && err != nil:
		return errors.New("no")
	}
	return err
}

func (s *stones) Winners() (winners family.Seats) {
	if s.tells(winsTooSoon) && !s.Over() || s.tells(winsWithoutThePlace) && s.Over() {
		return winners.With(3)
	}
	for of := seat(1); of <= 2; of++ {
		if s.Rank(of) == 1 {
			winners = winners.With(of)
		}
	}
	return winners
}

// AppendEvents appends the rule of a move.
func (s *stones) AppendEvents(dst []law, m move) ([]law, error) {
	switch err := s.Check(m); {
	case err != nil && !s.tells(tellsOfTheRefused):
		return dst, err
	case s.tells(namesNoRule):
		return append(dst, noLaw), nil
	}
	return append(dst, following), nil
}

var sink []byte

// laws are those of the Options that stones are held to.
func laws(l lie) []family.Law[stones, move] {
	all := []family.Law[stones, move]{
		family.HiddenLaw(seen),
		family.EventsLaw((*stones).AppendEvents, func(l law) family.Rule { return l }),
		family.CompleteLaw(func(*stones) iter.Seq[move] { return slices.Values([]move{1, 6, red, blue, 200}) }),
	}
	if l == truth || l == allocates { // to count what is allocated takes long
		all = append(all, family.AllocationsLaw(func(s *stones) {
			if s.tells(allocates) {
				sink = make([]byte, 64)
			}
		}))
	}
	return all
}

func (s *stones) AppendMoves(dst []move) []move {
	if s.tells(listsBehindOthers) && len(dst) > 0 {
		dst[0] = blue
	}
	switch {
	case s.Over(), s.tells(listsNothing):
	case s.die == 0:
		dst = append(dst, 1, 2, 3, 4, 5, 6)
	case s.tells(leavesOut):
		dst = append(dst, red)
	default:
		dst = append(dst, red, blue)
	}
	if s.tells(listsTwice) && !s.Over() {
		dst = append(dst, dst[0])
	}
	if s.tells(listsTheIllegal) {
		dst = append(dst, 9)
	}
	return dst
}

func (s *stones) AppendOutcomes(dst []outcome) []outcome {
	for m := move(1); m <= 6 && s.Chance(); m++ {
		dst = append(dst, outcome{Move: m, Probability: 1.0 / 6})
	}
	switch {
	case s.tells(outcomesOfADecision) && !s.Chance():
		dst = append(dst, outcome{Move: red, Probability: 1})
	case !s.Chance():
	case s.tells(outcomeLeftOut):
		dst = dst[:5]
	case s.tells(outcomeTwice):
		dst = append(dst, dst[0])
	case s.tells(outcomeOfNothing):
		dst[0].Probability = 0
	case s.tells(outcomeThatCannotBe):
		dst = append(dst, outcome{Move: red, Probability: 1e-12})
	}
	return dst
}

func (s *stones) Sample(r *rand.Rand) (none move) {
	switch {
	case s.Chance() && s.tells(drawsTheIllegal):
		return red
	case s.Chance() && s.tells(drawsOneMore):
		return 1 + move(r.IntN(7)%6)
	case s.Chance() || s.tells(drawsForAPlayer):
		return 1 + move(r.IntN(6))
	}
	return none
}

func (s *stones) Probability(m move) float64 {
	switch {
	case s.tells(otherProbability):
		return 1.0 / 5
	case s.Chance() && s.Check(m) == nil, s.tells(probabilityOfADecision):
		return 1.0 / 6
	}
	return 0
}

func (s *stones) NumOutcomes() float64 {
	switch {
	case s.tells(otherNumber):
		return 5
	case s.Chance():
		return 6
	}
	return 0
}

func (s *stones) Total(of seat) int {
	if s.tells(pointsOutOfBounds) {
		return -1
	}
	return []int{0, int(s.red), int(s.blue)}[of]
}

func (s *stones) Rank(of seat) int {
	switch {
	case s.tells(rankTooSoon) && !s.Over():
		return 1
	case !s.Over():
		return 0
	case s.lie == wrongRanks:
		return 2*int(of) - 1
	case s.lie == ranksTheFewestFirst && s.Total(of) > s.Total(3-of):
		return 2
	case s.lie == ranksTheFewestFirst:
		return 1
	case s.Total(of) < s.Total(3-of):
		return 2
	}
	return 1
}

func (s *stones) LongestGame() int {
	if s.lie == longerThanItSays {
		return 50
	}
	return 2 * 200
}

func (s *stones) TotalBounds() (int, int) { return 0, 200 }

var errFifthCard = errors.New("there are four cards")

func (s *stones) Validate() error {
	if max(s.cards[1], s.cards[2]) > 3 {
		return errFifthCard
	}
	return nil
}

// Redealt deals the card of the other seat anew.
func (s *stones) Redealt(of seat, r *rand.Rand) stones {
	next := *s
	card := &next.cards[3-of]
	*card = uint8(r.IntN(4))
	switch {
	case s.tells(imaginesTheImpossible):
		*card = 4
	case s.tells(imaginesAnotherTurn):
		next.left &^= 1
	case s.tells(imaginesOtherStones):
		next.red, next.blue = s.blue, s.red
	case s.tells(imaginesOtherMoves):
		next.lie = leavesOut
	case s.tells(imaginesByTheRealCards):
		*card = (s.cards[3-of] + 1) % 4
	case s.tells(imaginesInPlace):
		s.blue++
	}
	return next
}

// seen is what a seat sees, whose turn it is aside.
func seen(s *stones, of seat) string { return fmt.Sprint(s.red, s.blue, s.die, s.cards[of]) }

var hashed, applied uint64 // how often, which a hash should not depend on

func (s *stones) Hash() uint64 {
	h := uint64(s.left) | uint64(s.red)<<8 | uint64(s.blue)<<16 | uint64(s.die)<<24
	if s.tells(hashesTwice) {
		hashed++
		h += hashed
	}
	switch {
	case s.tells(hashesRollsAlike):
		h &= 1<<24 - 1
	case s.tells(hashesStonesAlike):
		h = uint64(s.red)<<8 | uint64(s.die)<<24
	case s.tells(hashesWhatWasApplied):
		h += applied << 32
	case s.tells(hashesByTheWay) && math.Signbit(s.zero):
		h++
	}
	return h
}

// check plays games in which hardly a red stone is taken.
func check(l lie) (faults []*family.Fault[stones, move]) {
	s := stones{left: 200, lie: l}
	err := family.Check(&s, family.Options[stones, move]{Games: 2, Laws: laws(l), Choose: func(_ *stones, random *rand.Rand) move {
		if random.IntN(30) == 0 {
			return red
		}
		return blue
	}})
	if err == nil {
		return nil
	}
	for _, fault := range err.(interface{ Unwrap() []error }).Unwrap() {
		faults = append(faults, fault.(*family.Fault[stones, move]))
	}
	return faults
}

// TestLawsFindLies: the truth breaks no law; each lie breaks one, is found whatever is
// played, and the hundreds of moves of the game become the few that are needed.
func TestLawsFindLies(t *testing.T) {
	for _, fault := range check(truth) {
		t.Error(fault)
	}
	const (
		list, refusals, turn  = "the moves listed are legal", "no other moves are legal", "one side is asked, and can move"
		outcomes, points, end = "the outcomes of chance add up", "points and places are as the game says", family.EndsLaw
		hash, draws           = "a hash stands for one position", "chance draws by its probabilities"
		places                = "places keep the order of points"
		same, events          = "every method says the same", "events tell what a move does, and by which rules"
		hidden                = "what a seat imagines looks to her as it is"
	)
	const (
		roll, choice = 6, 7 // moves with which three red stones are taken, and before the next choice
		anyLength    = -1
	)
	tested, played := map[lie]bool{truth: true}, 0
	for _, test := range []struct {
		lie  lie
		law  string
		says string
		left int // moves of the game
	}{
		{listsTwice, list, "is listed twice", roll},
		{listsTheIllegal, list, "is listed, and Check says illegal", roll},
		{leavesOut, refusals, "is not listed, and Check says nothing against it", choice},
		{listsNothing, turn, "and 0 moves are listed", roll},
		{doesNothing, list, "leads to the same position", roll},
		{refusesByApply, list, "and Apply says illegal", roll},
		{appliesElsewhere, list, "leads elsewhere", roll},
		{appliesElsewhereInPlace, list, "applied in place leads elsewhere", choice},
		{hashesTwice, list, "has two hashes", roll - 1},
		{hashesRollsAlike, hash, "as another one has", roll},
		{hashesStonesAlike, hash, "is also the hash of the position", roll},
		{hashesWhatWasApplied, hash, "after moves were tried", roll},
		{hashesByTheWay, hash, "when the same position was reached before", anyLength},
		{changesItself, list, "has changed the position", choice},
		{movesOnRefusal, refusals, "the position that comes with the refusal is another", roll},
		{writesOnRefusal, refusals, "ApplyTo writes a position", roll},
		{allowsByApply, refusals, "and Apply does not", roll},
		{allowsANeighbour, refusals, "9 is not listed, and Check says nothing against it", choice},
		{allowsAnotherPhase, refusals, "is not listed, and Check says nothing against it", choice},
		{asksWhileTheDieRolls, turn, "over false, chance true, seat", roll},
		{asksAThird, turn, "seat 3 is asked, and 2 play", roll},
		{outcomeLeftOut, outcomes, "add up to 0.83", roll},
		{outcomeTwice, outcomes, "is two outcomes", roll},
		{outcomeOfNothing, outcomes, "has the probability 0", roll},
		{outcomeThatCannotBe, outcomes, "can fall, and Check says illegal", roll},
		{outcomesOfADecision, outcomes, "1 outcomes are listed, and NumOutcomes says 0", choice},
		{otherProbability, outcomes, "and Probability says 0.2", roll},
		{probabilityOfADecision, outcomes, "has the probability 0.16", roll},
		{otherNumber, outcomes, "NumOutcomes says 5", roll},
		{drawsTheIllegal, outcomes, "was drawn", roll},
		{drawsForAPlayer, outcomes, "a player is asked, and chance draws", choice},
		{drawsOneMore, draws, "are 1, and by their probability it should be about 341.3", roll},
		{pointsOutOfBounds, points, "has -1 points", roll},
		{rankTooSoon, points, "has the rank 1 before the game is over", roll},
		{wrongRanks, points, "the ranks are [1 3]", 400},
		{ranksTheFewestFirst, places, "is ahead of seat", 400},
		{longerThanItSays, end, "it is not over after 50 moves", 50},
		{listsBehindOthers, same, "the moves listed behind", anyLength},
		{movesWalkLess, same, "Moves walks", roll},
		{explainsTheLegal, same, "is listed, and Explain says illegal", roll},
		{explainsOtherwise, same, "by illegal, and Explain says no", roll},
		{winsTooSoon, same, "the game is not over, and the winners are P3", roll},
		{winsWithoutThePlace, same, "has the rank", 400},
		{refusesAnotherMove, same, "by illegal, and Apply refuses 7 by", roll},
		{namesNoRule, events, "names no rule", roll},
		{tellsOfTheRefused, events, "and it has 1 events", roll},
		{allowsTheThinkable, "no move that can be thought of is legal but those listed", "200 is not listed", anyLength},
		{allocates, "nothing is allocated", "method 1 of the game's own allocates 1 times", roll},
		{imaginesTheImpossible, hidden, "imagines what cannot be: there are four cards", roll},
		{imaginesAnotherTurn, hidden, "imagines that seat", choice},
		{imaginesOtherStones, hidden, "and in what she imagines\n", roll},
		{imaginesOtherMoves, hidden, "may make the moves", choice},
		{imaginesByTheRealCards, hidden, "imagines otherwise where others hold something else", roll},
		{imaginesInPlace, hidden, "has changed the position", roll},
	} {
		tested[test.lie] = true
		faults := check(test.lie)
		found := map[string]int{}
		for _, fault := range faults {
			played = max(played, fault.Played-len(fault.Moves))
			if found[fault.Law] > 0 {
				t.Errorf("lie %d is told twice: %v", test.lie, fault)
			}
			found[fault.Law] = fault.Games
			left := test.left == anyLength || test.left == len(fault.Moves)
			if fault.Law == test.law && (!strings.Contains(fault.Error(), test.says) || !left) {
				t.Errorf("lie %d: %d moves are left, want %d, and it should say %q:\n%v", test.lie, len(fault.Moves), test.left, test.says, fault)
			}
		}
		if games := found[test.law]; games != 2 && (games == 0 || test.left != anyLength) {
			t.Errorf("lie %d is found in %d of 2 games: %v", test.lie, games, faults)
		}
	}
	if played < 130 {
		t.Errorf("the games became shorter by %d moves at the most", played)
	}
	for l := range lies {
		if !tested[l] {
			t.Errorf("lie %d is not told", l)
		}
	}
}

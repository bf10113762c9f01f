package steampower

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

// A verdict is the result of the check of a move. It is the zero verdict for a legal
// move; otherwise it holds the rule that forbids it, the reason, and what its sentence
// needs besides the move and the position. It is comparable and holds no pointer, so a
// refusal costs no allocation until somebody asks for the sentence.
type verdict struct {
	rule   Rule
	reason string // the key of a sentence that says why
	seat   Seat
	hex    uint8 // a number of the map
	edge   hexmap.Direction
	track  track.Track
	stack  Stack
	colour Colour
	number uint16
	other  uint16
	pays   Payments
}

// refused returns the verdict of a rule for a reason that needs nothing besides.
func refused(rule Rule, reason string) verdict { return verdict{rule: rule, reason: reason} }

// legal reports whether nothing forbids the move.
func (v verdict) legal() bool { return v.rule == 0 }

// notAsked is the verdict on a move of a kind that the position does not ask for, which
// the zero State never does, nor any State for the zero Move.
func (s *State) notAsked(m Move) verdict {
	switch {
	case s.game == nil:
		return refused(NoState, "no-state")
	case !m.IsValid():
		return refused(NoMove, "no-move")
	case s.phase == PhaseOver:
		return refused(s.EndRule(), "over")
	case s.Turn() == Nobody:
		return refused(s.comesNext(), "not-asked")
	}
	return refused(s.comesNext(), "not-asked-of")
}

// Apply returns the position after m. If m is not legal, the State is the one it was
// called on and the error is a [*family.MoveError] that holds the rule and says why in a
// sentence.
//
// Apply on a legal move allocates nothing.
func (s *State) Apply(m Move) (next State, err error) {
	next = *s
	if v := s.judge(m); !v.legal() {
		return next, s.refuse(m, v)
	}
	next.advance(m, nil)
	return next, nil
}

// ApplyTo writes to *next what [State.Apply] returns: the position after m. A playout that
// keeps no positions can call s.ApplyTo(&s, m) to avoid the copy. If m is not legal,
// ApplyTo returns the error of Apply and leaves *next as it was.
//
// No other goroutine may use *next meanwhile. For a legal move ApplyTo allocates nothing.
func (s *State) ApplyTo(next *State, m Move) error {
	if v := s.judge(m); !v.legal() {
		return s.refuse(m, v)
	}
	if next != s {
		*next = *s
	}
	next.advance(m, nil)
	return nil
}

// Check returns the verdict of Apply without applying: nil where m is legal, else the
// bare [Rule] that forbids it ([NoState], [NoMove] for a zero State or Move). It
// allocates nothing; [State.Explain] says the rest.
func (s *State) Check(m Move) error {
	if v := s.judge(m); !v.legal() {
		return v.rule
	}
	return nil
}

// Turns and rounds, and the actions that are done at once.

// Numbers of the rules.
const (
	handAtStart    = 5  // SETUP-4
	moneyAtStart   = 5  // SETUP-5
	actionsOfTurn  = 2  // TURN-2
	contractsDrawn = 2  // DRAW-1
	moneyAction    = 3  // MONEY-1
	longestQuiet   = 10 // END-2
	priceFromBank  = 5  // SHIP-6
	factoryGoods   = 5  // FACTORY-4
	fewestOfBonus  = 4  // BONUS-3
	mostOfBonus    = 6  // BONUS-3
	moneyForAPoint = 5  // SCORE-1
	turnedPoints   = 2  // SCORE-3
	purplePoints   = 4  // SCORE-4
)

// goals are the numbers of contracts that end the game, by players: END-1.
var goals = [MaxSeats + 1]int{2: 14, 3: 11, 4: 9, 5: 8}

// judgeCity judges the tile drawn for the next city space.
func (s *State) judgeCity(m Move) verdict {
	if _, v := s.hexOf(m); v.rule != 0 {
		return v
	}
	switch next := s.nextCity(); {
	case s.game.names[s.game.cities[next]] != m.Hex():
		return verdict{rule: setupCityTiles, reason: "not-next-city", hex: s.game.cities[next]}
	case s.tilesLeft(m.Colour()) <= 0:
		return verdict{rule: componentsCityTiles, reason: "tiles-used-up"}
	}
	return verdict{}
}

// nextCity is the city space for which a tile is drawn: SETUP-2.
func (s *State) nextCity() int {
	laid := s.laid()
	for city := range s.game.numCities {
		if laid>>city&1 == 0 {
			return city
		}
	}
	return 0
}

func (s *State) applyCity(m Move, log *chronicle) {
	city := s.nextCity()
	s.tiles[m.Colour()-1] |= 1 << city
	if log != nil {
		log.add(Event{Kind: CityLaid, Rule: setupCityTiles, Hex: m.Hex(), Colour: m.Colour()})
	}
	if city == s.game.numCities-1 {
		s.phase, s.seat, s.deals = PhaseDeal, 1, handAtStart // SETUP-4
	}
}

// beginAction begins one of the two actions of a turn. A bonus is outside them:
// BONUS-1.
func (s *State) beginAction() {
	if s.phase == PhaseAct {
		s.left--
	}
}

// endAction goes on after an action and what belongs to it: TURN-2.
func (s *State) endAction(log *chronicle) {
	s.contract = 0
	s.phase = PhaseAct
	if s.left > 0 {
		return
	}
	s.left = actionsOfTurn
	if s.seat < s.game.seats {
		s.seat++ // TURN-1
		return
	}
	s.endRound(log)
}

// endRound ends the round, and perhaps the game.
func (s *State) endRound(log *chronicle) {
	s.quiet++
	if s.productive {
		s.quiet = 0
	}
	s.productive = false
	if log != nil {
		log.add(Event{Kind: RoundEnded, Rule: turnOrder, Number: int(s.round)})
	}
	if s.goalReached() || s.quiet == longestQuiet {
		s.phase, s.seat, s.left = PhaseOver, Nobody, 0
		if log != nil {
			log.add(Event{Kind: GameEnded, Rule: s.EndRule(), Number: int(s.round)})
		}
		return
	}
	s.round++
	s.seat = 1 // TURN-1
}

// goalReached reports whether somebody has fulfilled enough contracts: END-1.
func (s *State) goalReached() bool {
	for seat := Seat(1); seat <= s.game.seats; seat++ {
		if s.Fulfilled(seat).Len() >= s.game.goal {
			return true
		}
	}
	return false
}

// EndRule returns the rule by which the game ended, END-1 or END-2;
// 0 while it goes on.
func (s *State) EndRule() Rule {
	switch {
	case s.phase != PhaseOver:
		return 0
	case s.goalReached():
		return endContracts
	}
	return endQuietRounds
}

func (s *State) applyMoney(log *chronicle) {
	s.beginAction()
	s.money[s.seat-1] += moneyAction
	if log != nil {
		log.add(Event{Kind: MoneyTaken, Rule: ruleMoneyAction, Seat: s.seat, Money: moneyAction})
	}
	s.endAction(log)
}

func (s *State) applyDecline(log *chronicle) {
	if log != nil {
		log.add(Event{Kind: BonusDeclined, Rule: bonusAtOnce, Seat: s.seat, Contract: int(s.contract)})
	}
	s.endAction(log)
}

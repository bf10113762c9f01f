package steampower

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
		return verdict{rule: SetupCityTiles, reason: reasonNotNextCity, hex: s.game.cities[next]}
	case s.tilesLeft(m.Colour()) <= 0:
		return verdict{rule: ComponentsCityTiles, reason: reasonTilesUsedUp}
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
		log.add(Event{Kind: CityLaid, Rule: SetupCityTiles, Hex: m.Hex(), Colour: m.Colour()})
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
		log.add(Event{Kind: RoundEnded, Rule: TurnOrder, Number: int(s.round)})
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

// EndRule returns the rule by which the game ended, [EndContracts] or [EndQuietRounds];
// 0 while it goes on.
func (s *State) EndRule() Rule {
	switch {
	case s.phase != PhaseOver:
		return 0
	case s.goalReached():
		return EndContracts
	}
	return EndQuietRounds
}

func (s *State) applyMoney(log *chronicle) {
	s.beginAction()
	s.money[s.seat-1] += moneyAction
	if log != nil {
		log.add(Event{Kind: MoneyTaken, Rule: MoneyAction, Seat: s.seat, Money: moneyAction})
	}
	s.endAction(log)
}

func (s *State) applyDecline(log *chronicle) {
	if log != nil {
		log.add(Event{Kind: BonusDeclined, Rule: BonusAtOnce, Seat: s.seat, Contract: int(s.contract)})
	}
	s.endAction(log)
}

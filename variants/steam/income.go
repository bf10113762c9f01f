package steam

// Income, upkeep and bankruptcy (INCOME, STD-11 to STD-13), and the score.

// collect is the income phase.
func (s *State) collect(log *chronicle) {
	for list := s.order; list != 0; list = list.rest() { // INCOME-1
		seat := list.first()
		p := s.playerOf(seat)
		sum := int(p.income)
		if s.game.standard() {
			sum -= p.level() // STD-11
		}
		s.tellIncome(seat, sum, log)
		if sum >= 0 {
			p.money += int32(sum)
		} else if !s.settle(seat, -sum, log) { // INCOME-2
			s.eliminate(seat, log)
		}
	}
}

func (s *State) tellIncome(seat Seat, sum int, log *chronicle) {
	if log == nil {
		return
	}
	kind, rule := IncomeReceived, IncomeIsReceived
	if sum < 0 {
		kind, rule, sum = IncomeDue, IncomePaid, -sum
	}
	if s.game.standard() {
		rule = StandardUpkeep
	}
	log.add(Event{Kind: kind, Rule: rule, Seat: seat, Money: sum})
}

// settle pays what is due of a negative income, and reports whether the player
// could.
func (s *State) settle(seat Seat, due int, log *chronicle) bool {
	p := s.playerOf(seat)
	if !s.game.standard() {
		if due > s.means(seat) {
			return false // INCOME-4
		}
		s.pay(seat, due, log) // INCOME-3
		return true
	}
	lack := due - int(p.money)
	if lack <= 0 {
		p.money -= int32(due)
		return true
	}
	const each = 2 // STD-12
	given := (lack + each - 1) / each
	points := min(given, int(p.points))
	steps := given - points
	if steps > int(p.income)-lowestSteps {
		return false // STD-13
	}
	p.points -= int16(points)
	p.income -= int16(steps)
	p.money = int32(each*given - lack)
	if log != nil {
		log.add(Event{Kind: StepsBack, Rule: StandardLack, Seat: seat, Number: points, Money: steps})
	}
	return true
}

// eliminate takes a bankrupt player out of the game (INCOME-4, TURN-3).
func (s *State) eliminate(seat Seat, log *chronicle) {
	p := s.playerOf(seat)
	p.money = 0
	p.set(flagEliminated)
	s.abandonLinks(seat)
	s.order = s.order.without(seat)
	if log != nil {
		rule := IncomeBankrupt
		if s.game.standard() {
			rule = StandardBankrupt
		}
		log.add(Event{Kind: PlayerEliminated, Rule: rule, Seat: seat})
	}
}

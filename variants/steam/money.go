package steam

// Money: what a player can raise, payments, and loans (MONEY, STD-3, STD-4).

const (
	loanMoney   = 5   // MONEY-2
	lowestSteps = -10 // MONEY-3
	loanPoints  = 2   // MONEY-3
)

// loans is how many loans a player can take: one for each step of income down to
// -10, and then one for each two points (MONEY-3, MONEY-4).
func (p *player) loans() int {
	return int(p.income) - lowestSteps + int(p.points)/loanPoints
}

// means is the most that a seat can pay for a decision (MONEY-4); in the standard
// game that is their cash (STD-4).
func (s *State) means(seat Seat) int {
	if seat == Nobody {
		return 0
	}
	p := s.playerOf(seat)
	if s.game.standard() {
		return int(p.money)
	}
	return int(p.money) + loanMoney*p.loans()
}

// tooDear is the rule that forbids a decision which costs more than a player can
// raise.
func (s *State) tooDear() Rule {
	if s.game.standard() {
		return standardCashOnly
	}
	return moneyNoMoreLoans
}

// borrow takes loans of which the player has enough.
func (s *State) borrow(seat Seat, loans int, log *chronicle) {
	if loans <= 0 {
		return
	}
	p := s.playerOf(seat)
	steps := min(loans, int(p.income)-lowestSteps)
	p.income -= int16(steps)
	p.points -= int16(loanPoints * (loans - steps)) // MONEY-3
	p.money += int32(loanMoney * loans)
	if log != nil {
		rule := moneyLoans
		if steps < loans {
			rule = moneyPointLoans
		}
		log.add(Event{Kind: LoanTaken, Rule: rule, Seat: seat, Number: loans, Money: loanMoney * loans})
	}
}

// pay pays what a seat can raise: from cash, and with exactly as many loans as
// are needed for the rest (MONEY-1, MONEY-2).
func (s *State) pay(seat Seat, due int, log *chronicle) {
	p := s.playerOf(seat)
	if lack := due - int(p.money); lack > 0 {
		s.borrow(seat, (lack+loanMoney-1)/loanMoney, log)
	}
	p.money -= int32(due)
}

func (s *State) judgeCapital(m Move) verdict {
	if most := s.playerOf(s.asked()).loans(); m.number() > most {
		return verdict{rule: moneyNoMoreLoans, reason: "loans-most", number: int16(most)}
	}
	return verdict{}
}

func (s *State) applyCapital(m Move, log *chronicle) {
	s.borrow(s.asked(), m.number(), log) // STD-3
	s.queue = s.queue.rest()
	if s.queue == 0 {
		s.beginStandardAuction()
	}
}

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
	kind, rule := IncomeReceived, incomeIsReceived
	if sum < 0 {
		kind, rule, sum = IncomeDue, incomePaid, -sum
	}
	if s.game.standard() {
		rule = standardUpkeep
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
		log.add(Event{Kind: StepsBack, Rule: standardLack, Seat: seat, Number: points, Money: steps})
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
		rule := incomeBankrupt
		if s.game.standard() {
			rule = standardBankrupt
		}
		log.add(Event{Kind: PlayerEliminated, Rule: rule, Seat: seat})
	}
}

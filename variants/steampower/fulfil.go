package steampower

import "math/bits"

// The fulfil action: a contract is begun, its goods are provided one by one (see
// ship.go), and the bank pays for it.

func (s *State) judgeFulfil(m Move) verdict {
	if s.hands[s.seat]&bitOf(m.Contract()) == 0 {
		return verdict{rule: ContractFromHand, reason: reasonNotInHand}
	}
	if s.networks[s.seat-1] == 0 {
		return verdict{rule: ContractInNetwork, reason: ReasonNoNetwork}
	}
	goods := s.game.contract(m.Contract()).Goods
	prices := s.prices(goods)
	if price := prices.of(goods); price > int(s.money[s.seat-1]) {
		return verdict{rule: ContractPayable, reason: ReasonContractTooDear, number: uint16(price)}
	}
	return verdict{}
}

func (s *State) applyFulfil(m Move, log *chronicle) {
	s.beginAction()
	s.contract = uint8(m.Contract())
	s.asked = s.game.contract(m.Contract()).Goods
	s.phase = PhaseShip
	if log != nil {
		log.add(Event{Kind: ContractBegun, Rule: ContractOpen, Seat: s.seat, Contract: m.Contract()})
	}
}

// provided goes on after a good was provided.
func (s *State) provided(good Colour, log *chronicle) {
	s.asked = s.asked.minus(good)
	if s.asked != 0 {
		return
	}
	number := int(s.contract)
	done := s.game.contract(number)
	s.hands[s.seat] &^= bitOf(number) // CONTRACT-7
	s.forget(number)
	s.fulfilled[s.seat-1] |= bitOf(number)
	s.money[s.seat-1] += uint16(done.Money) // CONTRACT-6
	s.productive = true
	if log != nil {
		log.add(Event{Kind: ContractFulfilled, Rule: ContractReward, Seat: s.seat, Contract: number, Money: int(done.Money)})
	}
	if done.Bonus == 0 {
		s.endAction(log)
		return
	}
	s.phase = PhaseBonus
	if log != nil {
		log.add(Event{Kind: BonusOffered, Rule: BonusAtOnce, Seat: s.seat, Contract: number})
	}
}

// appendFulfilments appends the contracts that can be begun.
func (s *State) appendFulfilments(dst []Move) []Move {
	hand := s.hands[s.seat]
	if hand == 0 || s.networks[s.seat-1] == 0 { // CONTRACT-3
		return dst
	}
	most := Goods(0) // that a contract asks for, of each colour, or some more
	for rest := hand; rest != 0; rest &= rest - 1 {
		most |= s.game.parts.Contracts[bits.TrailingZeros64(rest)].Goods
	}
	prices := s.prices(most)
	for ; hand != 0; hand &= hand - 1 {
		number := 1 + bits.TrailingZeros64(hand)
		if prices.of(s.game.parts.Contracts[number-1].Goods) <= int(s.money[s.seat-1]) { // CONTRACT-4
			dst = append(dst, Fulfil(number))
		}
	}
	return dst
}

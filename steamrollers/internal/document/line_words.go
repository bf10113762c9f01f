package document

import (
	"slices"
	"strings"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants"
)

// How the fields of a position's line are written and read, but for those of tiles
// and sheets.

// appendWord appends a word, or what stands for nothing.
func appendWord(dst []byte, word string) []byte {
	if word == "" {
		word = nothing
	}
	return append(dst, word...)
}

// parts splits a field into as many parts as there is room for, each empty that is
// nothing. It reports whether there are so many.
func parts(word string, into []string) bool {
	for i := range into {
		last := i == len(into)-1
		part, rest, more := strings.Cut(word, string(partEnd))
		if more == last {
			return false
		}
		if part != nothing {
			into[i] = part
		}
		word = rest
	}
	return true
}

// digit is a digit up to most.
func digit(c byte, most int) (n int, ok bool) {
	n = int(c) - '0'
	return n, 0 <= n && n <= most
}

func readNumber(word string, most int, into *int) (ok bool) {
	*into, ok = parse.Natural(word, most)
	return ok
}

func appendPhase(dst []byte, p *Position, _ *Layout) []byte { return append(dst, p.Phase...) }

func readPhase(word string, p *Position, l *Layout) bool {
	p.Phase = word
	return slices.Contains(l.Phases, word)
}

// appendFaces appends numbers of one digit.
func appendFaces(dst []byte, faces []int) []byte {
	if len(faces) == 0 {
		return append(dst, nothing...)
	}
	for _, n := range faces {
		dst = append(dst, '0'+byte(n))
	}
	return dst
}

// readFaces reads numbers from 1 to 6, in ascending order.
func readFaces(word string, into *[]int) bool {
	if word == nothing {
		return true
	}
	*into = make([]int, 0, len(word))
	for i := range len(word) {
		n, ok := digit(word[i], 6)
		if !ok || n == 0 {
			return false
		}
		*into = append(*into, n)
	}
	slices.Sort(*into)
	return true
}

// readSet reads numbers from 1 to 6, each once.
func readSet(word string, into *[]int) bool {
	ok := readFaces(word, into)
	*into = slices.Compact(*into)
	return ok
}

func appendDice(dst []byte, p *Position, _ *Layout) []byte { return appendFaces(dst, p.Dice) }

func readDice(word string, p *Position, _ *Layout) bool {
	const most = 15 // of one face, as many as a handful of dice counts
	if !readFaces(word, &p.Dice) {
		return false
	}
	for i := most; i < len(p.Dice); i++ {
		if p.Dice[i] == p.Dice[i-most] {
			return false
		}
	}
	return true
}

func appendReserved(dst []byte, p *Position, _ *Layout) []byte {
	if p.Reserved == 0 && p.ReservedFor == 0 {
		return append(dst, nothing...)
	}
	return append(dst, '0'+byte(p.Reserved), '0'+byte(p.ReservedFor))
}

func readReserved(word string, p *Position, _ *Layout) bool {
	if len(word) != 2 {
		return word == nothing
	}
	die, isDie := digit(word[0], 6)
	seat, isSeat := digit(word[1], mostSeats)
	p.Reserved, p.ReservedFor = die, seat
	return isDie && isSeat
}

// blackWords are the faces of the black die by the initials of their types.
var blackWords = [...][2]string{{"", nothing}, {"straight/gentle", "sg"}, {"straight/sharp", "ss"}, {"gentle/sharp", "gs"}}

func appendBlack(dst []byte, p *Position, _ *Layout) []byte {
	for _, black := range blackWords {
		if black[0] == p.Black {
			return append(dst, black[1]...)
		}
	}
	return dst
}

func readBlack(word string, p *Position, _ *Layout) bool {
	for _, black := range blackWords {
		if black[1] == word {
			p.Black = black[0]
			return true
		}
	}
	return false
}

func appendSupply(dst []byte, p *Position, _ *Layout) []byte {
	for i, line := range p.Supply.cities() {
		if i > 0 {
			dst = append(dst, partEnd)
		}
		dst = appendWord(dst, *line)
	}
	return dst
}

func readSupply(word string, p *Position, _ *Layout) bool {
	var all [6]string
	ok := parts(word, all[:])
	for i, line := range p.Supply.cities() {
		if !ok {
			return false
		}
		_, err := variants.ParseLine(all[i])
		*line, ok = all[i], err == nil
	}
	return ok
}

// goodLetters are the goods in their canonical order.
const goodLetters = "YRGBEK"

func appendCounts(dst []byte, goods *Counts) []byte {
	if *goods == (Counts{}) {
		return append(dst, nothing...)
	}
	for i, n := range goods.kinds() {
		if *n > 0 {
			dst = appendNumber(append(dst, goodLetters[i]), *n)
		}
	}
	return dst
}

func readCounts(word string, into *Counts) bool {
	const most = 15
	if word == nothing {
		return true
	}
	for word != "" {
		good := strings.IndexByte(goodLetters, word[0])
		end := 1 + parse.LeadingDigits(word[1:])
		n, ok := parse.Natural(word[1:end], most)
		if good < 0 || !ok {
			return false
		}
		*into.kinds()[good] = n
		word = word[end:]
	}
	return true
}

// powers are the starting powers in the order of the line.
var powers = [...]string{"engine", "rail", "points", "tile", "goods"}

// holderOf is the seat that took a starting power, 0 for nobody.
func (p *Position) holderOf(power string) int {
	return 1 + slices.IndexFunc(p.Players, func(player Player) bool { return player.Power == power })
}

func appendPowers(dst []byte, p *Position, _ *Layout) []byte {
	began, taken := len(dst), false
	for _, power := range powers {
		seat := p.holderOf(power)
		dst, taken = append(dst, '0'+byte(seat)), taken || seat > 0
	}
	if !taken {
		dst = append(dst[:began], nothing...)
	}
	return dst
}

func readPowers(word string, p *Position, l *Layout) bool {
	if len(word) != len(powers) {
		return word == nothing
	}
	ok := true
	for i, power := range powers {
		switch seat, plays := digit(word[i], l.Seats); {
		case !plays:
			ok = false // and the others are read, since the personal good is of one of them
		case seat > 0:
			p.Players[seat-1].Power = power
		}
	}
	return ok
}

// owner is who may have a personal good, nil if nobody may.
func (p *Position) owner() *Player {
	if seat := p.holderOf("goods"); seat > 0 {
		return &p.Players[seat-1]
	}
	return nil
}

func appendOwn(dst []byte, p *Position, _ *Layout) []byte {
	if owner := p.owner(); owner != nil {
		return appendWord(dst, owner.Own)
	}
	return append(dst, nothing...)
}

func readOwn(word string, p *Position, _ *Layout) bool {
	owner := p.owner()
	if word == nothing {
		return true
	}
	if owner == nil || word == "" || len(word) > 2 || strings.IndexByte(goodLetters, word[0]) < 0 {
		return false
	}
	if city, ok := digit(word[len(word)-1], 6); len(word) == 2 && (!ok || city == 0) {
		return false
	}
	owner.Own = word
	return true
}

// marks are the yes-or-no facts with their letters.
func (p *Position) marks() [4]*bool {
	return [...]*bool{&p.Productive, &p.Held2a, &p.Settled, &p.Fulfilled}
}

const markLetters = "phsf"

func appendMarks(dst []byte, p *Position, _ *Layout) []byte {
	began := len(dst)
	for i, mark := range p.marks() {
		if *mark {
			dst = append(dst, markLetters[i])
		}
	}
	if len(dst) == began {
		dst = append(dst, nothing...)
	}
	return dst
}

func readMarks(word string, p *Position, _ *Layout) bool {
	for i, mark := range p.marks() {
		*mark = strings.IndexByte(word, markLetters[i]) >= 0
	}
	return true
}

package steamrollers

import (
	"math"
	"strconv"
	"strings"

	"github.com/railhex/railhex/internal/reading"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

// How each field of a position's line is written and read.

func appendNatural(dst []byte, n int) []byte { return strconv.AppendInt(dst, int64(n), 10) }

// appendWord appends a word, or what stands for nothing.
func appendWord(dst []byte, word string) []byte {
	if word == "" {
		word = nothing
	}
	return append(dst, word...)
}

// parts splits a field into so many parts, each empty that is nothing.
func parts(word string, n int) ([]string, bool) {
	all := strings.SplitN(word, string(partEnd), n+1)
	for i := range all {
		if all[i] == nothing {
			all[i] = ""
		}
	}
	return all, len(all) == n
}

// digit is a digit up to most.
func digit(c byte, most int) (n int, ok bool) {
	n = int(c) - '0'
	return n, 0 <= n && n <= most
}

func appendPhase(dst []byte, s *State) []byte { return append(dst, s.phase.String()...) }

func readPhase(word string, s *State) (ok bool) {
	s.phase, ok = parsePhase(word)
	return ok
}

func parsePhase(word string) (Phase, bool) {
	for p := Phase(1); p < phaseEnd; p++ {
		if p.String() == word {
			return p, true
		}
	}
	return 0, false
}

func appendDice(dst []byte, s *State) []byte {
	if s.white == 0 {
		return append(dst, nothing...)
	}
	for face := range s.white.All() {
		dst = append(dst, '0'+byte(face))
	}
	return dst
}

func readDice(word string, s *State) bool {
	if word == nothing {
		return true
	}
	for i := range len(word) {
		face, ok := digit(word[i], 6)
		if !ok || face == 0 || s.white.Count(face) == 15 {
			return false
		}
		s.white = s.white.add(face)
	}
	return true
}

func appendReserved(dst []byte, s *State) []byte {
	if s.reserved == 0 && s.reservedBy == Nobody {
		return append(dst, nothing...)
	}
	return append(dst, '0'+s.reserved, '0'+byte(s.reservedBy))
}

func readReserved(word string, s *State) bool {
	if len(word) != 2 {
		return word == nothing
	}
	die, isDie := digit(word[0], 6)
	seat, isSeat := digit(word[1], MaxSeats)
	s.reserved, s.reservedBy = uint8(die), Seat(seat)
	return isDie && isSeat
}

// blackWords are the faces of the black die by the initials of their types.
var blackWords = [...]string{0: nothing, StraightGentle: "sg", StraightSharp: "ss", GentleSharp: "gs"}

func appendBlack(dst []byte, s *State) []byte { return append(dst, blackWords[s.black]...) }

func readBlack(word string, s *State) bool {
	for black, known := range blackWords {
		if known == word {
			s.black = Black(black)
			return true
		}
	}
	return false
}

// appendSpots appends for each of six tiles its side and its holder.
func appendSpots(dst []byte, up sides, holder func(number int) (seat Seat, sideways bool)) []byte {
	if !up.drawn() {
		return append(dst, nothing...)
	}
	for number := 1; number <= 6; number++ {
		seat, sideways := holder(number)
		side := "ab"[up.index(number)]
		if sideways {
			side = "AB"[up.index(number)]
		}
		dst = append(dst, side, '0'+byte(seat))
	}
	return dst
}

// readSpots reads what appendSpots appends.
func readSpots(word string, put func(number int, seat Seat, sideways bool)) (up sides, ok bool) {
	if len(word) != 12 {
		return 0, word == nothing
	}
	for number := 1; number <= 6; number++ {
		side, held := word[2*number-2], word[2*number-1]
		seat, ok := digit(held, MaxSeats)
		if !ok || strings.IndexByte("abAB", side) < 0 {
			return 0, false
		}
		if side == 'b' || side == 'B' {
			up |= 1 << (number - 1)
		}
		put(number, Seat(seat), side < 'a')
	}
	return up | sidesDrawn, true
}

func appendRack(dst []byte, s *State) []byte {
	return appendSpots(dst, s.tileSides, func(tile int) (Seat, bool) { return s.rack.holder(tile), s.rack.sideways(tile) })
}

func readRack(word string, s *State) (ok bool) {
	s.tileSides, ok = readSpots(word, func(tile int, seat Seat, sideways bool) { s.rack = s.rack.put(tile, seat, sideways) })
	return ok
}

func appendOrderBook(dst []byte, s *State) []byte {
	return appendSpots(dst, s.orderSides, func(order int) (Seat, bool) { return s.orders.holder(order), false })
}

func readOrderBook(word string, s *State) (ok bool) {
	s.orderSides, ok = readSpots(word, func(order int, seat Seat, _ bool) { s.orders = s.orders.give(order, seat) })
	return ok
}

func appendSupply(dst []byte, s *State) []byte {
	for i, line := range s.supply {
		if i > 0 {
			dst = append(dst, partEnd)
		}
		dst = appendWord(dst, line.String())
	}
	return dst
}

func readSupply(word string, s *State) bool {
	lines, ok := parts(word, len(s.supply))
	for i := 0; ok && i < len(lines); i++ {
		line, err := variants.ParseLine(lines[i])
		s.supply[i], ok = line, err == nil
	}
	return ok
}

func appendCounts(dst []byte, goods variants.Goods) []byte {
	if goods == 0 {
		return append(dst, nothing...)
	}
	for g := variants.Yellow; g <= variants.Coal; g++ {
		if n := goods.Count(g); n > 0 {
			dst = appendNatural(append(dst, g.Letter()), n)
		}
	}
	return dst
}

func readCounts(word string) (goods variants.Goods, ok bool) {
	if word == nothing {
		return 0, true
	}
	for word != "" {
		g, isGood := goodOf(word[:1])
		end := 1 + len(word[1:]) - len(strings.TrimLeft(word[1:], "0123456789"))
		n, isCount := reading.Natural(word[1:end], 15)
		if !isGood || !isCount || goods.Count(g) > 0 {
			return 0, false
		}
		for range n {
			goods = goods.Add(g)
		}
		word = word[end:]
	}
	return goods, true
}

func appendPowerBook(dst []byte, s *State) []byte {
	if s.powers == 0 {
		return append(dst, nothing...)
	}
	for power := range variants.Powers() {
		dst = append(dst, '0'+byte(s.powers.holder(power)))
	}
	return dst
}

func readPowerBook(word string, s *State) bool {
	if len(word) != variants.NumPowers {
		return word == nothing
	}
	for power := range variants.Powers() {
		seat, ok := digit(word[power-variants.EnginePower], MaxSeats)
		if !ok {
			return false
		}
		s.powers = s.powers.give(power, Seat(seat))
	}
	return true
}

func appendOwn(dst []byte, s *State) []byte {
	dst = appendWord(dst, s.own.good().String())
	if s.own.city() != 0 {
		dst = append(dst, '0'+byte(s.own.city()))
	}
	return dst
}

func readOwn(word string, s *State) (ok bool) {
	if word == nothing {
		return true
	}
	s.own, ok = parseOwn(word)
	return ok
}

// parseOwn reads a good, and its city if it is placed: "R3".
func parseOwn(word string) (own personalGood, ok bool) {
	if word == "" || len(word) > 2 {
		return 0, false
	}
	good, ok := goodOf(word[:1])
	city := 0
	if ok && len(word) == 2 {
		city, ok = digit(word[1], 6)
	}
	return personalGood(good) | personalGood(city)<<3, ok
}

// appendFaces appends a set of numbers from 1 to 6.
func appendFaces(dst []byte, set uint8) []byte {
	if set == 0 {
		return append(dst, nothing...)
	}
	for n := 1; n <= 6; n++ {
		if set>>n&1 != 0 {
			dst = append(dst, '0'+byte(n))
		}
	}
	return dst
}

func readFaces(word string) (set uint8, ok bool) {
	if word == nothing {
		return 0, true
	}
	for i := range len(word) {
		n, ok := digit(word[i], 6)
		if !ok {
			return 0, false
		}
		set |= 1 << n
	}
	return set, true
}

// markLetters are those of the flags, from the lowest bit: productive, held,
// settled, fulfilled.
const markLetters = "phsf"

func appendMarks(dst []byte, s *State) []byte {
	if s.flags == 0 {
		return append(dst, nothing...)
	}
	for i := range len(markLetters) {
		if s.has(1 << i) {
			dst = append(dst, markLetters[i])
		}
	}
	return dst
}

func readMarks(word string, s *State) bool {
	for i := range len(markLetters) {
		if strings.IndexByte(word, markLetters[i]) >= 0 {
			s.set(1 << i)
		}
	}
	return true
}

func appendOlive(dst []byte, s *State) []byte {
	if !s.game.solo() {
		return append(dst, nothing...)
	}
	for region := 1; region <= 6; region++ {
		dst = append(appendNatural(dst, s.olive.Crossed(region)), partEnd)
	}
	dst = append(appendNatural(dst, s.olive.Delivery()), partEnd)
	return appendWord(dst, hyphened(s.step.String()))
}

func readOlive(word string, s *State) bool {
	if word == nothing {
		return true
	}
	all, ok := parts(word, 8)
	if !ok {
		return false
	}
	var numbers [7]int
	for i := range numbers {
		if numbers[i], ok = reading.Natural(all[i], math.MaxUint16); !ok {
			return false
		}
	}
	sheet, err := solo.NewSheet([6]int(numbers[:6]), numbers[6])
	s.olive = sheet
	s.step, ok = parseStep(all[7])
	return ok && err == nil
}

// parseStep reads a step of Olive's turn, or none, its words joined by spaces
// or by hyphens.
func parseStep(words string) (solo.Step, bool) {
	for step := solo.Step(0); step <= solo.Won; step++ {
		if hyphened(step.String()) == hyphened(words) {
			return step, true
		}
	}
	return 0, false
}

func hyphened(words string) string { return strings.ReplaceAll(words, " ", "-") }

func (s *State) appendSeat(dst []byte, seat Seat) []byte {
	sheet := s.sheetOf(seat)
	dst = append(appendFaces(dst, sheet.boxes<<1), partEnd)
	dst = append(appendNatural(dst, int(sheet.delivered)), partEnd)
	dst = append(appendWord(dst, s.kept[seat-1].String()), partEnd)
	return s.game.appendTracks(dst, sheet)
}

func (s *State) readSeat(word string, seat Seat) bool {
	all, ok := parts(word, 4)
	if !ok {
		return false
	}
	sheet := s.sheetOf(seat)
	boxes, isBoxes := readFaces(all[0])
	points, isPoints := reading.Natural(all[1], math.MaxUint16)
	kept, err := variants.ParseGoods(all[2])
	sheet.boxes, sheet.delivered, s.kept[seat-1] = boxes>>1, uint16(points), kept
	return isBoxes && isPoints && err == nil && s.game.readTracks(all[3], sheet)
}

// appendTracks appends the sites of a sheet: how many are empty in a row, and a
// letter for each that is not.
func (g *game) appendTracks(dst []byte, h *sheet) []byte {
	empty := 0
	for site := range g.sites {
		t := h.trackAt(site)
		if t == 0 {
			empty++
			continue
		}
		if empty > 0 {
			dst = appendNatural(dst, empty)
		}
		dst, empty = append(dst, 'a'-1+byte(t)), 0
	}
	if empty > 0 {
		dst = appendNatural(dst, empty)
	}
	return dst
}

// readTracks reads what appendTracks appends.
func (g *game) readTracks(word string, h *sheet) bool {
	site := 0
	for word != "" {
		digits := len(word) - len(strings.TrimLeft(word, "0123456789"))
		if empty, ok := reading.Natural(word[:digits], len(g.sites)); ok {
			site, word = site+empty, word[digits:]
			continue
		}
		t := track.Track(word[0] - 'a' + 1)
		if !t.IsValid() || site >= len(g.sites) {
			return false
		}
		h.draw(site, t)
		site, word = site+1, word[1:]
	}
	return site == len(g.sites)
}

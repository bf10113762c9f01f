package steampower

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/internal/stored"
	"github.com/railhex/railhex/track"
)

// AppendText appends the whole position as one line that fits into a log or a URL:
// it is made of letters, digits, ".", "_" and "-" alone. The setup is named by its
// [Setup.ID]; [ParseState] reads the line against it. Of the zero State it is
// nothing. The error is always nil.
//
// The line is of fields joined by ".", these and then one for each seat; "-" is
// nothing. In a game of two on a small map:
//
//	c578b11791bd7000   ID of the setup
//	act                phase
//	12                 round
//	2                  seat whose turn it is, or who draws; 0 if nobody's
//	0                  quiet rounds
//	1                  actions left
//	0                  contracts to draw
//	0                  contract
//	-                  goods still to be provided
//	y                  whether the round is productive: y or n
//	K15W00P00E20       city spaces: tile, seat of the factory, goods; "-00" before a
//	                   tile is drawn
//	35n1c2A1f2         track, hex by hex by row, then column: a number of hexes
//	                   without, or a letter from a to o for each of E-NE, E-NW … SW-SE
//	                   and the owner; the first of two in a hex is a capital
//	7_3-17_20_5s2-9s23 seat 1: money, contracts in hand and fulfilled, those drawn out
//	                   of her hand with the seats that may hold them
//	5_4_-_-            seat 2
//
// [State.MarshalJSON] says more exactly what is meant.
func (s State) AppendText(dst []byte) ([]byte, error) {
	if s.game == nil {
		return dst, nil
	}
	doc := describe(&s)
	dst = append(dst, s.game.id...)
	dst = fmt.Appendf(dst, ".%s.%d.%d.%d.%d.%d.%d.%s.%s.", doc.Phase, doc.Round, doc.Seat, doc.Quiet, doc.Left, doc.Deals, doc.Contract,
		stored.OrNothing(doc.Goods), map[bool]string{true: "y", false: "n"}[doc.Productive])
	for _, city := range doc.Cities {
		dst = fmt.Appendf(dst, "%s%d%d", stored.OrNothing(city.Tile), city.Factory, city.Goods)
	}
	dst = s.appendRails(append(dst, '.'))
	for _, player := range doc.Players {
		var lost []string
		for _, one := range player.Lost {
			lost = append(lost, fmt.Sprintf("%ds%s", one.Contract, joined(one.Hands, "")))
		}
		dst = fmt.Appendf(dst, ".%d_%s_%s_%s", player.Money, stored.OrNothing(joined(player.Hand, "-")), stored.OrNothing(joined(player.Fulfilled, "-")), stored.OrNothing(strings.Join(lost, "-")))
	}
	return dst, nil
}

func joined(numbers []int, separator string) string {
	var words []string
	for _, n := range numbers {
		words = append(words, strconv.Itoa(n))
	}
	return strings.Join(words, separator)
}

// appendRails appends the track of all hexes; hexes without at the end are left
// out.
func (s *State) appendRails(dst []byte) []byte {
	empty, any := 0, false
	for hex := range s.game.names {
		r := s.rails[hex]
		if r == 0 {
			empty++
			continue
		}
		if empty > 0 {
			dst = strconv.AppendInt(dst, int64(empty), 10)
		}
		empty, any = 0, true
		if r.second() != 0 {
			dst = append(dst, 'A'+byte(r.first())-1, '0'+byte(r.firstOwner()), 'a'+byte(r.second())-1, '0'+byte(r.secondOwner()))
		} else {
			dst = append(dst, 'a'+byte(r.first())-1, '0'+byte(r.firstOwner()))
		}
	}
	if !any {
		dst = append(dst, '-')
	}
	return dst
}

// MarshalText is [State.AppendText] into a fresh slice.
func (s State) MarshalText() ([]byte, error) { return s.AppendText(nil) }

// String is the line of AppendText; "no position" for the zero State.
func (s State) String() string {
	if s.game == nil {
		return "no position"
	}
	text, _ := s.MarshalText()
	return string(text)
}

// ParseState reads the line of a position, as [State.AppendText] writes it and not
// otherwise, against the setup that it is of. If it is of another one the error is
// a [*SetupMismatchError], if the setup is none that of [New]. Each field that
// cannot be read is a [*ParseError], and each invariant that the position breaks
// (see [State.Validate]) a [*StateError]; they are joined.
func ParseState(text string, setup Setup) (State, error) {
	fresh, err := New(setup)
	if err != nil {
		return State{}, err
	}
	return stored.ParseLine(text, fresh.game.id, elsewhere, fresh.game.readLine, fresh.game.position)
}

// UnmarshalText reads what MarshalText writes of a setup whose map and components
// ship; for others there is [ParseState], and the error is a [*SetupMismatchError].
// The empty text is the zero State. On an error s is as it was.
func (s *State) UnmarshalText(text []byte) error {
	return stored.UnmarshalLine(s, text, shippedSetups, elsewhere, ParseState)
}

// elsewhere is the error of a position of another setup.
func elsewhere(m stored.Mismatch) error { return (*SetupMismatchError)(&m) }

// A textReader reads the fields of a line into a document.
type textReader struct {
	*stored.Fields
	game *game
}

func (g *game) readLine(fields *stored.Fields) *positionDocument {
	r := textReader{fields, g}
	doc := &positionDocument{Setup: describeSetup(g.setup), Cities: []cityDocument{}, Track: []string{}, Players: []playerDocument{}}
	readers := []func(field string){
		func(f string) { doc.Phase = f },
		func(f string) { doc.Round = r.natural(f) },
		func(f string) { doc.Seat = r.natural(f) },
		func(f string) { doc.Quiet = r.natural(f) },
		func(f string) { doc.Left = r.natural(f) },
		func(f string) { doc.Deals = r.natural(f) },
		func(f string) { doc.Contract = r.natural(f) },
		func(f string) { doc.Goods = r.orEmpty(f) },
		func(f string) {
			if doc.Productive = f == "y"; f != "y" && f != "n" {
				r.Misread(f, "y or n")
			}
		},
		func(f string) { doc.Cities = r.cities(f) },
		func(f string) { doc.Track = r.rails(f) },
	}
	for range g.seats {
		readers = append(readers, func(f string) { doc.Players = append(doc.Players, r.player(f)) })
	}
	fields.Read(readers...)
	return doc
}

func (r *textReader) natural(field string) int {
	n, ok := parse.Natural(field, mostMoney)
	if !ok {
		r.Misread(field, fmt.Sprintf("a number from 0 to %d", mostMoney))
	}
	return n
}

func (r *textReader) orEmpty(field string) string {
	if field == "-" {
		return ""
	}
	if field == "" {
		r.Misread(field, "something, or -")
	}
	return field
}

func (r *textReader) cities(field string) (all []cityDocument) {
	if len(field) != 3*r.game.numCities {
		r.Misread(field, fmt.Sprintf("three characters for each of %d city spaces", r.game.numCities))
		return []cityDocument{}
	}
	for city := range r.game.numCities {
		one := field[3*city : 3*city+3]
		factory, hasFactory := parse.Natural(one[1:2], 9)
		goods, hasGoods := parse.Natural(one[2:], 9)
		if !hasFactory || !hasGoods {
			r.Misread(one, "a tile, a seat and a number of goods")
		}
		all = append(all, cityDocument{r.game.names[r.game.cities[city]].String(), r.orEmpty(one[:1]), factory, goods})
	}
	return all
}

// rails reads the track of all hexes.
func (r *textReader) rails(field string) []string {
	all := []string{}
	rest := r.orEmpty(field)
	for hex := 0; rest != ""; {
		digits := len(rest) - len(strings.TrimLeft(rest, "0123456789"))
		if digits > 0 {
			skipped, ok := parse.Natural(rest[:digits], MaxHexes)
			if !ok || skipped == 0 {
				r.Misread(rest, "a number of hexes without track")
				return all
			}
			hex, rest = hex+skipped, rest[digits:]
		}
		text, length := railsText(rest)
		if length == 0 || hex >= len(r.game.names) {
			r.Misread(rest, "track and owner of a hex, such as c2 or A1c2")
			return all
		}
		all = append(all, r.game.names[hex].String()+" "+text)
		hex, rest = hex+1, rest[length:]
	}
	return all
}

// railsText is the track at the beginning of a text in words, and how long it is
// there; 0 if there is none.
func railsText(text string) (words string, length int) {
	one := func(text string, first byte) string {
		if len(text) < 2 || text[0] < first || text[0] >= first+track.NumTracks || text[1] < '1' || text[1] > '0'+MaxSeats {
			return ""
		}
		return OwnedTrack{track.Track(text[0]-first) + 1, Seat(text[1] - '0')}.String()
	}
	if words = one(text, 'a'); words != "" {
		return words, 2
	}
	first := one(text, 'A')
	if first == "" {
		return "", 0
	}
	if words = one(text[2:], 'a'); words == "" {
		return "", 0
	}
	return first + " + " + words, 4
}

func (r *textReader) player(field string) playerDocument {
	parts := strings.Split(field, "_")
	if len(parts) != 4 {
		r.Misread(field, "money, contracts in hand, fulfilled and lost, joined by _")
		return playerDocument{}
	}
	doc := playerDocument{r.natural(parts[0]), r.numbers(parts[1]), r.numbers(parts[2]), []lostDocument{}}
	if parts[3] != "-" {
		for _, word := range strings.Split(parts[3], "-") {
			contract, seats, _ := strings.Cut(word, "s")
			lost := lostDocument{Contract: r.natural(contract)}
			for i := range len(seats) {
				lost.Hands = append(lost.Hands, r.natural(seats[i:i+1]))
			}
			doc.Lost = append(doc.Lost, lost)
		}
	}
	return doc
}

func (r *textReader) numbers(field string) []int {
	all := []int{}
	if field != "-" {
		for _, word := range strings.Split(field, "-") {
			all = append(all, r.natural(word))
		}
	}
	return all
}

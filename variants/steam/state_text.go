package steam

import (
	"fmt"
	"math"
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
// The line is of fields joined by ".", these and then one for each seat; what a
// field lists is joined by "_", and "-" is nothing:
//
//	c578b11791bd7000   ID of the setup
//	build              phase
//	3                  turn of the game
//	0                  cycle
//	0                  places filled, or seats dealt to
//	2143               turn order
//	143                seats still to act
//	-                  order in which an auction of the standard game asks
//	-                  auction: seats still in, highest bid, bidder, seat asked
//	0                  seat that may still pass and stay in
//	2                  tiles that may still be laid
//	-                  points not taken yet: seat and points
//	a2rBBg_c5p         cities: hex, letter of the colour, goods, g with a growth marker
//	RBY_-_EEP          supply
//	b3c_d4x12_e5ad     track: hex, and a letter from a to o for each of E-NE, E-NW …
//	                   SW-SE; or x and the exits, as an octal number, E 1, NE 2 …
//	a2E1_c5SW2x        links: where they leave a stop, owner, x if it was extended
//	7_-2_0_1_3_4p_-    seat 1: money, income, points, locomotive, tile dealt, tile
//	                   taken with p if its deed is pending, bid; then i if the
//	                   locomotive was improved, e if the player is eliminated
//
// [State.MarshalJSON] says more exactly what is meant.
func (s State) AppendText(dst []byte) ([]byte, error) {
	if s.game == nil {
		return dst, nil
	}
	doc := describe(&s)
	fields := []string{
		s.game.id, doc.Phase, strconv.Itoa(doc.Round), strconv.Itoa(doc.Cycle), strconv.Itoa(doc.Filled),
		digits(doc.Order), digits(doc.Queue), digits(doc.Waiting), doc.Auction.text(), strconv.Itoa(doc.Free), strconv.Itoa(doc.Left),
		listed(doc.Gains, func(g GainReport) string { return fmt.Sprint(g.Seat*10 + g.Points) }),
		listed(doc.Cities, cityText), listed(doc.Supply, stored.OrNothing), listed(doc.Track, trackText), listed(doc.Links, linkText),
	}
	for _, p := range doc.Players {
		fields = append(fields, playerText(p))
	}
	return append(dst, strings.Join(fields, ".")...), nil
}

// digits is seats in a row.
func digits(seats []int) string {
	var b strings.Builder
	for _, seat := range seats {
		b.WriteString(strconv.Itoa(seat))
	}
	return stored.OrNothing(b.String())
}

func listed[T any](list []T, text func(T) string) string {
	var words []string
	for _, one := range list {
		words = append(words, text(one))
	}
	return stored.OrNothing(strings.Join(words, "_"))
}

// bidText is a bid; "-" for none.
func bidText(bid int16) string {
	if bid == noBid {
		return "-"
	}
	return strconv.Itoa(int(bid))
}

func (a *auctionDocument) text() string {
	if a == nil {
		return "-"
	}
	return fmt.Sprintf("%s_%s_%d_%d", digits(a.In), bidText(a.High), a.Bidder, a.Asked)
}

const cityColourLetters = "-rbype"

func cityText(city CityReport) string {
	colour, _ := ParseColour(city.Colour)
	text := city.Hex + cityColourLetters[colour:colour+1] + city.Goods
	if city.Grown {
		text += "g"
	}
	return text
}

func trackText(one string) string {
	hex, words, _ := strings.Cut(one, " ")
	tile, _ := track.ParseTile(words)
	if c := contentOf[tile]; c.isExits() {
		return fmt.Sprintf("%sx%02o", hex, c)
	}
	for t := range tile.Tracks() {
		hex += string(rune('a' + t - 1))
	}
	return hex
}

func linkText(link linkDocument) string {
	text := strings.Replace(link.From, "/", "", 1) + strconv.Itoa(link.Owner)
	if link.Extended {
		text += "x"
	}
	return text
}

func playerText(p playerDocument) string {
	tile, _ := ParseActionTile(p.Action)
	action := strconv.Itoa(int(tile))
	if p.Pending {
		action += "p"
	}
	text := fmt.Sprintf("%d_%d_%d_%d_%d_%s_%s", p.Money, p.Income, p.Points, p.Locomotive, p.Dealt, action, bidText(p.Bid))
	if p.Improved {
		text += "i"
	}
	if p.Eliminated {
		text += "e"
	}
	return text
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
	doc := &positionDocument{
		Setup: describeSetup(g.setup), Gains: []GainReport{}, Cities: []CityReport{},
		Supply: []string{}, Track: []string{}, Links: []linkDocument{},
	}
	readers := []func(field string){
		func(f string) { doc.Phase = f },
		func(f string) { doc.Round = r.natural(f) },
		func(f string) { doc.Cycle = r.natural(f) },
		func(f string) { doc.Filled = r.natural(f) },
		func(f string) { doc.Order = r.digits(f) },
		func(f string) { doc.Queue = r.digits(f) },
		func(f string) { doc.Waiting = r.digits(f) },
		func(f string) { doc.Auction = r.auction(f) },
		func(f string) { doc.Free = r.natural(f) },
		func(f string) { doc.Left = r.natural(f) },
		func(f string) { r.list(f, func(word string) { doc.Gains = append(doc.Gains, r.gain(word)) }) },
		func(f string) { r.list(f, func(word string) { doc.Cities = append(doc.Cities, r.city(word)) }) },
		func(f string) { doc.Supply = r.supply(f) },
		func(f string) { r.list(f, func(word string) { doc.Track = append(doc.Track, r.tile(word)) }) },
		func(f string) { r.list(f, func(word string) { doc.Links = append(doc.Links, r.link(word)) }) },
	}
	for range g.seats {
		readers = append(readers, func(f string) { doc.Players = append(doc.Players, r.player(f)) })
	}
	fields.Read(readers...)
	return doc
}

func (r *textReader) natural(text string) int {
	n, ok := parse.Natural(text, math.MaxInt16)
	if !ok {
		r.Misread(text, "a whole number")
	}
	return n
}

// signed reads a whole number, which may be below 0.
func (r *textReader) signed(text string) int16 {
	n, ok := parse.Integer(text, math.MaxInt16)
	if !ok {
		r.Misread(text, "a whole number")
	}
	return int16(n)
}

func (r *textReader) bid(text string) int16 {
	if text == "-" {
		return noBid
	}
	return int16(r.natural(text))
}

func (r *textReader) digits(text string) []int {
	seats := []int{}
	if text == "-" {
		return seats
	}
	for i := range len(text) {
		seats = append(seats, r.natural(text[i:i+1]))
	}
	return seats
}

// list reads words joined by "_", of which there are not more than a position
// holds of anything.
func (r *textReader) list(field string, read func(word string)) {
	if field == "-" {
		return
	}
	words := strings.Split(field, "_")
	if len(words) > longestList {
		r.Misread(field, fmt.Sprintf("%d words at the most", longestList))
		return
	}
	for _, word := range words {
		read(word)
	}
}

func (r *textReader) auction(field string) *auctionDocument {
	if field == "-" {
		return nil
	}
	words := strings.Split(field, "_")
	if len(words) != 4 {
		r.Misread(field, "seats still in, highest bid, bidder and seat asked, joined by _")
		return nil
	}
	return &auctionDocument{r.digits(words[0]), r.bid(words[1]), r.natural(words[2]), r.natural(words[3])}
}

func (r *textReader) gain(word string) GainReport {
	n := r.natural(word)
	return GainReport{n / 10, n % 10}
}

// hexOf cuts the name of a hex off the beginning of a word.
func (r *textReader) hexOf(word string) (hex, rest string) {
	end := 1
	for end < len(word) && '0' <= word[end] && word[end] <= '9' {
		end++
	}
	return word[:min(end, len(word))], word[min(end, len(word)):]
}

func (r *textReader) city(word string) CityReport {
	hex, rest := r.hexOf(word)
	if rest == "" || strings.IndexByte(cityColourLetters, rest[0]) < 1 {
		r.Misread(word, "a city: its hex, the letter of its colour, its goods")
		return CityReport{}
	}
	goods, grown := strings.CutSuffix(rest[1:], "g")
	return CityReport{hex, Colour(strings.IndexByte(cityColourLetters, rest[0])).String(), goods, grown}
}

func (r *textReader) supply(field string) []string {
	sets := []string{}
	if field == "-" && r.game.spaces == 0 {
		return sets
	}
	for _, word := range strings.SplitN(field, "_", MaxSpaces+1) {
		if word == "-" {
			word = ""
		} else if word == "" {
			r.Misread(field, "sets of goods joined by _, - for none")
		}
		sets = append(sets, word)
	}
	return sets
}

func (r *textReader) tile(word string) string {
	const expected = "track: a hex, and letters from a to o, or x and two octal digits"
	hex, rest := r.hexOf(word)
	tile, ok := track.Tile(0), rest != ""
	if exits, isTown := strings.CutPrefix(rest, "x"); isTown {
		n, err := strconv.ParseUint(exits, 8, 6)
		ok = err == nil && n != 0 && len(exits) == 2
		tile = tileOf[n]
	} else {
		for _, letter := range []byte(rest) {
			t := track.Track(letter-'a') + 1
			if letter < 'a' || !t.IsValid() {
				ok = false
				break
			}
			var fits bool
			tile, fits = tile.Plus(t.Tile())
			ok = ok && fits
		}
	}
	if !ok {
		r.Misread(word, expected)
		return ""
	}
	return hex + " " + tile.String()
}

func (r *textReader) link(word string) linkDocument {
	hex, rest := r.hexOf(word)
	edge := strings.TrimRight(rest, "0123456789x")
	owner, extended := strings.CutSuffix(rest[len(edge):], "x")
	return linkDocument{hex + "/" + edge, r.natural(owner), extended}
}

func (r *textReader) player(field string) (p playerDocument) {
	text, eliminated := strings.CutSuffix(field, "e")
	text, improved := strings.CutSuffix(text, "i")
	words := strings.Split(text, "_")
	if len(words) != 7 {
		r.Misread(field, "money, income, points, locomotive, tile dealt, tile taken and bid, joined by _")
		return p
	}
	action, pending := strings.CutSuffix(words[5], "p")
	p = playerDocument{
		Money: r.natural(words[0]), Income: r.signed(words[1]), Points: r.natural(words[2]), Locomotive: r.natural(words[3]),
		Dealt: r.natural(words[4]), Pending: pending, Bid: r.bid(words[6]), Improved: improved, Eliminated: eliminated,
	}
	switch tile := ActionTile(min(r.natural(action), int(actionTileEnd))); {
	case tile.IsValid():
		p.Action = tile.String()
	case tile != 0:
		r.Misread(action, "the number of an action tile, 0 for none")
	}
	return p
}

package steamrollers

import (
	"math"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers/internal/document"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

// The players of a document: powers, sheets and goods.

func (in *inspection) packPlayers(doc *document.Position) {
	if n := len(doc.Players); n != int(in.game.seats) {
		in.unclear |= partSheets | partGoods | partTiles | partOrders | partPowers
		in.fault("players", SetupPlayers, "there are %d players here, and %d play", n, in.game.seats)
		doc.Players = nil
	}
	for i := range doc.Players {
		in.packPower(Seat(i+1), &doc.Players[i])
	}
	for i := range doc.Players {
		in.packSheet(Seat(i+1), &doc.Players[i])
		in.packGoods(Seat(i+1), &doc.Players[i])
	}
}

func (in *inspection) packPower(seat Seat, player *document.Player) {
	if player.Power == "" {
		return
	}
	field := fieldName{seat: seat, name: "power"}
	switch power, err := variants.ParsePower(player.Power); {
	case err != nil:
		in.unread(partPowers, field, player.Power, "one of engine, rail, points, tile and goods")
	case in.powers.holder(power) != Nobody:
		in.unclear |= partPowers
		in.fault(field.String(), PowerInTurn, "the starting power %s is that of seat %d already", power, in.powers.holder(power))
	default:
		in.powers = in.powers.give(power, seat)
	}
}

func (in *inspection) packSheet(seat Seat, player *document.Player) {
	sheet := in.sheetOf(seat)
	in.faces(partSheets, fieldName{seat: seat, name: "boxes"}, player.Boxes, func(box int) { sheet.boxes |= 1 << (box - 1) })
	sheet.delivered = uint16(in.number(partSheets, fieldName{seat: seat, name: "delivery"}, player.Delivery, math.MaxUint16))
	layout := in.game.layout()
	for i, text := range player.Track {
		field := fieldName{seat: seat, name: "track"}.at(i)
		site, drawn, ok := layout.Drawing(text)
		if !ok {
			site, drawn, ok = in.readTrack(field, text)
		}
		switch {
		case !ok:
		case sheet.trackAt(site) != 0:
			in.fault(field.String(), BuildOnEmptyHex, "%s holds track already: %s", in.game.names[site], sheet.trackAt(site))
		default:
			sheet.draw(site, drawn)
		}
	}
}

// readTrack reads track that is not written as it is printed, or tells why it is
// none.
func (in *inspection) readTrack(field fieldName, text string) (site int, drawn track.Track, ok bool) {
	name, ends, _ := strings.Cut(text, " ")
	hex, hexErr := hexmap.ParseCell(name)
	drawn, trackErr := track.Parse(ends)
	if hexErr != nil || trackErr != nil {
		in.unread(partSheets, field, text, "a hex and a track, as in c5 E-W")
		return 0, 0, false
	}
	site, none := in.game.siteAt(hex)
	switch none {
	case ReasonHexCity:
		in.fault(field.String(), BuildOutsideCities, "%s is a city, and no track can be in it", hex)
	case ReasonHexLacking:
		in.fault(field.String(), BuildInRegion, "board %s has no hex %s", in.game.board.Name(), hex)
	}
	return site, drawn, none == 0
}

func (in *inspection) packGoods(seat Seat, player *document.Player) {
	kept, err := variants.ParseGoods(player.Kept)
	if err != nil {
		in.unread(partGoods, fieldName{seat: seat, name: "kept"}, player.Kept, "goods by their letters Y R G B E K")
	}
	in.kept[seat-1] = hand(kept)
	if player.Own == "" {
		return
	}
	own, ok := parseOwn(player.Own)
	switch {
	case !ok:
		in.unread(partGoods, fieldName{seat: seat, name: "own"}, player.Own, "a good, and the city it lies on if it is placed, as in R3")
	case in.powers.holder(variants.GoodsPower) != seat:
		in.faultOf(seat, "own", PowerOfGoods, "seat %d has a personal good, and did not take the starting power goods", seat)
	default:
		in.own = own
	}
}

// parseOwn reads a good, and its city if it is placed: "R3".
func parseOwn(word string) (own personalGood, ok bool) {
	if word == "" || len(word) > 2 {
		return 0, false
	}
	good, ok := goodOf(word[:1])
	own = personalGood(good)
	if len(word) == 2 {
		city := int(word[1]) - '0'
		own |= personalGood(city) << 3
		ok = ok && isFace(city)
	}
	return own, ok
}

package rollervectors

import (
	_ "embed" // breaches.txt
	"slices"
	"strconv"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/vectors/breaches"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family"
)

//go:embed breaches.txt
var table string

// ways are the ways to break rules. A rule that is broken by several kinds of moves, or
// for several reasons, has one for each.
var ways = breaches.Game[*position, steamrollers.Move, steamrollers.Rule]{
	Rule:  steamrollers.ParseRule,
	Kind:  func(m steamrollers.Move) string { return m.Kind().String() },
	Kinds: family.FirstWords(steamrollers.Kinds()),
	At: map[string]func(p *position, about string) bool{
		"phase":  func(p *position, about string) bool { return p.Phase().String() == about },
		"alone":  func(p *position, _ string) bool { return p.alone() },
		"module": (*position).hasModule,
		"step": func(p *position, about string) bool {
			return strings.ReplaceAll(p.OliveStep().String(), " ", "-") == about
		},
		"cities-emptied": func(p *position, _ string) bool { return p.citiesEmptied() },
		"up":             (*position).up,
		"has":            (*position).has,
		"holds":          func(p *position, about string) bool { return p.up(about) && p.has(about[:1]) },
		"lacks":          func(p *position, about string) bool { return p.up(about) && !p.has(about[:1]) },
		"fresh":          (*position).fresh,
		"served":         func(p *position, about string) bool { return p.keeps(about) && p.TileUsed(number(about)) },
		"served-before":  func(p *position, about string) bool { return p.keeps(about) && p.TileUsedBefore(number(about)) },
		"sideways":       func(p *position, _ string) bool { _, _, sideways := p.Tile(p.Die()); return sideways },
		"settled":        func(p *position, _ string) bool { return p.Settled() },
		"fulfilled":      func(p *position, _ string) bool { return p.OrderFulfilled() },
		"own-turn":       func(p *position, _ string) bool { return p.ownTurn() },
		"ticked":         func(p *position, _ string) bool { return p.Ticked(p.seat, p.Die()) },
		"free":           (*position).isFree,
		"may":            (*position).may,
		"delivers": func(p *position, _ string) bool {
			return slices.ContainsFunc(p.legal, func(m steamrollers.Move) bool {
				return m.Kind() == steamrollers.KindDeliver && !m.NamesDestination() && !m.IsUnlimited() && m.Bonus() == 0
			})
		},
	},
	When: map[string]func(p *position, m steamrollers.Move, about string) bool{
		"allowed":      func(p *position, m steamrollers.Move, _ string) bool { return slices.Contains(p.legal, m) },
		"remains":      func(p *position, m steamrollers.Move, _ string) bool { return p.Dice().Count(m.Die()) > 0 },
		"value-of-die": func(p *position, m steamrollers.Move, _ string) bool { return m.Die() == p.Die() },
		"leads-to-face": func(p *position, m steamrollers.Move, _ string) bool {
			return 1 <= p.Die()+m.Step() && p.Die()+m.Step() <= 6
		},

		"in-region": func(p *position, m steamrollers.Move, _ string) bool {
			return p.setup.Board.Region(p.hex(m)) == p.Die()
		},
		"in-city": func(p *position, m steamrollers.Move, _ string) bool { return p.setup.Board.IsCity(p.hex(m)) },
		"drawn":   func(p *position, m steamrollers.Move, _ string) bool { return p.TrackAt(p.seat, m.Hex()) != 0 },
		"to-grey": func(p *position, m steamrollers.Move, _ string) bool {
			return p.setup.Board.Colour(m.City()) == hexmap.Grey
		},

		"from-city-of-die": func(p *position, m steamrollers.Move, _ string) bool { return m.From() == p.Die() },
		"to-city-of-die":   func(p *position, m steamrollers.Move, _ string) bool { return m.To() == p.Die() },
		"there":            func(p *position, m steamrollers.Move, _ string) bool { return p.Supply(m.From()).Find(m.Good()) >= 0 },
		"wanted": func(p *position, m steamrollers.Move, _ string) bool {
			return variants.MayGoTo(m.Good(), p.setup.Board.Colour(m.To()))
		},
		"joined":            func(p *position, m steamrollers.Move, _ string) bool { return p.distances(m, true) != 0 },
		"routed":            func(p *position, m steamrollers.Move, _ string) bool { return p.distances(m, true).Has(m.Distance()) },
		"routed-over-walls": func(p *position, m steamrollers.Move, _ string) bool { return p.distances(m, false).Has(m.Distance()) },
		"on-ring":           func(p *position, m steamrollers.Move, _ string) bool { return p.rings(m.From()).Has(m.Distance()) },
		// A distance and so many more are in reach, or farther than the engine is strong.
		"in-reach": func(p *position, m steamrollers.Move, about string) bool {
			return m.Distance()+m.Bonus()+number(about) <= p.strength()
		},
		"too-far": func(p *position, m steamrollers.Move, about string) bool {
			return m.Distance() > p.Strength(p.seat)+number(about)
		},
		"own":         func(_ *position, m steamrollers.Move, _ string) bool { return m.IsOwn() },
		"of-own-good": func(p *position, m steamrollers.Move, _ string) bool { own, _ := p.Own(p.seat); return m.Good() == own },
		"in-line":     func(_ *position, m steamrollers.Move, _ string) bool { return m.LinePlace() != 0 },
		"by-3a":       func(_ *position, m steamrollers.Move, _ string) bool { return m.NamesDestination() },
		"by-3b":       func(_ *position, m steamrollers.Move, _ string) bool { return m.Bonus() != 0 },
		"by-4a":       func(_ *position, m steamrollers.Move, _ string) bool { return m.IsUnlimited() },

		"open": func(p *position, m steamrollers.Move, _ string) bool {
			_, holder := p.Order(m.Order())
			return holder == steamrollers.Nobody
		},
		"kept": func(p *position, m steamrollers.Move, _ string) bool { return p.Kept(p.seat).Contains(m.Given()) },
		"pays": func(p *position, m steamrollers.Move, _ string) bool {
			return p.order(m.Order()).Payment(m.Given()).Pays()
		},
		"two-coal": func(_ *position, m steamrollers.Move, _ string) bool { return m.Given().Count(variants.Coal) > 1 },
	},
	Lists: lists,
	Read:  (*position).parse,
	Marks: marks,
}.Parse(table)

// number reads the number with which a word begins, or 0.
func number(word string) int {
	n, _ := strconv.Atoi(word[:min(1, len(word))])
	return n
}

func (p *position) hasModule(name string) bool {
	for module := range p.setup.Modules.All() {
		if module.String() == name {
			return true
		}
	}
	return false
}

// citiesEmptied reports whether END-1 ends the game.
func (p *position) citiesEmptied() bool {
	empty := 0
	for city := 1; city <= 6; city++ {
		if p.Supply(city).Len() == 0 {
			empty++
		}
	}
	return empty >= 3
}

// up reports whether a tile lies with a face up, such as "3a", or any for "3".
func (p *position) up(about string) bool {
	face, _, _ := p.Tile(number(about))
	return face != 0 && (len(about) == 1 || face.String() == about)
}

// has reports whether the seat that is asked has a tile, or that of the "die".
func (p *position) has(about string) bool {
	tile := number(about)
	if about == "die" {
		tile = p.Die()
	}
	_, holder, _ := p.Tile(tile)
	return holder == p.seat && p.seat != steamrollers.Nobody
}

// fresh reports whether the seat that is asked holds a tile with that face up and has not
// used it for anything yet that would forbid to use it now.
func (p *position) fresh(about string) bool {
	tile := number(about)
	return p.up(about) && p.has(about[:1]) && !p.TileUsed(tile) && !p.TileUsedBefore(tile)
}

// keeps reports whether the seat that is asked holds a tile that is kept.
func (p *position) keeps(about string) bool {
	face, _, _ := p.Tile(number(about))
	return face != 0 && p.has(about) && p.setup.Components.Tile(face).Kept
}

// ownTurn reports whether a seat is asked in a moment in which it may fulfil an order.
func (p *position) ownTurn() bool {
	return p.setup.Modules.Has(variants.OrderModule) &&
		(p.in(steamrollers.PhaseDraft) || p.in(steamrollers.PhaseAct) || p.in(steamrollers.PhaseEnd))
}

// isFree reports whether no seat has taken a power. Powers are taken from the last seat on.
func (p *position) isFree(power string) bool {
	for seat := p.seat + 1; int(seat) <= p.setup.Players; seat++ {
		if p.Power(seat).String() == power {
			return false
		}
	}
	return true
}

// may reports whether moves of some kind are legal, as in "improve/take".
func (p *position) may(about string) bool {
	return slices.ContainsFunc(p.legal, func(m steamrollers.Move) bool {
		return slices.Contains(strings.Split(about, "/"), m.Kind().String())
	})
}

func (p *position) hex(m steamrollers.Move) int {
	i, _ := p.setup.Board.Index(m.Hex())
	return i
}

// order is what an order shows.
func (p *position) order(number int) variants.Order {
	face, _ := p.Order(number)
	return p.setup.Components.Order(face)
}

package steamrollers_test

import (
	"errors"
	"math"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family"
)

// TestEveryMethodIsSafe calls every method of zero values, of numbers that mean nothing,
// and of positions and moves.
func TestEveryMethodIsSafe(t *testing.T) {
	values := []any{
		new(steamrollers.State), new(steamrollers.Move), new(steamrollers.Record),
		new(hexmap.CellAt(1, 1)), new(hexmap.CellAt(26, 999)),
	}
	for _, m := range append([]steamrollers.Move{
		steamrollers.Pass(), steamrollers.Draft(6), steamrollers.Roll(0, steamrollers.GentleSharp), steamrollers.Build(hexmap.CellAt(26, 999), 15),
		steamrollers.Deliver(6, 6, 6, math.MaxUint16).FromLine(math.MaxUint8), steamrollers.Fulfil(6, math.MaxUint32),
	}, everyKind()[:long.Or(60, 200)]...) {
		values = append(values, &m)
	}
	for _, s := range examples() {
		values = append(values, &s)
	}
	for n := range 256 {
		values = append(values, new(steamrollers.Kind(n)), new(steamrollers.Phase(n)), new(steamrollers.Rule(n)), new(steamrollers.Seats(n)))
		values = append(values, new(steamrollers.Dice(n<<24)), new(steamrollers.BlackDie(n)))
	}
	if err := family.Safe(values...); err != nil {
		t.Error(err)
	}
}

func TestTheZeroStateIsNoPosition(t *testing.T) {
	var s steamrollers.State
	for _, m := range append(everyKind(), steamrollers.Move{}) {
		after, err := s.Apply(m)
		var refusal *family.MoveError
		if !errors.Is(err, steamrollers.NoState) || !errors.As(err, &refusal) || s.Check(m) != steamrollers.NoState || after != s || s.ApplyTo(&after, m) == nil {
			t.Fatalf("%v: Apply says %v, Check %v", m, err, s.Check(m))
		}
	}
	text, textErr := s.MarshalText()
	stored, storedErr := s.MarshalJSON()
	if s.String() != "no position" || string(text) != "" || string(stored) != "null" || textErr != nil || storedErr != nil {
		t.Errorf("it is written %q, %q (%v) and %s (%v)", s.String(), text, textErr, stored, storedErr)
	}
	const nothing = `{"phase":"","chance":false,"turn":0,"round":0,"start":0,"quiet":0,"die":0,"dice":[],"reserved":0,"black":"","wall":0,` +
		`"supply":{"1":"","2":"","3":"","4":"","5":"","6":""},"bag":{"Y":0,"R":0,"G":0,"B":0,"E":0,"K":0},"removed":{"Y":0,"R":0,"G":0,"B":0,"E":0,"K":0},` +
		`"centre":[],"orders":[],"players":[],"olive":null,"winners":[],"error":null}`
	if report := reportOf(&s); report != nothing {
		t.Errorf("the report is\n%s\nexpected\n%s", report, nothing)
	}
}

// TestConstructorsRefuseWhatCannotBe makes moves of what has no place in a
// game: the result is the zero Move.
func TestConstructorsRefuseWhatCannotBe(t *testing.T) {
	cell := hexmap.CellAt(3, 5)
	for name, m := range map[string]steamrollers.Move{
		"Wall(0)":                    steamrollers.Wall(0),
		"Wall(7)":                    steamrollers.Wall(7),
		"Influence(1, 7)":            steamrollers.Influence(1, 7),
		"Influence()":                steamrollers.Influence(),
		"Goods()":                    steamrollers.DrawGoods(),
		"Goods(line, none, line)":    steamrollers.DrawGoods(1, 0, 1),
		"Goods(good 7)":              steamrollers.DrawGoods(variants.Line(7)),
		"Goods(good 15)":             steamrollers.DrawGoods(1, variants.Line(0xf1)),
		"Goods(a gap)":               steamrollers.DrawGoods(variants.Line(0x101)),
		"EnginePower(0)":             steamrollers.EnginePower(0),
		"RailPower(no hex)":          steamrollers.RailPower(hexmap.Cell{}, 1),
		"RailPower(no track)":        steamrollers.RailPower(cell, 0),
		"TilePower(7)":               steamrollers.TilePower(7),
		"Draw(0)":                    steamrollers.Draw(0),
		"Draw(7)":                    steamrollers.Draw(7),
		"Place(-1)":                  steamrollers.Place(-1),
		"Roll(no black)":             steamrollers.Roll(steamrollers.DiceOf(1), 0),
		"Roll(black 4)":              steamrollers.Roll(steamrollers.DiceOf(1), 4),
		"Roll(a seventh face)":       steamrollers.Roll(1<<24|1, steamrollers.StraightGentle),
		"Draft(7)":                   steamrollers.Draft(7),
		"UseValue(3, 1)":             steamrollers.UseValue(3, 1),
		"UseValue(1, 0)":             steamrollers.UseValue(1, 0),
		"UseStep(0)":                 steamrollers.UseStep(0),
		"UseStep(2)":                 steamrollers.UseStep(2),
		"Reroll(0)":                  steamrollers.Reroll(0),
		"Build(no hex)":              steamrollers.Build(hexmap.Cell{}, 1),
		"Build(track 16)":            steamrollers.Build(cell, track.NumTracks+1),
		"Deliver(no good)":           steamrollers.Deliver(0, 1, 2, 1),
		"Deliver(good 7)":            steamrollers.Deliver(7, 1, 2, 1),
		"Deliver(from 0)":            steamrollers.Deliver(1, 0, 2, 1),
		"Deliver(to 7)":              steamrollers.Deliver(1, 1, 7, 1),
		"Deliver(distance -1)":       steamrollers.Deliver(1, 1, 2, -1),
		"Deliver(distance 65536)":    steamrollers.Deliver(1, 1, 2, math.MaxUint16+1),
		"FromLine(0)":                steamrollers.Deliver(1, 1, 2, 1).FromLine(0),
		"FromLine(256)":              steamrollers.Deliver(1, 1, 2, 1).FromLine(256),
		"Longer(0)":                  steamrollers.Deliver(1, 1, 2, 1).Longer(0),
		"Longer(3)":                  steamrollers.Deliver(1, 1, 2, 1).Longer(3),
		"Longer(1).Longer(1)":        steamrollers.Deliver(1, 1, 2, 1).Longer(1).Longer(1),
		"Pass().Own()":               steamrollers.Pass().Own(),
		"Pass().NamingDestination()": steamrollers.Pass().NamingDestination(),
		"Pass().Unlimited()":         steamrollers.Pass().Unlimited(),
		"Pass().Longer(1)":           steamrollers.Pass().Longer(1),
		"Pass().FromLine(1)":         steamrollers.Pass().FromLine(1),
		"Fulfil(0, goods)":           steamrollers.Fulfil(0, 1),
		"Fulfil(7, goods)":           steamrollers.Fulfil(7, 1),
		"Fulfil(1, no goods)":        steamrollers.Fulfil(1, 0),
		"Fulfil(1, a seventh one)":   steamrollers.Fulfil(1, 1<<24|1),
	} {
		if m.IsValid() {
			t.Errorf("%s is %q", name, m)
		}
	}
}

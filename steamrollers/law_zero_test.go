package steamrollers_test

import (
	"errors"
	"math"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"github.com/railhex/railhex/variants/family"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

// awkward are arguments of each kind that no game has a use for, and a few
// that it has.
func awkward(of reflect.Type) (values []reflect.Value) {
	add := func(of ...any) {
		for _, value := range of {
			values = append(values, reflect.ValueOf(value))
		}
	}
	switch of {
	case reflect.TypeFor[*rand.Rand]():
		add(rand.New(rand.NewPCG(1, 2)))
		return values
	case reflect.TypeFor[*steamrollers.State]():
		add(new(steamrollers.State))
		return values
	case reflect.TypeFor[steamrollers.Move]():
		add(steamrollers.Move{}, steamrollers.Pass(), steamrollers.Draft(6), steamrollers.Roll(0, steamrollers.GentleSharp),
			steamrollers.Build(hexmap.CellAt(26, 999), 15), steamrollers.Deliver(6, 6, 6, math.MaxUint16).FromLine(math.MaxUint8),
			steamrollers.Fulfil(6, math.MaxUint32))
		return values
	case reflect.TypeFor[hexmap.Cell]():
		add(hexmap.Cell{}, hexmap.CellAt(1, 1), hexmap.CellAt(26, 999))
		return values
	}
	value := reflect.New(of).Elem()
	switch {
	case value.CanInt():
		for _, n := range []int64{0, -1, 1, 6, 7, math.MaxInt64, math.MinInt64} {
			value := reflect.New(of).Elem()
			value.SetInt(n)
			values = append(values, value)
		}
	case value.CanUint():
		for _, n := range []uint64{0, 1, 5, 6, 8, 255} {
			value := reflect.New(of).Elem()
			value.SetUint(n)
			values = append(values, value)
		}
	default:
		values = append(values, value)
	}
	return values
}

// callEverything calls every exported method of a value with awkward arguments
// and walks the iterators that they return. Decoders, which may write, it calls
// on a copy. It gives the names of the methods.
func callEverything(t *testing.T, receiver reflect.Value) (names []string) {
	for i := range receiver.NumMethod() {
		name, method := receiver.Type().Method(i).Name, receiver.Method(i)
		names = append(names, name)
		if strings.HasPrefix(name, "Unmarshal") {
			fresh := reflect.New(receiver.Type().Elem())
			fresh.Elem().Set(receiver.Elem())
			method = fresh.Method(i)
		}
		for round := range 7 {
			var args []reflect.Value
			for j := range method.Type().NumIn() {
				choice := awkward(method.Type().In(j))
				args = append(args, choice[(round+j)%len(choice)])
			}
			func() {
				defer func() {
					if fault := recover(); fault != nil {
						t.Errorf("%v.%s(%v) panics: %v", receiver.Type(), name, args, fault)
					}
				}()
				for _, result := range method.Call(args) {
					exhaust(result)
				}
			}()
		}
	}
	return names
}

// exhaust walks an iterator; other values it leaves alone.
func exhaust(value reflect.Value) {
	switch of := value.Type(); {
	case of.Kind() == reflect.Func && of.CanSeq():
		for range value.Seq() {
		}
	case of.Kind() == reflect.Func && of.CanSeq2():
		for range value.Seq2() {
		}
	}
}

func TestEveryMethodOfAZeroValueIsSafe(t *testing.T) {
	for _, zero := range []any{
		new(steamrollers.State), new(steamrollers.Move), new(steamrollers.Kind), new(steamrollers.Phase),
		new(steamrollers.Rule), new(steamrollers.Seats), new(steamrollers.Dice), new(steamrollers.Black),
		new(steamrollers.Record), new(steamrollers.Report), new(steamrollers.Reason),
	} {
		receiver := reflect.ValueOf(zero)
		if names := callEverything(t, receiver); len(names) == 0 {
			t.Errorf("%v has no methods", receiver.Type())
		}
		if !receiver.Elem().IsZero() {
			t.Errorf("%v is %+v after all its methods were called", receiver.Type(), receiver.Elem())
		}
	}
}

func TestEveryMethodTakesAwkwardArguments(t *testing.T) {
	for _, s := range examples() {
		before := s
		callEverything(t, reflect.ValueOf(&s))
		if s != before {
			t.Errorf("a method changed a State in phase %v", before.Phase())
		}
	}
	for _, m := range everyKind()[:200] {
		before := m
		callEverything(t, reflect.ValueOf(&m))
		if m != before {
			t.Errorf("a method made %v of %v", m, before)
		}
	}
	for n := range 256 {
		for _, value := range []any{
			steamrollers.Kind(n), steamrollers.Phase(n), steamrollers.Rule(n), steamrollers.Seats(n),
			steamrollers.Dice(n << 24), steamrollers.Black(n),
		} {
			callEverything(t, reflect.ValueOf(value))
		}
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
		"Goods()":                    steamrollers.Goods(),
		"Goods(line, none, line)":    steamrollers.Goods(1, 0, 1),
		"Goods(good 7)":              steamrollers.Goods(variants.Line(7)),
		"Goods(good 15)":             steamrollers.Goods(1, variants.Line(0xf1)),
		"Goods(a gap)":               steamrollers.Goods(variants.Line(0x101)),
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

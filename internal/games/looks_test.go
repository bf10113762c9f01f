package games_test

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steampower"
)

// TestLooksAreSeen holds each member of a look to changing some picture.
func TestLooksAreSeen(t *testing.T) {
	var positions []describe.Position
	for _, setup := range setups {
		p, random := begin(t, setup), rand.New(rand.NewPCG(1, 1))
		const moves = 60
		for n := 0; n < moves || p.Chance(); n++ {
			if p.Chance() {
				p, _ = p.Fall(random)
				continue
			}
			legal := p.Moves()
			next, err := p.Move(legal[random.IntN(len(legal))])
			if err != nil {
				t.Fatal(err)
			}
			p = next
		}
		positions = append(positions, p)
	}
	drawn := func(look describe.Look) (all []string) {
		for _, p := range positions {
			for _, name := range p.View(0, describe.Manner{}).Pictures {
				svg, _ := p.Picture(name, p.Turn(), describe.Manner{}, look, describe.Last{})
				all = append(all, svg)
			}
		}
		return all
	}
	plain := drawn(describe.Look{})
	for field := range reflect.ValueOf(describe.Look{}).Fields() {
		look := describe.Look{}
		if v := reflect.ValueOf(&look).Elem().FieldByIndex(field.Index); v.Kind() == reflect.Bool {
			v.SetBool(true)
		} else {
			v.SetFloat(2)
		}
		if slices.Equal(drawn(look), plain) {
			t.Errorf("%s changes nothing", field.Name)
		}
	}
}

// TestShippedMapsHaveCodes holds every map that ships to a code for each name.
func TestShippedMapsHaveCodes(t *testing.T) {
	hold := func(m *hexmap.Map) {
		of := map[string]string{}
		for i, code := range m.Codes() {
			if name := m.NameOf(i); name != "" && (len([]rune(code)) != 3 || of[code] != "") {
				t.Errorf("%s: the code of %s is %q, as of %q", m.Name(), name, code, of[code])
			}
			of[code] = m.NameOf(i)
		}
	}
	for m := range steam.ShippedMaps() {
		hold(m)
	}
	for m := range steampower.ShippedMaps() {
		hold(m)
	}
}

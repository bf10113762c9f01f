package hexmap_test

import (
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/cases"
)

// coal is a map in the format rails.
const coal = `map coal
layout pointy odd-r
grid
a  p  p* w
b   p* p  p
end
city b1 Pit
closed a1/E
`

func TestFaultsOfMaps(t *testing.T) {
	if m, err := hexmap.ParseMap(coal, rails); err != nil || m.String() != coal {
		t.Errorf("%v\n%v", m, err)
	}
	formats := map[string]hexmap.MapFormat{
		"fair":  trade,
		"coal":  rails,
		"stops": {MinCities: 2, MaxCities: 3, Rules: hexmap.MapRules{Stops: "STOPS"}},
		"bare":  {Terrains: []hexmap.Terrain{hexmap.Hill, hexmap.Plain}, Marks: []hexmap.Mark{}},
		"sea":   {Rules: hexmap.MapRules{Size: "SIZE"}},
		"":      trade,
	}
	for _, c := range cases.Texts(t, "faults/map.txt", map[string]string{"fair": fair, "coal": coal, "stops": coal, "bare": "", "sea": ""}) {
		c.Run(t, func(text string) []string {
			m, err := hexmap.ParseMap(text, formats[c.Of])
			if m != nil || err == nil {
				t.Errorf("%s gives a map", c.Name)
				return nil
			}
			return sentencesOf(t, err)
		})
	}
}

func TestMustParseMapPanics(t *testing.T) {
	checkPanics(t, "MustParseMap", func() { hexmap.MustParseMap("map", trade) })
}

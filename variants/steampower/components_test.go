package steampower

import "testing"

func TestCOMP3CrossingsAlternate(t *testing.T) {
	shapes := 0
	for first := range tracksOf(1<<16 - 2) {
		for second := range tracksOf(crossing(first)) {
			if shapes++; first.Type().String() == "sharp" || second.Type().String() == "sharp" {
				t.Errorf("%s crosses %s", first, second)
			}
		}
	}
	equal(t, "the number of crossings", shapes, 2*15)
}

func TestMAP6MapsAreData(t *testing.T) {
	for m := range ShippedMaps() {
		if shipped, _ := ShippedMap(m.Name()); shipped != m {
			t.Errorf("%s does not ship under its name", m.Name())
		}
		for players := 2; players <= MaxSeats; players++ {
			if _, err := New(Setup{Players: players, Map: m}); err != nil {
				t.Errorf("%s with %d players: %v", m.Name(), players, err)
			}
		}
		again, err := ParseMap(m.String())
		if err != nil || !again.Equal(m) {
			t.Errorf("%s is read back otherwise: %v", m.Name(), err)
		}
	}
}

func TestCOMP2ThreeStacks(t *testing.T) {
	s := laid(t, "begun")
	for stack, tiles := range map[Stack]int{SimpleStack: 80, SharpStack: 10, CrossStack: 10} {
		equal(t, stack.String(), s.InStack(stack), tiles)
	}
	stacks := map[string]Stack{"E-W": SimpleStack, "E-NW": SimpleStack, "E-NE": SharpStack}
	for text, stack := range stacks {
		equal(t, text, stackOf(0, MustParseMove("build a1 "+text).Track()), stack)
	}
	for texts, stack := range map[[2]string]Stack{{"E-W", "NE-SW"}: SharpStack, {"E-W", "NE-SE"}: CrossStack, {"E-NW", "NE-W"}: CrossStack} {
		a, b := MustParseMove("build a1 "+texts[0]).Track(), MustParseMove("build a1 "+texts[1]).Track()
		equal(t, texts[0]+" and "+texts[1], crossing(a).has(b) && crossing(b).has(a), true)
		equal(t, texts[0]+" and "+texts[1], stackOf(a, b), stack)
	}
}

func TestCOMP8Contracts(t *testing.T) {
	parts := StandardComponents()
	equal(t, "contracts", parts.NumContracts(), 48)
	var asked [NumColours + 1]int
	for number := 1; number <= parts.NumContracts(); number++ {
		contract := parts.Contract(number)
		if !contract.IsValid() {
			t.Errorf("contract %d is %v", number, contract)
		}
		for c := range contract.Goods.All() {
			asked[c]++
		}
	}
	for c := range GoodColours() {
		equal(t, "how often "+c.String()+" is asked for", asked[c], asked[Black])
	}
	equal(t, "a contract that there is not", parts.Contract(49), Contract{})
}

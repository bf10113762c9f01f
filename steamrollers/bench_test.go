package steamrollers_test

import (
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/bots"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/gametest"
)

// BenchmarkRules measures the plain game, the whole box and Olive.
func BenchmarkRules(b *testing.B) {
	var starts []steamrollers.State
	for _, setup := range []steamrollers.Setup{
		{Players: 2},
		{Players: 4},
		{Players: 5, Modules: variants.AllModules, Wall: hexmap.Hard},
		{Players: 1, Olive: solo.Engineer},
	} {
		start, err := steamrollers.New(setup)
		if err != nil {
			b.Fatal(err)
		}
		starts = append(starts, start)
	}
	gametest.Benchmark[*steamrollers.State](b, new(bots.Builder).Choose, starts...)
}

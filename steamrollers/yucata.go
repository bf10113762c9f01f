package steamrollers

import "github.com/railhex/railhex/variants"

// Yucata's tile 2b: another effect on the same face (YUCATA-1).

var yucataModule = module{
	inPlay:  func(setup Setup) bool { return setup.Modules.Has(variants.YucataModule) },
	install: func(g *game) { g.effects[2][1] = usedValue },
}

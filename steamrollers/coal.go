package steamrollers

import "github.com/railhex/railhex/variants"

// Coal: the setup puts it on cities (COAL-1, in applyGoods); that it may go
// anywhere is [variants.MayGoTo] (COAL-2).

var coalModule = module{
	inPlay:  func(setup Setup) bool { return setup.Modules.Has(variants.CoalModule) },
	install: func(g *game) { g.receivesCoal = true },
}

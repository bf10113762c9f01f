package plainsetup

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/plainrules"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

// Of is a complete setup, as [steamrollers.State.Setup] gives it, in the words of
// the plain rules.
func Of(setup steamrollers.Setup) plainrules.Setup {
	plain := plainrules.Setup{
		Players:    setup.Players,
		Board:      setup.Board,
		Components: setup.Components.String(),
		Coal:       setup.Modules.Has(variants.CoalModule),
		Orders:     setup.Modules.Has(variants.OrderModule),
		Powers:     setup.Modules.Has(variants.PowerModule),
		Yucata:     setup.Modules.Has(variants.YucataModule),
		Olive:      setup.Olive.String(),
	}
	if setup.Wall != hexmap.Open {
		plain.Wall = setup.Wall.String()
	}
	return plain
}

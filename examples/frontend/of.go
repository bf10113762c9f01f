package frontend

import (
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steampower"
)

// SteamRollers is a position of SteamRollers; it must be one.
func SteamRollers(s steamrollers.State) Position { return steamRollers.of(s) }

// SteamPower is a position of Steam Power; it must be one.
func SteamPower(s steampower.State) Position { return steamPower.of(s) }

// Steam is a position of Steam; it must be one.
func Steam(s steam.State) Position { return steamGame.of(s) }

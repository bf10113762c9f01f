package bots

import (
	"github.com/railhex/railhex/variants/family/search"
	"github.com/railhex/railhex/variants/steampower"
)

// Random chooses first a kind of move, each legal kind being as likely as the
// others, and then a move of that kind, again each as likely. Such games go
// everywhere that the rules lead. The zero Random is ready.
type Random = search.RandomOf[*steampower.State, steampower.State, steampower.Move, steampower.Kind]

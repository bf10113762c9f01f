package bots

import (
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family/search"
)

// Random chooses first a kind of move, each legal kind being as likely as the
// others, and then a move of that kind, again each as likely. Such games go
// everywhere that the rules lead, and mostly end by END-2. The zero Random is ready.
type Random = search.RandomOf[*steamrollers.State, steamrollers.State, steamrollers.Move, steamrollers.Kind]

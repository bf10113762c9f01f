package bots

import (
	"github.com/railhex/railhex/variants/family/search"
	"github.com/railhex/railhex/variants/steam"
)

// Random chooses first a kind of move, each legal kind being as likely as the
// others, and then a move of that kind, again each as likely. Such games mostly
// end by END-2. The zero Random is ready.
type Random = search.RandomOf[*steam.State, steam.State, steam.Move, steam.Kind]

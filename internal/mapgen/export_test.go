package mapgen

import "github.com/railhex/railhex/hexmap"

// Least is what the maps of a kind shrink to.
func Least(k Kind) *hexmap.Map { return k.draw(func(string, int) int { return 0 }) }

package solo

// Engine is what Olive scores for her engine, whatever happened (SOLO-13).
const Engine = 3

// Points is Olive's score as it stands (SOLO-13).
type Points struct {
	Delivery int // for goods removed: SOLO-9
	Engine   int // always Engine
	Network  int // hexes crossed off in her two best regions
	Tiles    int // of the action tiles in the centre
	Total    int
}

// Network returns the number of hexes crossed off in the two regions where most
// are, exactly two even if a third has as many (SOLO-13).
func (s Sheet) Network() int {
	var best, second uint8
	for _, n := range s.crossed {
		best, second = max(best, n), max(second, min(best, n))
	}
	return int(best) + int(second)
}

// CentreTile returns the worth to Olive of an action tile in the centre that is worth so
// many points to a player. It is 0 if the tile costs the player points (SOLO-13).
func CentreTile(points int) int { return max(points, 0) }

// Score returns Olive's points; centreTiles is the sum of CentreTile over the
// tiles in the centre.
func (s Sheet) Score(centreTiles int) Points {
	p := Points{Delivery: s.Delivery(), Engine: Engine, Network: s.Network(), Tiles: centreTiles}
	p.Total = p.Delivery + p.Engine + p.Network + p.Tiles
	return p
}

// Beats reports whether Olive wins against a player with so many points: a tie
// is hers (SOLO-14).
func (p Points) Beats(player int) bool { return p.Total >= player }

package scoring

import "cmp"

// A Standing is what of a player decides who wins (SCORE-6).
type Standing struct {
	Total   int // points
	Boxes   int // engine boxes ticked, without tile 4b
	Network int // points of the network
}

// compare returns a positive number if s is ahead of o, a negative one if it is behind,
// and 0 if they share their place. Most points are ahead, then most engine boxes, then
// most network points (SCORE-6).
func (s Standing) compare(o Standing) int {
	return cmp.Or(
		cmp.Compare(s.Total, o.Total),
		cmp.Compare(s.Boxes, o.Boxes),
		cmp.Compare(s.Network, o.Network),
	)
}

// AppendRanking appends the place of each standing, in their order: 1 for the
// winners. Those who share a place take up the places after it, as in 1 2 2 4.
func AppendRanking(dst []int, standings []Standing) []int {
	for _, s := range standings {
		dst = append(dst, placeAmong(s, standings))
	}
	return dst
}

// AppendWinners appends the indexes of the standings that win, in ascending
// order: one, or several who share the victory; none if there are no standings.
func AppendWinners(dst []int, standings []Standing) []int {
	for i, s := range standings {
		if placeAmong(s, standings) == 1 {
			dst = append(dst, i)
		}
	}
	return dst
}

func placeAmong(s Standing, standings []Standing) int {
	place := 1
	for _, o := range standings {
		if o.compare(s) > 0 {
			place++
		}
	}
	return place
}

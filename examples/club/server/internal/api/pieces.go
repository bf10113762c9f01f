package api

import "strings"

// pieces returns what makes one picture of another. An array of two numbers stands for the
// elements of the former picture from one on and up to another, and a text stands for
// itself. The elements of a picture are its text, split at each "<". They are put together
// by "<" again.
func pieces(before, now string) []any {
	from, to := strings.Split(before, "<"), strings.Split(now, "<")
	places := map[string][]int{} // of pairs of elements: single ones are often the same
	for i := range from {
		places[pair(from, i)] = append(places[pair(from, i)], i)
	}
	all := []any{}
	var own []string // that the former picture has not
	end := func() {
		if len(own) > 0 {
			all = append(all, strings.Join(own, "<"))
			own = nil
		}
	}
	for at, i := 0, 0; i < len(to); {
		if at >= len(from) || from[at] != to[i] {
			next := nextOf(places[pair(to, i)], at)
			if next < 0 {
				own = append(own, to[i])
				i++
				continue
			}
			at = next
		}
		end()
		begin := at
		for at < len(from) && i < len(to) && from[at] == to[i] {
			at, i = at+1, i+1
		}
		all = append(all, [2]int{begin, at})
	}
	end()
	return all
}

func pair(elements []string, i int) string {
	return strings.Join(elements[i:min(i+2, len(elements))], "<")
}

// nextOf is the first of ascending places from one on, else the first of all, -1 without any.
func nextOf(places []int, at int) int {
	if len(places) == 0 {
		return -1
	}
	for _, p := range places {
		if p >= at {
			return p
		}
	}
	return places[0]
}

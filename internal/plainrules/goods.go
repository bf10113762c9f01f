package plainrules

import "strings"

// Goods are letters, a set of them a string. This is their canonical order.
const letters = "YRGBEK"

var letterOf = map[string]string{"yellow": "Y", "red": "R", "green": "G", "blue": "B", "grey": "E"}

// fullBag is what SETUP-2 puts into the bag, and the coal beside it.
func fullBag() string {
	return strings.Repeat("Y", 10) + strings.Repeat("R", 10) + strings.Repeat("G", 10) +
		strings.Repeat("B", 10) + strings.Repeat("E", 10) + strings.Repeat("K", 6)
}

// sorted puts goods into canonical order.
func sorted(goods string) string {
	var b strings.Builder
	for _, letter := range letters {
		b.WriteString(strings.Repeat(string(letter), strings.Count(goods, string(letter))))
	}
	return b.String()
}

// contains says whether some goods are among others.
func contains(goods, some string) bool {
	for _, letter := range letters {
		if strings.Count(goods, string(letter)) < strings.Count(some, string(letter)) {
			return false
		}
	}
	return true
}

// without takes some goods out of others, the first of each colour.
func without(goods, some string) string {
	for _, letter := range some {
		goods = strings.Replace(goods, string(letter), "", 1)
	}
	return goods
}

// withoutAt takes out the good at a place counted from 0.
func withoutAt(goods string, place int) string {
	return goods[:place] + goods[place+1:]
}

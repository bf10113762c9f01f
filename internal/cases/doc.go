// Package cases reads tables of test cases from files that people edit.
//
// A case is its name on a line, and below it, each after a tab, what it says: a word and
// the value behind it.
//
//	# Goods.
//
//	a good too many
//		position act
//		edit bag.Y 7
//		fault bag GOODS-1
package cases

// Package bots has players of Carters: random, greedy, and a search that knows the rules
// alone.
package bots

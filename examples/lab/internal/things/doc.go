// Package things makes tables of what was seen of things in games, such as cities,
// contracts or tiles, as the Counts of a description say.
package things

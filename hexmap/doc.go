// Package hexmap holds maps made of hexes: directions, hexes, edges, and boards
// with regions, cities, towns and blocked borders.
package hexmap

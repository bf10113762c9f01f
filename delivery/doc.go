// Package delivery finds loop-free routes over a network of places joined by
// weighted links: all distances that exist between two places, the longest
// within a limit, a route that has a given distance.
package delivery

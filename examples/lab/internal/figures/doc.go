// Package figures turns counts of games into figures one can trust: means and
// shares with 95 % intervals, and ratings of players who met each other.
//
// Games of a deal share their dice and are not independent of each other. So all
// intervals come from how far deals differ: those of means and shares by formula
// ([Sample]), those of ratings by drawing deals again and again ([Rate]).
package figures

// Package figures turns counts of games into figures one can trust: means and
// shares with 95 % intervals, and ratings of players who met each other.
package figures

// Package charts draws what the games of a tournament come to, as SVG.
package charts

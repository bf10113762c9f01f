// Package programs tries the programs of this project with Age of Steam: each is the main of a
// few lines that the tutorial shows, over a package that takes descriptions.
package programs

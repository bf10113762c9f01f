// Package training fits the values of positions by which the searches of package bots of
// each game judge: it plays games, and learns from what came of their positions. Command
// train of examples is its program.
package training

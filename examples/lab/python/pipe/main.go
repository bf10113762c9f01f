// Command pipe plays games for a program at the other end of a pipe, where there is no
// compiler for a shared library. A message is a letter, its length as four bytes, the
// least significant first, and its content. The answer has the same form: the letter of
// the message, or E with an error in JSON.
//
//	N  a batch.Config in JSON and a batch.Shape   answered by the batch.Size in JSON
//	R  a byte for each game, seeds of eight bytes answered by the arrays
//	S  actions of four bytes                      answered by the arrays
//	C  a batch.Call in JSON                       answered in JSON
//	A  nothing                                    answered by the arrays
//	T  nothing                                    answered by the totals: see batch.Batch
//	D  the place of a game and a seat, four bytes each
//	                                              answered by what the seat sees, as in batch.Arrays.Dense
//
// The arrays follow each other in the order of batch.Arrays, without those that the shape
// leaves out.
package main

import (
	"os"

	"github.com/railhex/railhex/examples/lab/python/batch"
	"github.com/railhex/railhex/internal/games"
)

func main() { os.Exit(batch.Main(games.All()...)) }

// Package remedy looks for what would have made a line of a record right: a line that
// was typed otherwise than the notation has it, a move that is nearly a legal one, a
// move that was left out before it, or lines that have changed places. It knows no
// game. It tells and never decides: whoever reads a record refuses the line all the
// same.
//
//	g := remedy.Game[State, Move]{Parse: ParseMove, Text: Move.String, Moves: legalMoves, Apply: apply, Turn: turn}
//	found := g.Find(&s, g.Read(12, "Deliver R 1–2 4 own +1"), g.Read(13, "draft 3"))
//	found.Kind, found.Meant, found.Slips // Typed, "deliver R 1-2 4 own +1", Dash and Capitals
//	found.Tell(phrases.In(phrases.English), "Anna")
//
// [Game.Meant] tells what is found of a move that somebody types at a table.
//
// [Typed] is for lines of any format of which it can be said where they stop to be
// right. [Near] says which of several lines differ from one by a slip.
package remedy

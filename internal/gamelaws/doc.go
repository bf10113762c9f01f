// Package gamelaws has laws that the project's own games keep besides those of package gametest: an author
// of another game has no such files.
//
// [CheckRules] holds what the rules of a game say of themselves, and [Rulebook] the page RULES.md that states
// the rules against them. On the page, each rule stands below a heading of level 3 with its identifier, within
// a section of level 2. A sentence comes first, on a line of its own, and then anything
// else. A paragraph that begins with "**Ruling** " marks a ruling. One that says "*Cannot be broken: reason.*"
// marks a rule that refuses nothing.
//
// [CheckFindings] holds that each finding of a game is planted in some test, is found, and can be told.
// [PlaysOn] tests the position that a fuzz target comes to. [HoldWeights] holds the weights of a player who
// weighs moves. [Bench] measures the functions of the rules.
package gamelaws

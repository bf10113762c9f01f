// Package solo is Olive, the opponent in SteamRollers for one player: her sheet, her turn
// step by step, her score and her levels. It keeps no state of a game: the game passes the
// little that Olive sees of the table, and changes its goods and tiles as she did. Other
// games do not need it.
//
//	room := solo.RoomOf(hexmap.Standard())
//	var sheet solo.Sheet
//	for _, die := range influence { // as many dice as solo.Machinist.Dice()
//		sheet = sheet.Influence(die, room)
//	}
//	turn := solo.Begin(4, false)
//	for !turn.Next.Ends() {
//		switch {
//		case turn.Next.Plays():
//			var deed solo.Deed
//			turn, sheet, deed = turn.Play(sheet, room, table())
//			show(deed)
//		case turn.Next.Offers():
//			turn = turn.Answer(askPlayer(turn.Next))
//		case turn.Next.Rerolls():
//			turn = turn.Reroll(rollDie())
//		}
//	}
//	fmt.Println(sheet.Score(centreTiles).Total)
//
// # What it promises
//
// All types are small comparable values. Nothing allocates, nothing is random, and
// nothing is remembered between calls, so goroutines may call everything at once. The zero
// [Sheet] is Olive's before her first turn; the zero [Level], [Step] and [Turn] are
// invalid. There are no errors: a call at the wrong step, or with a number that cannot be,
// panics. A game can store a [Sheet] and a [Turn], stop at a
// question and go on later or elsewhere. The rules SOLO-3 and SOLO-6 to SOLO-11 are
// implemented here, and the part of SOLO-13 and SOLO-14 that concerns Olive. The game
// implements the player's turns, the supply board and the end of the game (SOLO-1,
// SOLO-2, SOLO-4, SOLO-5, SOLO-12).
package solo

// Package stored reads positions as games store them, as one line or as JSON: what
// is the same whatever the game. It names setups, holds the line of a position to
// the setup it is read against, gives each field of the line to its reader, and
// ensures that one position has one text. It knows no game.
//
//	func ParseState(text string, setup Setup) (State, error) {
//		fresh, err := New(setup)
//		if err != nil {
//			return State{}, err
//		}
//		return stored.ParseLine(text, fresh.game.id, elsewhere, fresh.game.readLine, fresh.game.position)
//	}
//
//	func (g *game) readLine(fields *stored.Fields) *document {
//		doc := new(document)
//		fields.Read(
//			func(field string) { doc.Phase = field },
//			func(field string) { doc.Players = append(doc.Players, readPlayer(fields, field)) },
//		)
//		return doc
//	}
//
// Nothing is read in part: where there is an error, there is no position, and what
// was to be overwritten is as it was.
package stored

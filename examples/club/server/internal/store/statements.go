package store

// What is written for a change, in the words of both databases and in this order. The first writes nothing if the
// table has changed, or if the request was answered. Its version is that of no other change, so the others write
// nothing then either. A number of a parameter never stands before a smaller one: SQLite counts them by their
// first places.
const (
	writeChange = "UPDATE tables SET line = $1, version = $2, position = $3, moves = $4, finished = $5, undo = $6, opener = $7, notes = $8, " +
		"clock = $9, changed = $10, details = $11, active = CASE WHEN $12 = 1 THEN active ELSE (SELECT ran FROM service) END " +
		"WHERE id = $13 AND version = $14 AND NOT EXISTS (SELECT 1 FROM answers WHERE table_id = $13 AND seat = $15 AND request = $16)"
	writeSeat = "UPDATE seats SET name = $1, invite = $2, token = $3, bot = $4 WHERE table_id = $5 AND seat = $6 " +
		"AND EXISTS (SELECT 1 FROM tables WHERE id = $5 AND version = $7)"
	writeForget = "DELETE FROM moves WHERE table_id = $1 AND number > $2 AND EXISTS (SELECT 1 FROM tables WHERE id = $1 AND version = $3)"
	writeMove   = "INSERT INTO moves (table_id, number, seat, notation, maker) " +
		"SELECT id, CAST($1 AS BIGINT), CAST($2 AS BIGINT), CAST($3 AS TEXT), CAST($4 AS TEXT) FROM tables WHERE id = $5 AND version = $6"
	writeAnswer = "INSERT INTO answers (table_id, seat, request, asked, answer) " +
		"SELECT id, CAST($1 AS BIGINT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT) FROM tables WHERE id = $5 AND version = $6"
	writeTable = "INSERT INTO tables (id, header, line, version, position, moves, finished, undo, opener, clock, created, changed, active) " +
		"VALUES ($1, $2, $3, $4, $5, 0, $6, '', $7, $8, $9, $9, (SELECT ran FROM service))"
	writeNewSeat = "INSERT INTO seats (table_id, seat, name, invite, token, bot) VALUES ($1, $2, $3, $4, $5, $6)"
)

// A statement is one of these with its arguments.
type statement struct {
	text string
	args []any
}

// statementsOf returns what does a job. It is done if the first writes something.
func statementsOf(j *job) (all []statement) {
	add := func(text string, args ...any) { all = append(all, statement{text, args}) }
	t, c := j.after, j.change
	if j.before.Version == 0 {
		add(writeTable, t.ID, t.Header, t.Line, t.Version, t.Position, number(t.Over), t.Opener, textOf(t.Clock), t.Created.Unix())
		for i, s := range t.Seats {
			add(writeNewSeat, t.ID, i+1, s.Name, s.Invite, s.Token, s.Bot)
		}
		return all
	}
	add(writeChange, t.Line, t.Version, t.Position, t.Moves, number(t.Over), textOf(t.Undo), t.Opener, textOf(t.Notes), textOf(t.Clock),
		t.Changed.Unix(), textOf(t.Details), number(c.Quiet), t.ID, j.before.Version, c.Seat, c.Request)
	for i, s := range t.Seats {
		if s != j.before.Seats[i] {
			add(writeSeat, s.Name, s.Invite, s.Token, s.Bot, t.ID, i+1, t.Version)
		}
	}
	if c.Keep < j.before.Moves {
		add(writeForget, t.ID, c.Keep, t.Version)
	}
	for i, m := range c.Moves {
		add(writeMove, c.Keep+i+1, m.Seat, m.Notation, m.Maker, t.ID, t.Version)
	}
	if c.Request != "" {
		add(writeAnswer, c.Seat, c.Request, c.Answer.Asked, c.Answer.Text, t.ID, t.Version)
	}
	return all
}

func number(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

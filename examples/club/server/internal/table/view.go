package table

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/railhex/railhex/examples/club/server/internal/store"
	"github.com/railhex/railhex/variants/family/describe"
)

// A View is a table as a seat sees it, now or as it was.
type View struct {
	ID       string `json:"table"`
	Game     string `json:"game"`
	Version  int64  `json:"version"`  // grows with every change
	Position int64  `json:"position"` // that moves are for
	At       int    `json:"at"`       // after how many moves this is
	Moves    int    `json:"moves"`    // how many were made
	Seat     int    `json:"seat"`     // of the viewer, 0 for a watcher
	Seats    []Seat `json:"seats"`
	Undo     *Undo  `json:"undo"`   // null if nobody asks for it
	Opened   bool   `json:"opened"` // by the player who looks
	Notes    []Note `json:"notes"`
	Clock    *Due   `json:"clock"`  // null if moves may take any time
	Pause    *Pause `json:"pause"`  // null if nobody asks for one
	Closed   bool   `json:"closed"` // to those who look on
	describe.View
}

// A Seat is what all may know of a seat.
type Seat struct {
	Name   string `json:"name"`
	Taken  bool   `json:"taken"` // by a person or a bot
	Bot    string `json:"bot"`   // "" for a person
	Points int    `json:"points"`
	Wins   bool   `json:"wins"`
}

// Undo is a wish to take back the last decision.
type Undo struct {
	By      int   `json:"by"`
	Consent []int `json:"consent"`
}

// A Note is something that happened besides moves.
type Note = store.Note

// Table returns a table as it is now, as the seat of a token sees it; a token of no seat
// sees it as a watcher.
// The error is an *Error, NotFound, or that of the store.
func (h *Host) Table(ctx context.Context, id, token string) (Table, error) {
	t, err := h.store.Table(ctx, id)
	if err != nil {
		return Table{}, found(err)
	}
	if err := mayLook(t, token); err != nil {
		return Table{}, err
	}
	p, err := h.position(ctx, t)
	if err != nil {
		return Table{table: t}, err
	}
	due, err := h.due(ctx, t, p)
	return Table{table: t, position: p, At: t.Moves, Seat: seatBy(t, token, tokenHash), Opened: opened(t, token), due: due}, err
}

// TableAt is a table as it was after so many moves, or, for Now, as it is, with the last
// of them. The error is as that of Table, or BadInput where there are not so many.
func (h *Host) TableAt(ctx context.Context, id, token string, at int) (Table, error) {
	t, err := h.Table(ctx, id, token)
	if err != nil {
		return t, err
	}
	if at == Now {
		at = t.At
	}
	if at < 0 || at > t.At {
		return Table{}, &Error{Code: BadInput, Text: fmt.Sprintf("at=%d: the table has made %d moves", at, t.At)}
	}
	when := moment{id, t.table.Position, at}
	p, ok := h.past.Get(when)
	if !ok {
		moves, err := h.store.Moves(ctx, id)
		if err != nil {
			return Table{}, err
		}
		if at > len(moves) { // some were taken back in the meantime, unless they are still said to be there
			again, err := h.Table(ctx, id, token)
			if err != nil || again.table.Version != t.table.Version {
				return again, err
			}
			return Table{}, damaged(t.table, "it has made %d moves, and there are %d", t.At, len(moves))
		}
		if p, err = h.replayedTo(t.table.Header, moves[:at]); err != nil {
			return Table{}, damaged(t.table, "its moves cannot be made: %v", err)
		}
		h.past.Add(when, p)
	}
	t.At, t.position, t.last = at, p.position, p.last
	return t, nil
}

// Now stands for as many moves as there are.
const Now = -1

// A moment is a table after so many of the moves that led it to a position.
type moment struct {
	table    string
	position int64
	at       int
}

// A past is a position, and the move that led there.
type past struct {
	position describe.Position
	last     describe.Last
}

// mostPast is how many stay in memory.
const mostPast = 1024

// replayedTo is the position after moves, and the last of them.
func (h *Host) replayedTo(header string, moves []store.Move) (p past, err error) {
	if len(moves) == 0 {
		p.position, err = h.replayed(header, nil)
		return p, err
	}
	last := moves[len(moves)-1].Notation
	before, err := h.replayed(header, moves[:len(moves)-1])
	if err != nil {
		return p, err
	}
	p.last = describe.Last{Move: last, Before: before}
	p.position, err = before.Replay(last)
	return p, err
}

// A Table is a table at one moment.
type Table struct {
	At     int  // after how many moves
	Seat   int  // of the viewer, 0 for a watcher
	Opened bool // by the viewer

	table    store.Table
	position describe.Position
	last     describe.Last // of the moves, where that is known
	due      *Due
}

// ID is that of the table.
func (t Table) ID() string { return t.table.ID }

// Version is that of the table.
func (t Table) Version() int64 { return t.table.Version }

// past reports whether more has happened since.
func (t Table) past() bool { return t.At != t.table.Moves }

// View is what the seat sees.
func (t Table) View(language string) View {
	v := View{
		ID: t.table.ID, Game: t.position.Of().Name(), Version: t.table.Version, Position: t.table.Position, At: t.At, Moves: t.table.Moves, Seat: t.Seat,
		Opened: t.Opened, Notes: append([]Note{}, t.table.Notes...), Clock: t.due, Closed: t.table.Closed,
		View: t.position.View(t.Seat, t.Manner(language)),
	}
	if ended := t.table.Over && !v.Over && !t.past(); t.past() || ended {
		v.Over = v.Over || ended
		v.Options = []describe.Group{}
	}
	standing := t.position.Standing()
	for i, s := range t.table.Seats {
		v.Seats = append(v.Seats, Seat{s.Name, s.Token != "" || s.Bot != "", s.Bot, standing[i+1].Points, standing[i+1].Won})
	}
	if u := t.table.Undo; u != nil {
		v.Undo = &Undo{u.By, u.Consent}
	}
	if of := t.table; of.Paused != 0 || len(of.Pausing) > 0 {
		v.Pause = &Pause{of.Paused != 0, of.Pausing}
	}
	return v
}

// Manner returns the manner that words the table in a language.
func (t Table) Manner(language string) describe.Manner { return mannerOf(t.table, t.Seat, language) }

// Picture draws the table as the seat sees it; there may be no picture of that name.
// What the seat can choose is marked, unless it is past.
func (t Table) Picture(name, language string, look describe.Look) (string, bool) {
	look.Plain = look.Plain || t.past()
	return t.position.Picture(name, t.Seat, t.Manner(language), look, t.last)
}

// Choice is what a part of a picture chooses for the seat.
func (t Table) Choice(part, language string, look describe.Look) describe.Choice {
	return t.position.Choice(part, t.Seat, t.Manner(language), look)
}

// Routes are the ways that the good of a move may go that the seat could make.
func (t Table) Routes(move, language string, look describe.Look) []describe.Route {
	if t.position.Turn() != t.Seat || t.Seat == 0 {
		return []describe.Route{}
	}
	return t.position.Routes(move, t.Seat, t.Manner(language), look)
}

// An Offer is a move that a seat can make, and what it says.
type Offer struct {
	describe.Offer
	Says describe.Taken `json:"says"`
	Only bool           `json:"only,omitempty"` // nothing else can be done, and the turn goes on after it
}

// Missing names a kind of move that players look for in a phase, and says why the seat has none.
type Missing struct {
	Kind string `json:"kind"`
	describe.Refused
}

// Offers returns what the seat that looks can do, with all that a screen shows of it, and what
// players look for and it cannot do. A seat that is not asked can do nothing.
func (t Table) Offers(language string) ([]Offer, []Missing) {
	offers, missing := []Offer{}, []Missing{}
	if t.Seat == 0 || t.position.Turn() != t.Seat || t.table.Over || t.past() {
		return offers, missing
	}
	in := t.Manner(language)
	offered, _ := t.position.Offers(in, describe.Filter{})
	for _, offer := range offered {
		says, _ := t.position.Describe(offer.Move) // it is a move
		offers = append(offers, Offer{Offer: offer, Says: says})
	}
	if len(offers) == 1 {
		next, err := t.position.Move(offers[0].Move)
		offers[0].Only = err == nil && next.Turn() == t.Seat
	}
	for _, kind := range t.position.Of().Choices().Cards.Expected[t.position.View(0, in).Phase] {
		if _, why := t.position.Offers(in, describe.Filter{Kind: kind}); why != nil {
			missing = append(missing, Missing{kind, *why})
		}
	}
	return offers, missing
}

// Help is how the game is played.
func (t Table) Help(language string) []describe.Paragraph {
	return t.position.Help(t.Manner(language))
}

// Hexes returns the hexes of the map, none if the game has no map.
func (t Table) Hexes() []describe.ChartHex {
	chart, _ := t.position.Chart()
	return append([]describe.ChartHex{}, chart.Hexes...)
}

// Report is the report of the game's notation, as the seat sees it.
func (t Table) Report() json.RawMessage { return t.position.Report(t.Seat) }

// mannerOf tells a table to a seat in a language, by the names of those who sit there.
func mannerOf(t store.Table, seat int, language string) describe.Manner {
	in := describe.Manner{Language: language, You: seat, Places: true}
	for _, s := range t.Seats {
		in.Names = append(in.Names, s.Name)
	}
	return in
}

// A StoryStep is a move that was made, and its round: 0 in the setup.
type StoryStep struct {
	describe.Step
	Round int `json:"round"`
}

// Story is what happened at a table from a move on, up to another, as the seat of a token
// sees it. The error is as that of Table.
func (h *Host) Story(ctx context.Context, id, token, language string, from, to int) ([]StoryStep, error) {
	t, err := h.store.Table(ctx, id)
	if err != nil {
		return nil, found(err)
	}
	if err := mayLook(t, token); err != nil {
		return nil, err
	}
	moves, err := h.store.Moves(ctx, id)
	if err != nil {
		return nil, err
	}
	to = min(max(to, 0), len(moves))
	from = min(max(from, 0), to)
	p, err := h.replayed(t.Header, moves[:from])
	if err != nil {
		return nil, err
	}
	seat := seatBy(t, token, tokenHash)
	in := mannerOf(t, seat, language)
	steps := make([]StoryStep, 0, to-from)
	for _, m := range moves[from:to] {
		step, err := p.Step(m.Notation, seat, in)
		if err != nil {
			return nil, err
		}
		steps = append(steps, StoryStep{step, p.View(0, in).Round})
		if p, err = p.Replay(m.Notation); err != nil {
			return nil, err
		}
	}
	return steps, nil
}

// Ledger says where the points come from that the seats have after so many moves. The
// error is as that of TableAt.
func (h *Host) Ledger(ctx context.Context, id, token, language string, at int) ([]describe.Ledger, error) {
	t, err := h.TableAt(ctx, id, token, at)
	if err != nil {
		return nil, err
	}
	moves, err := h.store.Moves(ctx, id)
	if err != nil {
		return nil, err
	}
	start, err := h.replayed(t.table.Header, nil)
	if err != nil {
		return nil, err
	}
	texts := make([]string, 0, t.At)
	for _, m := range moves[:min(t.At, len(moves))] {
		texts = append(texts, m.Notation)
	}
	return t.position.Ledger(start, texts, t.Manner(language))
}

// Record returns the record of a table, as a referee reads it. A game with something
// hidden has none before it is over, or was ended. The error is an *Error, NotFound or Hidden,
// or that of the store.
func (h *Host) Record(ctx context.Context, id string) (string, error) {
	t, err := h.store.Table(ctx, id)
	if err != nil {
		return "", found(err)
	}
	p, err := h.position(ctx, t)
	if err != nil {
		return "", err
	}
	if describe.Hides(p) && !t.Over {
		return "", &Error{Code: Hidden, Text: "a record tells all hands: there is one when the game is over"}
	}
	moves, err := h.store.Moves(ctx, id)
	if err != nil {
		return "", err
	}
	return recordOf(t, moves), nil
}

package table

import (
	"context"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/railhex/railhex/examples/club/server/internal/store"
	"github.com/railhex/railhex/variants/family/describe"
)

// BotSeated is the kind of the note that a bot plays at a seat.
const BotSeated = "bot"

// SeatBots lets a bot play at seats: at those of the numbers, or at all free ones for none. The
// player of the key has a seat at the table, or opened it, and can then change one bot for
// another. An invitation to such a seat stays good: a person who sits down takes the bot's
// place. SeatBots returns all seats at which that bot plays. The error is an *Error: NotFound,
// NoSeat, Taken, BadInput; or that of the store.
func (h *Host) SeatBots(ctx context.Context, id, key, bot string, numbers []int) (seats []int, err error) {
	err = h.update(ctx, id, func(t store.Table) (store.Change, error) {
		p, err := h.position(ctx, t)
		if err != nil {
			return store.Change{}, err
		}
		if err := checkBot(p.Of(), bot); err != nil {
			return store.Change{}, err
		}
		mayChange := opened(t, key)
		if _, err := seatOf(t, key); err != nil && !mayChange {
			return store.Change{}, err
		}
		now, err := withBots(t, bot, numbers, mayChange)
		if err != nil {
			return store.Change{}, err
		}
		seats = seats[:0]
		for i, s := range now.Seats {
			if s.Bot == bot {
				seats = append(seats, i+1)
			}
		}
		if slices.Equal(now.Seats, t.Seats) {
			return store.Change{}, nil // asked again
		}
		now.Undo = nil
		return store.Change{Table: &now, Keep: t.Moves}, nil
	})
	return seats, found(err)
}

// withBots returns a table with a bot at seats, and a note for each.
func withBots(t store.Table, bot string, numbers []int, mayChange bool) (store.Table, error) {
	t.Seats = slices.Clone(t.Seats)
	for _, seat := range numbers {
		if err := checkSeat(t, seat); err != nil {
			return t, err
		}
		if s := t.Seats[seat-1]; s.Token != "" || s.Bot != "" && s.Bot != bot && !mayChange {
			return t, &Error{Code: Taken, Text: fmt.Sprintf("somebody plays at seat %d already", seat)}
		}
	}
	for i := range t.Seats {
		s := &t.Seats[i]
		if s.Bot == bot || s.Token != "" || len(numbers) == 0 && s.Bot != "" || len(numbers) > 0 && !slices.Contains(numbers, i+1) {
			continue
		}
		s.Bot = bot
		t = *noted(t, BotSeated, i+1)
	}
	return t, nil
}

// checkBot returns an error for a bot that a game does not offer.
func checkBot(g describe.Game, bot string) error {
	if bots := g.Bots(); !slices.Contains(bots, bot) {
		return &Error{Code: BadInput, Text: fmt.Sprintf("there is no bot %q: it is %s", bot, strings.Join(bots, " or "))}
	}
	return nil
}

// A Task is what a bot is asked at a table.
type Task struct {
	Table string
	Seat  int
	Bot   string
	// Position is the position as the seat could imagine it: what is hidden from it is dealt
	// anew.
	Position describe.Position
	Late     bool   // the seat is a person's whose time is up
	Pass     string // a move that needs no thought, where the seat passes then

	number int64 // of the position
}

func (t *Task) maker() string {
	if t.Late {
		return store.Late
	}
	return t.Bot
}

// Task returns what a bot is asked at a table, or nil if none is asked. None is asked while
// another seat decides, no person sits there, or somebody asks to take something back, and
// none once the game is over. The error is an *Error, NotFound or Damaged, or that of the
// store.
func (h *Host) Task(ctx context.Context, id string, random *rand.Rand) (*Task, error) {
	t, err := h.store.Table(ctx, id)
	if err != nil {
		return nil, found(err)
	}
	if !hasBot(t) {
		return nil, nil
	}
	p, err := h.position(ctx, t)
	if err != nil || !botIsAsked(t, p) {
		return nil, err
	}
	seat := p.Turn()
	return &Task{Table: id, Seat: seat, Bot: t.Seats[seat-1].Bot, Position: p.Redealt(seat, random), number: t.Position}, nil
}

func hasBot(t store.Table) bool {
	return slices.ContainsFunc(t.Seats, func(s store.Seat) bool { return s.Bot != "" })
}

// botIsAsked reports whether a bot has to move. Bots play with persons, and not without them.
func botIsAsked(t store.Table, p describe.Position) bool {
	seat := p.Turn()
	return seat > 0 && !t.Over && t.Paused == 0 && t.Undo == nil && !isFull(t) && t.Seats[seat-1].Bot != "" &&
		slices.ContainsFunc(t.Seats, func(s store.Seat) bool { return s.Token != "" })
}

// Make makes the move of a bot, or that for a player whose time is up. The error is an *Error: NotFound, Illegal, or Stale where the
// seat is not asked that any more; or that of the store.
func (h *Host) Make(ctx context.Context, task *Task, move string) error {
	var now reached
	err := h.update(ctx, task.Table, func(t store.Table) (store.Change, error) {
		p, err := h.position(ctx, t)
		if err != nil {
			return store.Change{}, err
		}
		asked := botIsAsked(t, p) && t.Seats[task.Seat-1].Bot == task.Bot
		if task.Late {
			if asked, err = h.isLate(ctx, t, p); err != nil {
				return store.Change{}, err
			}
		}
		if t.Position != task.number || !asked {
			return store.Change{}, &Error{Code: Stale, Text: "the bot is not asked any more", Position: t.Position}
		}
		change, after, err := h.decided(ctx, t, p, store.Move{Seat: task.Seat, Notation: move, Maker: task.maker()})
		if err != nil {
			return store.Change{}, illegal(p, err, t.Position, mannerOf(t, 0, ""))
		}
		if task.Late {
			change.Table = noted(*change.Table, WasLate, task.Seat)
			stillLate(change.Table, p, after)
		}
		now = reached{t.Next(), after}
		return change, nil
	})
	if err != nil {
		return found(err)
	}
	h.reached(task.Table, task.Seat, now)
	return nil
}

// decided is the change of a table by a decision and what falls after it, and the position
// that it leads to. The error is that of [describe.Position.Move], or of the store.
func (h *Host) decided(ctx context.Context, t store.Table, p describe.Position, m store.Move) (store.Change, describe.Position, error) {
	next, err := p.Move(m.Notation)
	if err != nil {
		return store.Change{}, nil, err
	}
	after, fell := h.fall(next)
	change, err := h.moved(ctx, t, after, append([]store.Move{m}, fell...))
	return change, after, err
}

// reached keeps a position that a table has come to, by a move of a seat.
func (h *Host) reached(id string, seat int, now reached) {
	h.positions.Add(id, now)
	if now.position.Over() {
		slog.Info("ended", "table", id, "seat", seat)
	}
}

package table

import (
	"context"
	crand "crypto/rand"
	"errors"
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/railhex/railhex/examples/club/server/internal/store"
	"github.com/railhex/railhex/hexmap/parse"
	"github.com/rivo/uniseg"
	"golang.org/x/text/unicode/norm"

	"github.com/railhex/railhex/variants/family/archive"
	"github.com/railhex/railhex/variants/family/describe"

	"github.com/hashicorp/golang-lru/v2/expirable"
)

// A Host keeps tables. Its methods may be called from any number of goroutines.
type Host struct {
	games     describe.Games
	store     store.Store
	random    rand.Source
	positions *expirable.LRU[string, reached] // by table
	past      *expirable.LRU[moment, past]
	running   running
	now       func() time.Time // of the machine
	told      func(before store.Table, change store.Change)
}

// A reached is where a table was when it was at a position of that number.
type reached struct {
	number   int64
	position describe.Position
}

// mostPositions is how many stay in memory.
const mostPositions = 4096

// NewHost is a Host of tables of games in a store.
func NewHost(games describe.Games, s store.Store) *Host {
	return NewHostAt(games, s, time.Now, func(store.Table, store.Change) {})
}

// NewHostAt is a Host for which now is the clock of the machine, which may be wrong. It calls told after each change
// of a table that it makes. Another server that shares the database tells of its own.
func NewHostAt(
	games describe.Games, s store.Store, now func() time.Time, told func(before store.Table, change store.Change),
) *Host {
	return &Host{
		games: games, store: s, random: unforeseen{}, now: now, told: told,
		running:   running{count: func(ctx context.Context) (int64, error) { return s.Ran(ctx, now()) }},
		positions: expirable.NewLRU[string, reached](mostPositions, nil, 0), past: expirable.NewLRU[moment, past](mostPast, nil, 0),
	}
}

// update changes a table as the store does, and tells of it.
func (h *Host) update(ctx context.Context, id string, decide func(store.Table) (store.Change, error)) error {
	var before store.Table
	var change store.Change // what was decided last
	err := h.store.Update(ctx, id, func(t store.Table) (_ store.Change, err error) {
		before = t
		change, err = decide(t)
		return change, err
	})
	if err == nil && change.Table != nil {
		h.told(before, change)
	}
	return err
}

// position is the position of a table. A line that an older version wrote is not read; the moves
// lead to the position, and the next one writes it anew.
func (h *Host) position(ctx context.Context, t store.Table) (describe.Position, error) {
	if r, ok := h.positions.Get(t.ID); ok && r.number == t.Position {
		return r.position, nil
	}
	p, err := h.games.Restore(t.Header, t.Line)
	if older(err) {
		var moves []store.Move
		if moves, err = h.store.Moves(ctx, t.ID); err == nil {
			p, err = h.replayed(t.Header, moves)
		}
	}
	if err != nil {
		return nil, damaged(t, "its position cannot be read: %v", err)
	}
	h.positions.Add(t.ID, reached{t.Position, p})
	return p, nil
}

// older reports whether a line is one that an older version wrote.
func older(err error) bool {
	fault, ok := errors.AsType[*parse.Error](err)
	return ok && fault.Expected.Key == archive.OlderLine
}

// longest are the most bytes of what somebody gives. Of a name they are characters as a person counts
// them, each of which may have many bytes.
const (
	longestHeader  = 4096
	longestName    = 40
	largestName    = 25 * longestName // bytes
	longestRequest = 64
	longestMove    = 256
)

// An Opening is what a new table plays, and who is expected.
type Opening struct {
	Header string   // of a record: "game steam\nplayers 3\n…"
	Names  []string // by seat, as far as they are known
	Bots   []string // by seat, as far as bots play; "" for a person
	Clock  *Clock   // nil if a move may take any time
	Key    string   // of the player who opens it, who can free seats; may be ""
}

// An Opened is a new table. The invitations are given once; Free gives others.
type Opened struct {
	ID      string   `json:"table"`
	Game    string   `json:"game"`
	Invites []string `json:"invites"` // by seat
}

// Open opens a table. Its error is an *Error, or that of the store.
func (h *Host) Open(ctx context.Context, o Opening) (Opened, error) {
	if len(o.Header) > longestHeader {
		return Opened{}, &Error{Code: BadSetup, Text: fmt.Sprintf("the setup has %d bytes; it may have %d", len(o.Header), longestHeader)}
	}
	start, header, err := h.games.New(o.Header, nil)
	if err != nil {
		return Opened{}, badSetup(err)
	}
	if len(o.Names) > start.Seats() {
		return Opened{}, &Error{Code: BadInput, Text: fmt.Sprintf("there are %d names for %d seats", len(o.Names), start.Seats())}
	}
	if len(o.Bots) > start.Seats() {
		return Opened{}, &Error{Code: BadInput, Text: fmt.Sprintf("there are %d bots for %d seats", len(o.Bots), start.Seats())}
	}
	t := store.Table{Header: header}
	if o.Key != "" {
		if err := checkKey(o.Key); err != nil {
			return Opened{}, err
		}
		t.Opener = store.Hash(o.Key)
	}
	for i := range start.Seats() {
		var seat store.Seat
		if i < len(o.Names) {
			if seat.Name, err = nameOf(o.Names[i]); err != nil {
				return Opened{}, err
			}
		}
		if i < len(o.Bots) && o.Bots[i] != "" {
			if err := checkBot(start.Of(), o.Bots[i]); err != nil {
				return Opened{}, err
			}
			seat.Bot = o.Bots[i]
		}
		t.Seats = append(t.Seats, seat)
	}
	if t.Clock, err = newClock(o.Clock); err != nil {
		return Opened{}, err
	}
	t, opened, err := h.fresh(ctx, t, start)
	if err != nil {
		return Opened{}, err
	}
	if err := h.store.Create(ctx, t); err != nil {
		return Opened{}, err
	}
	return opened, h.begin(ctx, t.ID)
}

// fresh is a new table at the start of a game, with an invitation to each seat.
func (h *Host) fresh(ctx context.Context, t store.Table, start describe.Position) (store.Table, Opened, error) {
	t.ID, t.Line, t.Version, t.Position, t.Created = crand.Text(), start.Text(), 1, 1, h.now()
	opened := Opened{ID: t.ID, Game: start.Of().Name()}
	for i := range t.Seats {
		invite := newSecret()
		t.Seats[i].Invite = store.Hash(invite)
		opened.Invites = append(opened.Invites, invite)
	}
	return t, opened, h.begun(ctx, &t)
}

// badSetup words what is wrong with a setup. A server reads no files of those who ask.
func badSetup(err error) error {
	return &Error{Code: BadSetup, Text: offeredFile.ReplaceAllString(err.Error(), "")}
}

var offeredFile = regexp.MustCompile(`,? or a file that ends in \.\w+`)

// begin lets fall what chance decides before the first player is asked.
func (h *Host) begin(ctx context.Context, id string) error {
	return h.update(ctx, id, func(t store.Table) (store.Change, error) {
		p, err := h.position(ctx, t)
		if err != nil || !p.Chance() {
			return store.Change{}, err
		}
		p, fell := h.fall(p)
		return h.moved(ctx, t, p, fell)
	})
}

// fall plays on until chance has decided what it has to.
func (h *Host) fall(p describe.Position) (describe.Position, []store.Move) {
	var fell []store.Move
	for random := rand.New(h.random); p.Chance(); {
		next, text := p.Fall(random)
		fell = append(fell, store.Move{Notation: text})
		p = next
	}
	return p, fell
}

// moved is the change of a table by moves that lead to a position.
func (h *Host) moved(ctx context.Context, t store.Table, p describe.Position, moves []store.Move) (store.Change, error) {
	t.Line, t.Over, t.Undo, t.Wished, t.Pausing, t.Paused = p.Text(), p.Over(), nil, nil, nil, 0
	if err := h.begun(ctx, &t); err != nil {
		return store.Change{}, err
	}
	return store.Change{Table: &t, Keep: t.Moves, Moves: moves}, nil
}

// nameOf is a name as it is shown: composed, without spaces around it, and without what could
// make another line of it or turn its direction. Letters may be joined or kept apart.
func nameOf(text string) (string, error) {
	name := norm.NFC.String(strings.Join(strings.Fields(text), " "))
	hidden := func(r rune) bool { return !unicode.IsPrint(r) && r != joiner && r != nonJoiner }
	isLong := len(name) > largestName || uniseg.GraphemeClusterCount(name) > longestName
	if !utf8.ValidString(text) || isLong || strings.ContainsFunc(name, hidden) {
		return "", &Error{Code: BadName, Text: fmt.Sprintf("a name has at most %d characters, all of which can be printed", longestName)}
	}
	return name, nil
}

// The characters of Unicode that join letters, and keep them apart.
const joiner, nonJoiner = '\u200d', '\u200c'

func checkRequest(request string) error {
	if len(request) < 8 || len(request) > longestRequest || strings.ContainsFunc(request, func(r rune) bool { return r <= ' ' || r > '~' }) {
		return &Error{Code: BadInput, Text: fmt.Sprintf("a request has a name of its own of 8 to %d letters and digits, such as a random number", longestRequest)}
	}
	return nil
}

// found gives the error of a store in the codes of this package.
func found(err error) error {
	if errors.Is(err, store.ErrNoTable) {
		return &Error{Code: NotFound, Text: "there is no such table"}
	}
	return err
}

// seatBy returns the seat that has the secret, 0 if no seat has it.
func seatBy(t store.Table, secret string, hash func(store.Seat) string) int {
	if secret == "" {
		return 0
	}
	sum := store.Hash(secret)
	return 1 + slices.IndexFunc(t.Seats, func(s store.Seat) bool { return sameHash(hash(s), sum) })
}

func tokenHash(s store.Seat) string  { return s.Token }
func inviteHash(s store.Seat) string { return s.Invite }

// seatOf is the seat whose token that is.
func seatOf(t store.Table, token string) (int, error) {
	if seat := seatBy(t, token, tokenHash); seat != 0 {
		return seat, nil
	}
	return 0, &Error{Code: NoSeat, Text: "this token is of no seat at this table"}
}

// Verify holds what is kept of a table against the rules: that its moves can be made, are
// as many as it says, and lead to its position.
func Verify(games describe.Games, t store.Table, moves []store.Move) error {
	p, _, err := games.New(t.Header, nil)
	if err != nil {
		return damaged(t, "its setup cannot be read: %v", err)
	}
	for i, m := range moves {
		if p, err = p.Replay(m.Notation); err != nil {
			return damaged(t, "move %d, %q, cannot be made: %v", i+1, m.Notation, err)
		}
	}
	if len(moves) != t.Moves {
		return damaged(t, "it has made %d moves, and there are %d", t.Moves, len(moves))
	}
	if _, err := games.Restore(t.Header, t.Line); p.Text() != t.Line && !older(err) {
		return damaged(t, "its moves lead to another position than it has")
	}
	return nil
}

// Automatic returns the ids of the tables that go on without a request, for bots or a clock.
// Its error is that of the store.
func (h *Host) Automatic(ctx context.Context) ([]string, error) { return h.store.Automatic(ctx) }

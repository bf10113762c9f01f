package describe

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/railhex/railhex/variants/family/phrases"
)

// Check holds games against their descriptions, and returns all faults of all games as
// one joined error. It reports what [Complete] finds, and what shows in a random game
// with each number of players. Such faults are two moves with one text, a kind of move
// that Moves do not know, or an outcome that Apply refuses. Others are a record, header, text
// or JSON that is not read back as what was written, in any phase, and a text or picture that
// shows a seat what is hidden from it. A server calls it before it serves anything,
// and a test of a game calls it once. [family.Check] holds the rules themselves to the
// laws of any game.
func Check(games ...Game) error {
	return wrongWithAll(games, Game.check)
}

// Complete returns what is wrong with games before anything is played: parts that are
// missing or contradict each other, and two games of one name. It takes no time, so that a
// program for the command line can call it.
func Complete(games ...Game) error {
	return wrongWithAll(games, Game.contradictions)
}

func wrongWithAll(games []Game, faults func(Game) []error) error {
	var all []error
	names := map[string]bool{}
	if len(games) == 0 {
		all = append(all, errors.New("there is no game"))
	}
	for _, g := range games {
		if names[g.Name()] {
			all = append(all, fmt.Errorf("%s: two games have this name", g.Name()))
		}
		names[g.Name()] = true
		for _, err := range faults(g) {
			all = append(all, fmt.Errorf("%s: %w", g.Name(), err))
		}
	}
	return errors.Join(all...)
}

func (g *described[State, Move, P]) contradictions() []error { return g.faults }

// mostFaults is how many faults of random games Check reports.
const mostFaults = 8

func (g *described[State, Move, P]) check() (faults []error) {
	if len(g.faults) > 0 {
		return g.faults
	}
	if w := g.parts.Words; w != nil && w.in == nil {
		faults = g.textFaults(w.texts)
	}
	secrecy := g.secrecyOf()
	for players := g.parts.Least; players <= g.parts.Most; players++ {
		setup := fmt.Sprintf(`{"players": %d%s}`, players, g.required(players))
		p, err := g.Begin([]byte(setup))
		if err != nil {
			faults = append(faults, fmt.Errorf("no game begins by the setup %s: %w", setup, err))
			continue
		}
		for _, fault := range g.follow(p.(*position[State, Move, P]), secrecy) {
			if !slices.ContainsFunc(faults, func(known error) bool { return known.Error() == fault.Error() }) && len(faults) < mostFaults {
				faults = append(faults, fault)
			}
		}
	}
	return faults
}

// required is what a setup must say for so many players, as more of an object in JSON.
func (g *described[State, Move, P]) required(players int) string {
	var said strings.Builder
	for _, f := range g.parts.Setup {
		if f.Required && players >= f.Least && (f.Most == 0 || players <= f.Most) {
			fmt.Fprintf(&said, `, %q: %q`, f.Name, f.Values[0])
		}
	}
	return said.String()
}

// follow plays a random game and returns what is wrong with its positions.
func (g *described[State, Move, P]) follow(p *position[State, Move, P], secrecy *secrecy[State, Move, P]) (faults []error) {
	wrong := func(format string, args ...any) { faults = append(faults, fmt.Errorf(format, args...)) }
	g.headed(p, wrong)
	start, stored := p, map[string]bool{}
	var made []string
	random := rand.New(rand.NewPCG(1, 1))
	secrecy.begin(wrong)
	for n := 0; !p.Over(); n++ {
		secrecy.look(n, p)
		if phase := p.phase(); !stored[phase] {
			stored[phase] = true
			g.stored(p, wrong)
		}
		if n > p.s().LongestGame() {
			wrong("a game is longer than its LongestGame says")
			return faults
		}
		if board, tiles := g.board(p.s()), g.track(p.s()); board != nil && g.parts.Tiles != nil && len(tiles) != board.Len() {
			wrong("the Tiles are of %d hexes, and the Map has %d", len(tiles), board.Len())
			return faults
		}
		if !slices.Contains(g.phases(), p.phase()) {
			wrong("the phase %q is not among the Phases", p.phase())
		}
		legal := p.moves()
		g.written(legal, wrong)
		var m Move
		switch {
		case p.Chance():
			m = p.s().Sample(random)
			g.written([]Move{m}, wrong)
		case len(legal) == 0:
			wrong("a seat is asked, and has no move")
			return faults
		default:
			m = legal[random.IntN(len(legal))]
			g.offered(p, legal, wrong)
		}
		next, err := p.s().Apply(m)
		if err != nil {
			wrong("%q is drawn or listed, and refused: %v", m, err)
			return faults
		}
		if _, err := p.Step(m.String(), Everyone, Manner{}); err != nil {
			wrong("%q is legal, and has no events: %v", m, err)
		}
		if len(faults) > mostFaults {
			return faults
		}
		secrecy.made(m.String())
		p, made = p.then(next, m), append(made, m.String())
	}
	secrecy.end()
	g.stored(p, wrong)
	g.recorded(start, made, p, wrong)
	if w := g.parts.Words; w != nil && w.in == nil && !slices.ContainsFunc(p.Standing(), func(s Standing) bool { return s.Won }) {
		if english := w.texts(phrases.English); english.Of("result.won") != "" && english.Of(noWinner) == "" {
			wrong("nobody has won a game, and there is a text result.won, but none result.none")
		}
	}
	return faults
}

// headed holds the header of a record of what is played against the position in which it
// begins.
func (g *described[State, Move, P]) headed(p *position[State, Move, P], wrong func(string, ...any)) {
	header := p.Header()
	if line, _, _ := strings.Cut(header, "\n"); line != "game "+g.Name() {
		wrong("the header of a record begins with the line %q, not %q", line, "game "+g.Name())
	} else if again, _, err := g.New(header, nil); err != nil || again.(*position[State, Move, P]).state != p.state {
		wrong("the header %q begins another game: %v", header, err)
	}
}

// stored holds the text and the JSON of a position against the position.
func (g *described[State, Move, P]) stored(p *position[State, Move, P], wrong func(string, ...any)) {
	if notation := g.parts.Notation; notation.stores() {
		_, textErr := notation.text(p.s())
		if _, err := notation.json(p.s()); textErr != nil || err != nil {
			wrong("a position in phase %q is not written: %v", p.phase(), errors.Join(textErr, err))
			return
		}
	}
	text, document := p.Text(), p.JSON()
	switch again, err := g.Restore(text); {
	case text == "" || strings.Contains(text, "\n"):
		wrong("the text of a position in phase %q is not one line, but %q", p.phase(), text)
	case err != nil || again.(*position[State, Move, P]).state != p.state:
		wrong("the text of a position in phase %q is read as another: %v: %q", p.phase(), err, text)
	}
	switch again, err := g.FromJSON(document); {
	case !json.Valid(document):
		wrong("the JSON of a position in phase %q is not JSON: %s", p.phase(), document)
	case err != nil || again.(*position[State, Move, P]).state != p.state:
		wrong("the JSON of a position in phase %q is read as another: %v: %s", p.phase(), err, document)
	}
}

// recorded holds the record of a game against its moves and its end.
func (g *described[State, Move, P]) recorded(start *position[State, Move, P], moves []string, end *position[State, Move, P], wrong func(string, ...any)) {
	record, err := start.Record(moves, Notes{})
	if err != nil {
		wrong("a game has no record: %v", err)
		return
	}
	replay, err := g.ReadRecord(record, nil)
	if err == nil {
		err = replay.Err
	}
	if err != nil || replay.End.(*position[State, Move, P]).state != end.state || !slices.Equal(replay.Moves, moves) {
		wrong("the record of a game is read as another: %v", err)
	}
}

// written holds the texts and the kinds of the legal moves against the moves.
func (g *described[State, Move, P]) written(legal []Move, wrong func(string, ...any)) {
	texts := map[string]bool{}
	for _, m := range legal {
		text := m.String()
		if texts[text] {
			wrong("two moves have the text %q", text)
		}
		texts[text] = true
		if again, err := g.parts.Notation.parseMove(text); err != nil || again != m {
			wrong("the move %q is read as another: %v", text, err)
		}
		if kinds := g.movesOrNone(); kinds != nil && !slices.ContainsFunc(kinds, func(k Kind) bool { return k.Name == g.kind(m) }) {
			wrong("the move %q is of the kind %q, which Moves do not list", text, g.kind(m))
		}
	}
}

// offered holds the options in words against the legal moves.
func (g *described[State, Move, P]) offered(p *position[State, Move, P], legal []Move, wrong func(string, ...any)) {
	told := map[Move]bool{}
	for _, group := range g.teller(Manner{}).Options(&p.state, slices.Clone(legal)) {
		for option := range group.All() {
			if told[option.Move] || !slices.Contains(legal, option.Move) {
				wrong("the words offer %q, which is not legal or offered before", option.Move)
			}
			told[option.Move] = true
		}
	}
	for _, m := range legal {
		if !told[m] {
			wrong("%q is legal, and the words do not offer it", m)
		}
	}
}

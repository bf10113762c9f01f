package gametest

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
)

// Options say which games [Check] plays.
type Options struct {
	// Setups are what is played, in JSON: {"players": 3}. Without any, each number of players is.
	Setups []string
	// Games is the number of games of each setup, in one language after the other; 0 means 1.
	Games int
	// Silent are the kinds of moves of which there may be nothing to tell.
	Silent []string
	// Inscriptions are classes of groups in pictures whose text lies on no track.
	Inscriptions []string
}

// One of so many positions is looked at, one of so many of these is drawn, and so many moves
// of earlier positions are tried in each.
const (
	lookEvery = 10
	drawEvery = 8
	mostTried = 20
)

// Check holds a described game to what programs rely on. [describe.Complete] must find nothing.
// Then it plays games at random. Headers, records, texts, JSON and moves read back as what was
// written, and nothing shows a seat what is hidden from it. All that is said must be whole
// sentences: prompts, options, events, ledgers, refusals, results and the help, in every
// language. Each legal move has one option, which no other has, and each move an event, unless
// its kind is silent. Each event, refusal and line of a ledger cites its rule, and ledgers add up
// to the points. There is a result when a game is over, and not before. Pictures can be read,
// say what they are, and draw nothing outside their frames and no text on text of a map, and
// ghosts of track lie where the track will. Positions are edited, and whatever can be read holds
// to all this, too; what cannot is refused with an error that says why. Short tests play one
// game of the first setup.
//
// [family.Check] holds the rules themselves to the laws of any game.
func Check(t testing.TB, game describe.Game, o Options) {
	t.Helper()
	if err := describe.Complete(game); err != nil {
		t.Fatal(err)
	}
	if report := game.Walker().Position().Report(describe.Everyone); !json.Valid(report) {
		t.Errorf("before a game the report is %s", report)
	}
	rules := map[string]bool{}
	for _, r := range game.About().Rules {
		rules[r.String()] = true
	}
	if o.Setups == nil {
		o.Setups = setupsOf(game.Choices())
	}
	if testing.Short() {
		o.Setups, o.Games = o.Setups[:1], 1
	}
	languages := describe.Languages()
	edited, read := 0, 0
	for i, setup := range o.Setups {
		start, err := game.Begin([]byte(setup))
		if err != nil {
			t.Fatalf("no game begins by the setup %s: %v", setup, err)
		}
		for seed := range max(o.Games, 1) {
			p := played{
				TB: t, rules: rules, silent: o.Silent, inscriptions: o.Inscriptions, start: start, in: describe.Manner{Language: languages[(i+seed)%len(languages)]},
				random: rand.New(rand.NewPCG(uint64(seed), uint64(i))), walker: game.Walker(), phases: map[string]bool{},
			}
			if seed == 0 {
				p.secrecy = p.secrets()
			}
			p.help(start.Help(p.in))
			p.play()
			edited, read = edited+mostEdited, read+p.midway()
		}
	}
	t.Logf("of %d edited positions %d can be read", edited, read)
	if edited >= 50 && read == 0 {
		t.Error("no edited position can be read")
	}
}

// setupsOf returns a setup for each number of players, with what it must say.
func setupsOf(c describe.Choices) (setups []string) {
	for players := c.Least; players <= c.Most; players++ {
		setup := fmt.Sprintf(`{"players": %d`, players)
		for _, f := range c.Choices {
			if f.Required && players >= f.Least && (f.Most == 0 || players <= f.Most) {
				setup += fmt.Sprintf(`, %q: %q`, f.Name, f.Values[0])
			}
		}
		setups = append(setups, setup+"}")
	}
	return setups
}

// A played is a game that Check plays.
type played struct {
	testing.TB
	rules  map[string]bool
	silent []string
	// inscriptions are classes of groups in pictures.
	inscriptions []string
	start        describe.Position
	in           describe.Manner
	random       *rand.Rand
	moves        []string
	// positions are some that the game came to, as JSON.
	positions [][]byte
	phases    map[string]bool // in which a position was stored
	walker    describe.Walker
	secrecy   *secrecy // nil if nothing is looked for
}

func (p *played) play() {
	at, about := p.start, p.start.Of().About()
	if again, _, err := p.start.Of().New(at.Header(), nil); err != nil || !p.same(again, at) {
		p.Fatalf("the header %q begins another game: %v", at.Header(), err)
	}
	longest := p.at(at).LongestGame()
	for n := 0; !at.Over(); n++ {
		if n > longest {
			p.Fatal("a game is longer than its LongestGame says")
		}
		if n%keepEvery == 0 {
			p.positions = append(p.positions, at.JSON())
		}
		if phase := at.View(0, p.in).Phase; !p.phases[phase] {
			if p.phases[phase] = true; !slices.Contains(about.Phases, phase) {
				p.Fatalf("the phase %q is not among the Phases", phase)
			}
			p.stores(at)
		}
		p.written(at, about.Moves)
		p.secrecy.look(n, at)
		next, move := p.step(at)
		if p.random.IntN(lookEvery) == 0 {
			p.look(at, move)
		}
		at, p.moves = next, append(p.moves, move)
	}
	p.secrecy.end()
	p.stores(at)
	notes := describe.Notes{Names: make([]string, at.Seats()), Bots: make([]string, at.Seats())}
	notes.Names[0], notes.Bots[0] = "Ada", "Ada"
	record, err := p.start.Record(p.moves, notes)
	if err != nil {
		p.Fatalf("a game has no record: %v", err)
	}
	replay, err := at.Of().ReadRecord(record, nil)
	if err = errors.Join(err, replay.Err); err != nil || !p.same(replay.Start, p.start) || !p.same(replay.End, at) ||
		!slices.Equal(replay.Moves, p.moves) || !reflect.DeepEqual(replay.Notes, notes) {
		p.Fatalf("the record of a game is read as another: %v", err)
	}
	p.look(at, "")
	p.ledger(at)
}

// at returns the walker, which stands at a position.
func (p *played) at(position describe.Position) describe.Walker {
	if err := p.walker.Set(position); err != nil {
		p.Fatal(err)
	}
	return p.walker
}

// same reports whether two positions are the same: their hashes tell positions apart.
func (p *played) same(one, other describe.Position) bool {
	return p.at(one).Hash() == p.at(other).Hash()
}

// written holds the texts and the kinds of the legal moves against the moves.
func (p *played) written(at describe.Position, kinds []describe.Kind) {
	w := p.at(at)
	for i := range w.Len() {
		text := w.Text(i)
		if n := w.Index(text); n != i {
			p.Fatalf("the move %q is read as another, or two moves have this text", text)
		}
		m, err := at.Describe(text)
		if err != nil || m.Text != text || m.Chance != at.Chance() {
			p.Fatalf("the move %q is described as %+v: %v", text, m, err)
		}
		if kinds != nil && !slices.ContainsFunc(kinds, func(k describe.Kind) bool { return k.Name == m.Kind }) {
			p.Fatalf("the move %q is of the kind %q, which Moves do not list", text, m.Kind)
		}
	}
}

// step makes any move.
func (p *played) step(at describe.Position) (next describe.Position, move string) {
	p.Helper()
	if at.Chance() {
		return at.Fall(p.random)
	}
	moves := at.Moves()
	if len(moves) == 0 {
		p.Fatal("a seat is asked, and has no move")
	}
	move = p.anyOfAKind(moves)
	next, err := at.Move(move)
	if err != nil {
		p.Fatalf("%s is listed, and refused: %v", move, err)
	}
	return next, move
}

// anyOfAKind draws the kind of a move first, so that kinds of which there are few moves come
// up as often as others.
func (p *played) anyOfAKind(moves []string) string {
	kind := func(move string) string {
		word, _, _ := strings.Cut(move, " ")
		return word
	}
	var kinds []string
	for _, m := range moves {
		if !slices.Contains(kinds, kind(m)) {
			kinds = append(kinds, kind(m))
		}
	}
	chosen := kinds[p.random.IntN(len(kinds))]
	moves = slices.DeleteFunc(moves, func(m string) bool { return kind(m) != chosen })
	return moves[p.random.IntN(len(moves))]
}

// look holds what is said and drawn of a position, and of the move that is made in it.
func (p *played) look(at describe.Position, move string) {
	p.Helper()
	if at.Over() {
		MustBeSaid(p, at.View(0, p.in).Result)
	} else if result := at.View(0, p.in).Result; result != "" {
		p.Fatalf("the game goes on, and %q", result)
	}
	if move != "" {
		MustBeSaid(p, at.View(0, p.in).Prompt)
		p.events(at, move)
	}
	var legal []string
	if at.Turn() != 0 {
		legal = at.Moves()
	}
	holdOptions(p, at.View(at.Turn(), p.in).Options, legal)
	holdPlaces(p, at, p.in)
	for range min(mostTried, len(p.moves)) {
		p.refusal(at, p.moves[p.random.IntN(len(p.moves))])
	}
	if p.random.IntN(drawEvery) == 0 {
		p.draw(at)
	}
}

func (p *played) events(at describe.Position, move string) {
	p.Helper()
	step, err := at.Step(move, describe.Everyone, p.in)
	if err = errors.Join(err, refused(at, move)); err != nil || step.Seat != at.Turn() || step.Move != move {
		p.Fatalf("%s is legal, and the step %+v: %v", move, step, err)
	}
	if kind, _, _ := strings.Cut(move, " "); len(step.Events) == 0 && !slices.Contains(p.silent, kind) {
		p.Fatalf("nothing happens by %s", move)
	}
	for _, e := range step.Events {
		MustBeSaid(p, e.Text)
		if sentence := cmp.Or(e.Short, e.Text); e.Did != "" && (e.Seat == 0 || !strings.HasSuffix(sentence, " "+e.Did)) {
			p.Fatalf("seat %d did %q, and the sentence is %q", e.Seat, e.Did, sentence)
		}
		if e.Rule != "" || len(p.start.Of().About().Events) > 1 { // the event of a game without Events has none
			p.cite(e.Text, e.Rule)
		}
	}
}

// cite asks for a rule of the game, if the game has any.
func (p *played) cite(sentence, rule string) {
	p.Helper()
	if len(p.rules) > 0 && !p.rules[rule] {
		p.Fatalf("%q cites %q, which is no rule", sentence, rule)
	}
}

// holdOptions tests that the options are the legal moves, each of them once, in whole
// sentences that no other option has.
func holdOptions(t tb, groups []describe.Group, legal []string) {
	t.Helper()
	told, said := map[string]bool{}, map[string]bool{}
	var walk func(groups []describe.Group)
	walk = func(groups []describe.Group) {
		for _, g := range groups {
			MustBeSaid(t, g.Title)
			if (len(g.Groups) == 0) == (len(g.Options) == 0) {
				t.Fatalf("%q holds %d options and %d groups", g.Title, len(g.Options), len(g.Groups))
			}
			for _, option := range g.Options {
				MustBeSaid(t, option.Text)
				if option.Text != option.Move { // as the notation has it
					mustBeginASentence(t, option.Text)
				}
				for _, effect := range option.Effects {
					MustBeSaid(t, effect)
				}
				switch {
				case !strings.HasPrefix(option.Text, option.Short):
					t.Fatalf("%q does not begin with %q", option.Text, option.Short)
				case told[option.Move] || !slices.Contains(legal, option.Move):
					t.Fatalf("%s is told twice, or not legal", option.Move)
				case said[option.String()]:
					t.Fatalf("two options are %q", option)
				}
				told[option.Move], said[option.String()] = true, true
			}
			walk(g.Groups)
		}
	}
	walk(groups)
	if len(told) != len(legal) {
		t.Fatalf("%d options, and %d moves are legal", len(told), len(legal))
	}
}

// holdPlaces holds the counts of options by place against the options, and what is offered in
// one of the places against both.
func holdPlaces(t tb, at describe.Position, in describe.Manner) {
	t.Helper()
	there := map[describe.Place][]string{} // moves, by places without their counts
	all, _ := at.Offers(in, describe.Filter{})
	for _, offer := range all {
		hexes := slices.Compact(slices.Sorted(slices.Values(offer.Hexes)))
		if len(hexes) == 0 {
			hexes = []string{""}
		}
		for _, hex := range hexes {
			place := describe.Place{Hex: hex, Kind: offer.Kind}
			there[place] = append(there[place], offer.Move)
		}
	}
	places := at.Places(describe.Filter{})
	for _, place := range places {
		if n := len(there[describe.Place{Hex: place.Hex, Kind: place.Kind}]); n != place.Moves || n == 0 {
			t.Fatalf("%d options are counted as %+v", n, place)
		}
	}
	if len(places) != len(there) {
		t.Fatalf("%d places are counted, and there are options in %d", len(places), len(there))
	}
	if len(places) == 0 || places[len(places)/2].Hex == "" {
		return
	}
	one := places[len(places)/2]
	only := describe.Filter{Hex: one.Hex, Kind: one.Kind}
	var moves []string
	offers, _ := at.Offers(in, only)
	for _, offer := range offers {
		moves = append(moves, offer.Move)
	}
	if want := there[describe.Place{Hex: one.Hex, Kind: one.Kind}]; !slices.Equal(moves, want) || !slices.Equal(at.Places(only), []describe.Place{one}) {
		t.Fatalf("%q are offered as %+v, and %q are there", moves, one, want)
	}
}

// refused returns why a move, of a seat or of chance, is not legal.
func refused(at describe.Position, move string) error {
	_, err := at.Replay(move)
	return err
}

func (p *played) refusal(at describe.Position, move string) {
	p.Helper()
	refusal, ok := refused(at, move).(*describe.Refusal)
	if !ok {
		return
	}
	refused := at.Of().Failure(refusal, p.in)
	MustBeSaid(p, refused.Message)
	if refused.Rule != "" {
		p.cite(refused.Message, refused.Rule)
	}
}

// ledger holds the ledgers of all seats against their points.
func (p *played) ledger(at describe.Position) {
	p.Helper()
	ledgers, err := at.Ledger(p.start, p.moves, p.in)
	if err != nil {
		p.Fatal(err)
	}
	for _, l := range ledgers {
		for _, line := range l.Lines {
			MustBeSaid(p, line)
			if line != fmt.Sprint(l.Total) { // the one line of a game without a ledger of its own
				_, rule, _ := strings.Cut(line[max(0, strings.LastIndex(line, "(")):], "(")
				p.cite(line, strings.TrimSuffix(rule, ")"))
			}
		}
		sum := 0
		for _, source := range l.Sources {
			if sum += source.Points; source.Name == "" || source.Points == 0 {
				p.Fatalf("a source of %s has the name %q and brings %d points", family.Seat(l.Seat), source.Name, source.Points)
			}
		}
		if len(l.Sources) > 0 && sum != l.Total {
			p.Fatalf("the sources of %s bring %d points of %d: %v", family.Seat(l.Seat), sum, l.Total, l.Sources)
		}
		if l.Total != at.Standing()[l.Seat].Points || len(l.Lines) == 0 && l.Total != 0 {
			p.Fatalf("the ledger of %s adds up to %d, and the points are %d", family.Seat(l.Seat), l.Total, at.Standing()[l.Seat].Points)
		}
	}
}

// help holds the explanation of how a game is played.
func (p *played) help(paragraphs []describe.Paragraph) {
	p.Helper()
	titles := map[string]bool{}
	for _, paragraph := range paragraphs {
		for _, said := range []string{paragraph.Title, paragraph.Text} {
			MustBeSaid(p, said)
			mustBeginASentence(p, said)
		}
		if !strings.HasSuffix(paragraph.Text, ".") || titles[paragraph.Title] || len(paragraph.Rules) == 0 {
			p.Fatalf("%q is no sentence, stands there twice or cites no rule: %q", paragraph.Title, paragraph.Text)
		}
		titles[paragraph.Title] = true
		for _, rule := range paragraph.Rules {
			p.cite(paragraph.Text, rule)
		}
		p.help(paragraph.Parts)
	}
}

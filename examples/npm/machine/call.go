package machine

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/railhex/railhex/variants/family/describe"
)

// A request is what a call is given; each uses what it needs.
type request struct {
	describe.Manner
	describe.Look
	describe.Thought
	describe.Filter
	Game  string          `json:"game"`
	Text  string          `json:"text"`
	Setup json.RawMessage `json:"setup"`
	Move  string          `json:"move"`
	Moves []string        `json:"moves"`
	Part  string          `json:"part"`
	Seat  *int            `json:"seat"`
	Last  bool            `json:"last"` // the last move is marked
	Notes describe.Notes  `json:"notes"`
	Bot   int             `json:"bot"`
	Seed  [4]uint32       `json:"seed"`
}

// seat returns the seat that looks: everyone unless the request names one.
func (r *request) seat() int {
	if r.Seat == nil {
		return describe.Everyone
	}
	return *r.Seat
}

// A call is one that is under way.
type calling struct {
	request
	game, slot int32
	opens      bool // a game, of whichever it is
	machine    *machine
}

func (c *calling) position() describe.Position { return c.machine.Position(int(c.slot)) }

// method is something that can be called: see methods.
type method struct {
	name string
	do   func(*calling) (any, error)
}

// methods are what can be called, by number.
func methods() []method {
	return []method{
		{"about", about},
		{"choices", choices},
		{"begin", begin},
		{"fromJSON", fromJSON},
		{"fromText", fromText},
		{"replay", replay},
		{"parse", parse},
		{"text", text},
		{"describe", takeApart},
		{"describeAll", describeAll},
		{"explain", explain},
		{"points", points},
		{"options", options},
		{"offers", offers},
		{"tree", tree},
		{"places", places},
		{"board", board},
		{"overlay", overlay},
		{"whyNot", whyNot},
		{"click", click},
		{"help", help},
		{"prompt", prompt},
		{"result", result},
		{"ledger", ledger},
		{"report", report},
		{"notes", notes},
		{"routes", routes},
		{"pictures", pictures},
		{"picture", picture},
		{"story", story},
		{"since", since},
		{"json", toJSON},
		{"line", line},
		{"redealt", redealt},
		{"record", record},
		{"bot", bot},
		{"choose", choose},
		{"evaluate", evaluate},
		{"consider", consider},
		{"tried", tried},
		{"free", free},
	}
}

// written is an answer that is JSON already.
type written []byte

// reply appends the answer of a call in JSON: what was found, or {"error": …}.
func reply(dst []byte, number, game, slot int32) []byte {
	c := calling{game: game, slot: slot, machine: games[game]}
	var found any
	err := json.Unmarshal(input, &c.request)
	if err == nil {
		found, err = methods()[number].do(&c)
	}
	if written, ok := found.(written); ok && err == nil {
		return append(dst, written...)
	}
	if err == nil {
		text := bytes.NewBuffer(dst)
		encoder := json.NewEncoder(text)
		encoder.SetEscapeHTML(false) // pictures are full of what it would escape
		if err = encoder.Encode(found); err == nil {
			return text.Bytes()
		}
	}
	text, err := json.Marshal(map[string]describe.Failure{"error": c.failure(err)})
	if err != nil {
		panic(err) // a Failure is text and numbers
	}
	return append(dst, text...)
}

func (c *calling) failure(err error) describe.Failure {
	if c.opens {
		return all.Failure(err, c.Manner)
	}
	return games[c.game].game.Failure(err, c.Manner)
}

// about says what JavaScript must know of the engine: the methods by number, and of
// each game how long its positions and moves are and what those are called.
func about(*calling) (any, error) {
	type known struct {
		Name    string   `json:"name"`
		Secrets bool     `json:"secrets"` // something is hidden from somebody
		State   int      `json:"state"`   // bytes
		Move    int      `json:"move"`    // likewise
		Phases  []string `json:"phases"`
		Kinds   []string `json:"kinds"` // of moves
		Says    []string `json:"says"`  // what moves say
	}
	var told struct {
		Methods []string `json:"methods"`
		Bots    []string `json:"bots"`
		Games   []known  `json:"games"`
	}
	told.Bots = all.Bots()
	for _, m := range methods() {
		told.Methods = append(told.Methods, m.name)
	}
	for i, g := range all {
		about := known{Name: g.Name(), Secrets: g.About().Secrets, Phases: games[i].phases(), Kinds: []string{""}, Says: []string{}}
		about.State, about.Move = games[i].sizes()
		for _, kind := range g.About().Moves {
			about.Kinds = append(about.Kinds, kind.Name)
			for _, member := range kind.Says {
				if !slices.Contains(about.Says, member.Name) {
					about.Says = append(about.Says, member.Name)
				}
			}
		}
		told.Games = append(told.Games, about)
	}
	return told, nil
}

func choices(*calling) (any, error) {
	return map[string]any{"games": all.Choices(), "languages": describe.Languages(), "bots": all.Bots()}, nil
}

// kept are positions, one of each setup. What never changes in a game is reached
// through a pointer, and the positions that JavaScript keeps hold nothing alive.
var kept = map[string]describe.Position{}

// isRecord reports whether the text of a position is a record in one line, as in games of
// plain notation.
func isRecord(text string) bool { return strings.HasPrefix(text, "game ") }

// setupOf is what positions of one setup have in common: the beginning of their texts, or the
// header where the text is a record.
func setupOf(p describe.Position) string {
	text := p.Text()
	if isRecord(text) {
		return p.Header()
	}
	id, _, _ := strings.Cut(text, ".")
	return id
}

// found puts a position into a slot of its game and tells which game that is.
func found(p describe.Position, slot int32) map[string]any {
	id := setupOf(p)
	if _, ok := kept[id]; !ok {
		kept[id] = p
	}
	number := slices.Index(all.Names(), p.Of().Name())
	games[number].put(slot, p)
	return map[string]any{"game": number, "seats": p.Seats(), "id": id}
}

func begin(c *calling) (any, error) { return c.opened(all.Begin(c.Setup)) }

func fromJSON(c *calling) (any, error) { return c.opened(all.FromJSON([]byte(c.Text))) }

func fromText(c *calling) (any, error) { return c.opened(all.FromText(c.Text)) }

func (c *calling) opened(p describe.Position, err error) (any, error) {
	if err != nil {
		c.opens = true
		return nil, err
	}
	reply := found(p, 0)
	if text := p.Text(); isRecord(text) {
		reply["record"] = strings.ReplaceAll(text, "; ", "\n")
	}
	return reply, nil
}

// replay puts the position in which a record begins into slot 0, that in which it ends
// into slot 1, and its moves where moves are listed.
func replay(c *calling) (any, error) {
	r, err := all.ReadRecord(c.Text, nil)
	if err != nil {
		c.opens = true
		return nil, err
	}
	reply := found(r.Start, 0)
	found(r.End, 1)
	reply["notes"] = r.Notes
	if reply["comments"], err = commentsOf(c.Text); err != nil {
		return nil, err
	}
	if err := games[reply["game"].(int)].read(r.Moves); err != nil {
		return nil, err
	}
	reply["moves"] = len(r.Moves)
	if r.Err != nil {
		reply["stopped"] = r.Start.Of().Failure(r.Err, c.Manner)
	}
	return reply, nil
}

func parse(c *calling) (any, error) { return nil, c.machine.Parse(c.Move) }

func text(c *calling) (any, error) { return c.machine.Text(), nil }

func takeApart(c *calling) (any, error) { return c.position().Describe(c.machine.Text()) }

func describeAll(c *calling) (any, error) {
	text, p := written{'['}, c.position()
	for i, move := range p.Moves() {
		if i > 0 {
			text = append(text, ',')
		}
		m, err := p.Describe(move)
		if err != nil {
			return nil, err
		}
		if text, err = m.AppendJSON(text); err != nil {
			return nil, err
		}
	}
	return append(text, ']'), nil
}

func explain(c *calling) (any, error) {
	return nil, c.position().Explain(c.Move)
}

func points(c *calling) (any, error) {
	p := c.position()
	all := []int{}
	for _, seat := range p.Standing() {
		all = append(all, seat.Points)
	}
	return map[string]any{"points": all, "winners": describe.Winners(p)}, nil
}

func options(c *calling) (any, error) {
	if c.position().Turn() == 0 {
		return []describe.Group{}, nil
	}
	return c.position().View(c.position().Turn(), c.Manner).Options, nil
}

func offers(c *calling) (any, error) {
	offers, _ := c.position().Offers(c.Manner, c.Filter)
	return offers, nil
}

func tree(c *calling) (any, error) { return treeOf(c.position(), c.Manner) }

func places(c *calling) (any, error) { return placesIn(c.position(), c.Filter) }

func board(c *calling) (any, error) {
	if b, ok := c.position().Chart(); ok {
		return b, nil
	}
	return nil, nil
}

func overlay(c *calling) (any, error) {
	return c.position().Overlay(c.Moves, c.seat(), c.Manner, c.Look)
}

func whyNot(c *calling) (any, error) {
	_, why := c.position().Offers(c.Manner, c.Filter)
	return why, nil
}

func click(c *calling) (any, error) {
	return c.position().Choice(c.Part, c.seat(), c.Manner, c.Look), nil
}

func help(c *calling) (any, error) { return c.position().Help(c.Manner), nil }

func prompt(c *calling) (any, error) { return c.position().View(0, c.Manner).Prompt, nil }

func result(c *calling) (any, error) { return c.position().View(0, c.Manner).Result, nil }

// ledger takes the position in which the game began from the other slot.
func ledger(c *calling) (any, error) {
	return c.position().Ledger(c.machine.Position(int(1-c.slot)), c.Moves, c.Manner)
}

// record takes the position in which the game began from the slot.
func record(c *calling) (any, error) { return c.position().Record(c.Moves, c.Notes) }

func report(c *calling) (any, error) { return written(c.position().Report(c.seat())), nil }

func routes(c *calling) (any, error) {
	return c.position().Routes(c.machine.Text(), c.seat(), c.Manner, c.Look), nil
}

func pictures(c *calling) (any, error) { return c.position().View(0, describe.Manner{}).Pictures, nil }

// picture takes the position before the last move from the other slot, and the move from
// AreaMove, if that is to be marked.
func picture(c *calling) (any, error) {
	var last describe.Last
	if c.Last {
		last = describe.Last{Before: c.machine.Position(int(1 - c.slot)), Move: c.machine.Text()}
	}
	drawn, ok := c.position().Picture(c.Text, c.seat(), c.Manner, c.Look, last)
	if !ok {
		return nil, fmt.Errorf("there is no picture %q of this position, only %s", c.Text, strings.Join(c.position().View(0, describe.Manner{}).Pictures, ", "))
	}
	return drawn, nil
}

// story tells the move of AreaMove, made in the position of the slot.
func story(c *calling) (any, error) {
	step, err := c.position().Step(c.machine.Text(), c.seat(), c.Manner)
	return step.Events, err
}

// since takes the position in which the game began from the slot, and tells what a seat sees
// of the moves that were made after its last one.
func since(c *calling) (any, error) {
	p, steps, seat := c.position(), []describe.Step{}, c.seat()
	for _, move := range c.Moves {
		made := p.Turn()
		if made == seat {
			steps = steps[:0]
		}
		next, err := p.Replay(move)
		if err != nil {
			return nil, err
		}
		if made != seat {
			step, err := p.Step(move, seat, c.Manner)
			if err != nil {
				return nil, err
			}
			steps = append(steps, step)
		}
		p = next
	}
	return steps, nil
}

func toJSON(c *calling) (any, error) { return written(c.position().JSON()), nil }

func line(c *calling) (any, error) { return c.position().Text(), nil }

// redealt puts the position as a seat could imagine it into the other slot.
func redealt(c *calling) (any, error) {
	c.machine.put(1-c.slot, c.position().Redealt(c.seat(), c.random()))
	return nil, nil
}

// random is what falls by the numbers that are given.
func (c *calling) random() *rand.Rand {
	s := c.Seed
	return rand.New(rand.NewPCG(uint64(s[0])<<32|uint64(s[1]), uint64(s[2])<<32|uint64(s[3])))
}

// A player is a bot, and what it leaves to chance.
type player struct {
	bot    describe.Bot
	random *rand.Rand
}

// players are the bots that are not freed, by their numbers.
var (
	players = map[int]*player{}
	newest  int
)

func bot(c *calling) (any, error) {
	g, err := all.Named(c.Game)
	if err != nil {
		return nil, err
	}
	b, err := g.Bot(c.Text, c.Thought)
	if err != nil {
		return nil, err
	}
	newest++
	players[newest] = &player{b, c.random()}
	return newest, nil
}

// player is the bot that is asked.
func (c *calling) player() (*player, error) {
	if p := players[c.Bot]; p != nil {
		return p, nil
	}
	return nil, fmt.Errorf("there is no bot %d", c.Bot)
}

func choose(c *calling) (any, error) {
	p, err := c.player()
	if err != nil {
		return nil, err
	}
	chosen, err := p.bot.Choose(context.Background(), c.position(), p.random)
	if err != nil {
		return nil, err
	}
	return chosen, c.machine.Parse(chosen)
}

func evaluate(c *calling) (any, error) {
	p, err := c.player()
	if err != nil {
		return nil, err
	}
	return p.bot.Evaluate(context.Background(), c.position(), p.random)
}

// A considered move is one of those that a bot has thought about, with what it brings in words
// and the share that the seat which is asked can expect after it.
type considered struct {
	Move   string   `json:"move"`
	Value  *float64 `json:"value,omitempty"`
	Reason []string `json:"reason"`
}

// consider tells the move that a bot makes and, of one that searches, the runner-up and what
// it expects to follow.
func consider(c *calling) (any, error) {
	b, err := c.player()
	if err != nil {
		return nil, err
	}
	p, ctx := c.position(), context.Background()
	told := map[string]any{"line": []string{}}
	tell := func(name, move string, value *float64) {
		taken := considered{move, value, []string{}}
		offers, _ := p.Offers(c.Manner, describe.Filter{})
		for _, offer := range offers {
			if offer.Move == move && offer.Effects != nil {
				taken.Reason = offer.Effects
			}
		}
		told[name] = taken
	}
	analyst, ok := b.bot.(describe.Analyst)
	if !ok {
		move, err := b.bot.Choose(ctx, p, b.random)
		if err == nil {
			tell("best", move, nil)
		}
		return told, err
	}
	a, err := analyst.Analyse(ctx, p, b.random, nil)
	if err != nil {
		return nil, err
	}
	for i, name := range []string{"best", "second"} {
		if i < len(a.Moves) {
			tell(name, a.Moves[i].Move, &a.Moves[i].Value)
		}
	}
	told["line"] = a.Line
	return told, nil
}

// A trial is a move that a search has tried, how often, and what the seat that is asked could
// expect after it.
type trial struct {
	Move   string  `json:"move"`
	Visits int     `json:"visits"`
	Value  float64 `json:"value"`
}

// tried tells the moves that a bot that searches has tried, so that those of several can be
// added up. A bot that does not search, and one that has no choice, tell the move that they make.
func tried(c *calling) (any, error) {
	b, err := c.player()
	if err != nil {
		return nil, err
	}
	p, ctx := c.position(), context.Background()
	analyst, ok := b.bot.(describe.Analyst)
	if !ok || len(p.Moves()) == 1 {
		move, err := b.bot.Choose(ctx, p, b.random)
		return []trial{{Move: move, Visits: 1}}, err
	}
	a, err := analyst.Analyse(ctx, p, b.random, nil)
	if err != nil {
		return nil, err
	}
	var trials []trial
	for _, m := range a.Moves {
		trials = append(trials, trial{m.Move, m.Visits, m.Value})
	}
	return trials, nil
}

func free(c *calling) (any, error) {
	delete(players, c.Bot)
	return nil, nil
}

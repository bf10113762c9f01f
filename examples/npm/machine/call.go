package machine

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	faults "github.com/railhex/railhex/hexmap/parse"
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

// other is the position in the other slot: that before the last move, or that in which the game began.
func (c *calling) other() describe.Position { return c.machine.Position(int(1 - c.slot)) }

// method is something that can be called: see methods.
type method struct {
	name string
	do   func(*calling) (any, error)
}

// methods are what can be called, by number.
func methods() []method {
	return []method{
		{"about", about},
		{"choices", func(*calling) (any, error) {
			return map[string]any{"games": all.Choices(), "languages": describe.Languages(), "bots": all.Bots()}, nil
		}},
		{"begin", func(c *calling) (any, error) { return c.opened(all.Begin(c.Setup)) }},
		{"fromJSON", func(c *calling) (any, error) { return c.opened(all.FromJSON([]byte(c.Text))) }},
		{"fromText", func(c *calling) (any, error) { return c.opened(all.FromText(c.Text)) }},
		{"replay", replay},
		{"parse", func(c *calling) (any, error) { return nil, c.machine.Parse(c.Move) }},
		{"text", func(c *calling) (any, error) { return c.machine.Text(), nil }},
		{"describe", func(c *calling) (any, error) { return c.position().Describe(c.machine.Text()) }},
		{"describeAll", describeAll},
		{"explain", explain},
		{"points", points},
		{"options", options},
		{"offers", func(c *calling) (any, error) {
			offers, _ := c.position().Offers(c.Manner, c.Filter)
			return offers, nil
		}},
		{"places", func(c *calling) (any, error) { return c.position().Places(c.Filter), nil }},
		{"board", board},
		{"overlay", func(c *calling) (any, error) {
			return c.position().Overlay(c.Moves, c.seat(), c.Manner, c.Look)
		}},
		{"whyNot", func(c *calling) (any, error) {
			_, why := c.position().Offers(c.Manner, c.Filter)
			return why, nil
		}},
		{"click", func(c *calling) (any, error) {
			return c.position().Choice(c.Part, c.seat(), c.Manner, c.Look), nil
		}},
		{"help", func(c *calling) (any, error) { return c.position().Help(c.Manner), nil }},
		{"prompt", func(c *calling) (any, error) { return c.position().View(0, c.Manner).Prompt, nil }},
		{"result", func(c *calling) (any, error) { return c.position().View(0, c.Manner).Result, nil }},
		{"ledger", func(c *calling) (any, error) { return c.position().Ledger(c.other(), c.Moves, c.Manner) }},
		{"report", func(c *calling) (any, error) { return written(c.position().Report(c.seat())), nil }},
		{"notes", notes},
		{"routes", func(c *calling) (any, error) {
			return c.position().Routes(c.machine.Text(), c.seat(), c.Manner, c.Look), nil
		}},
		{"pictures", func(c *calling) (any, error) { return c.position().View(0, describe.Manner{}).Pictures, nil }},
		{"picture", picture},
		{"story", func(c *calling) (any, error) {
			step, err := c.other().Step(c.machine.Text(), c.seat(), c.Manner)
			return step.Events, err
		}},
		{"since", since},
		{"json", func(c *calling) (any, error) { return written(c.position().JSON()), nil }},
		{"line", func(c *calling) (any, error) { return c.position().Text(), nil }},
		{"redealt", func(c *calling) (any, error) { // into the other slot
			c.machine.put(1-c.slot, c.position().Redealt(c.seat(), c.random()))
			return nil, nil
		}},
		{"record", func(c *calling) (any, error) { return c.other().Record(c.Moves, c.Notes) }},
		{"bot", newBot},
		{"choose", choose},
		{"evaluate", evaluate},
		{"consider", consider},
		{"tried", tried},
		{"free", func(c *calling) (any, error) {
			delete(players, c.Bot)
			return nil, nil
		}},
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
		about := known{Name: g.Name(), Secrets: g.About().Secrets, Phases: append([]string{""}, g.About().Phases...), Kinds: []string{""}, Says: []string{}}
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
	return map[string]any{"game": number, "seats": p.Seats()}
}

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

// explain fails with why a move is not legal. What chance may bring is judged, too.
func explain(c *calling) (any, error) {
	judge := c.position().Move
	if c.position().Chance() {
		judge = c.position().Replay
	}
	_, err := judge(c.Move)
	return nil, err
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
	m := games[reply["game"].(int)]
	if err := m.Read(r.Moves); err != nil {
		return nil, err
	}
	m.tell()
	reply["moves"] = len(r.Moves)
	if r.Err != nil {
		reply["stopped"] = r.Start.Of().Failure(r.Err, c.Manner)
	}
	return reply, nil
}

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

func board(c *calling) (any, error) {
	if b, ok := c.position().Chart(); ok {
		return b, nil
	}
	return nil, nil
}

// picture takes the last move from AreaMove, if that is to be marked.
func picture(c *calling) (any, error) {
	var last describe.Last
	if c.Last {
		last = describe.Last{Before: c.other(), Move: c.machine.Text()}
	}
	drawn, ok := c.position().Picture(c.Text, c.seat(), c.Manner, c.Look, last)
	if !ok {
		return nil, fmt.Errorf("there is no picture %q of this position, only %s", c.Text, strings.Join(c.position().View(0, describe.Manner{}).Pictures, ", "))
	}
	return drawn, nil
}

// since tells what a seat sees of the moves that were made after its last one.
func since(c *calling) (any, error) {
	p, steps, seat := c.other(), []describe.Step{}, c.seat()
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

// notes says why no game comes to a position.
func notes(c *calling) (any, error) {
	notes := []describe.Failure{}
	if err := c.position().Validate(); err != nil {
		for _, one := range faults.Each(err) {
			notes = append(notes, c.position().Of().Failure(one, c.Manner))
		}
	}
	return notes, nil
}

// random is what falls by the numbers that are given.
func (c *calling) random() *rand.Rand {
	s := c.Seed
	return rand.New(rand.NewPCG(uint64(s[0])<<32|uint64(s[1]), uint64(s[2])<<32|uint64(s[3])))
}

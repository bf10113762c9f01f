package describe

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/phrases"
)

// Told returns the Words of a game that has them in text files alone, one a language, as
// package phrases reads them:
//
//	//go:embed en.txt de.txt
//	var files embed.FS
//
//	var texts = phrases.Source[phrases.Text]{Files: &files, Make: phrases.Itself}
//
//	Words: describe.Told[pick.State, pick.Move](texts.Of),
//
// A file has a section for each thing that is said, with these keys and slots:
//
//	[prompt]   each of the Phases           {player} {round}
//	[group]    each kind of move of a seat
//	[option]   each kind of move of a seat  what Moves say of it, {place} {gain}
//	[effect]   gain: of moves that gain     {gain}
//	[event]    each kind of move, hidden    as an option, and {player}
//	[gain]     the event of a kind of move that gains, if it is another
//	[result]   won, none if nobody has won  {players} {points}
//	[refusal]  each Reason                  its arguments
//	[you]      a Reason, for the player     the same
//	           whose move is refused
//	[rule]     each rule; in English a file RULES.md may state them instead
//	[section]  the title of each section of the rules: GO of GO-1
//	[word]     what a refusal names, by what it prints as
//
// A prompt that begins with "{player}, " leaves that out for the player who reads it. What
// [you] has of a refusal says "you" of them, and "this hex" of the one that they chose; it
// is needed where [refusal] names a player or a hex.
//
// {place} is the first of the Hexes of a move, by its name on the Map. A column of Moves has
// the name of the slot that it fills, in the kinds that have the column. Where it says one of
// the Hexes, or a list of them, people read their names. So these two belong together:
//
//	Moves: describe.Sorted(Move.Kind, KindLay, KindPass, nil,
//		describe.Says("track", "the edges that it joins", Move.Track, KindLay)),
//
//	[option]
//	lay = Lay {track} in {place}
//	pass = Pass
//
// What a language lacks is said in English, and what English lacks in the notation. [Complete]
// finds keys that belong to nothing, slots that nothing fills, and languages that do not
// have the keys and slots of English.
func Told[State, Move any](texts func(phrases.Language) phrases.Text) *Words[State, Move] {
	return &Words[State, Move]{texts: texts}
}

// told tells a game by its text files.
type told[State comparable, Move family.Written, P family.Pointer[State, Move]] struct {
	untold[State, Move, P]
	text, english phrases.Text
	voice         phrases.Voice
}

func (g *described[State, Move, P]) tellerOf(texts func(phrases.Language) phrases.Text, in Manner) teller[State, Move] {
	return told[State, Move, P]{untold[State, Move, P]{g, in}, texts(in.Spoken()), texts(phrases.English), in.Voice()}
}

// say fills the template of a key. Without a template it returns otherwise.
func (t told[State, Move, P]) say(key, otherwise string, args ...phrases.Arg) string {
	template := t.text.Of(key)
	if template == "" {
		template = t.english.Of(key)
	}
	if template == "" {
		return otherwise
	}
	return t.voice.Tell(template, args, t.word)
}

func (t told[State, Move, P]) word(thing any) string {
	if seat, ok := thing.(family.Seat); ok {
		return t.Player(seat)
	}
	word := fmt.Sprint(thing)
	return t.say("word."+word, word)
}

func (t told[State, Move, P]) Prompt(s *State) string {
	if P(s).Over() {
		return t.Result(s)
	}
	return t.say("prompt."+t.of.phase(s), t.untold.Prompt(s), phrases.Args("player", P(s).Turn(), "round", t.of.round(s))...)
}

func (t told[State, Move, P]) Result(s *State) string {
	otherwise := t.untold.Result(s)
	if otherwise == "" {
		return ""
	}
	winners, points := phrases.Every{}, []string{}
	for seat := range t.of.winners(s) {
		winners = append(winners, t.Player(seat))
	}
	for seat := family.Seat(1); int(seat) <= P(s).Seats(); seat++ {
		points = append(points, fmt.Sprint(t.Player(seat), " ", t.of.points(s, seat)))
	}
	key := "result.won"
	if len(winners) == 0 {
		key = "result.none"
	}
	return t.say(key, otherwise, phrases.Args("players", winners, "points", strings.Join(points, ", "))...)
}

func (t told[State, Move, P]) Options(s *State, moves []Move) []phrases.Group[Move] {
	if P(s).Turn() == family.Nobody {
		return nil
	}
	var all phrases.Group[Move]
	for _, m := range moves {
		made := t.of.made(s, m)
		option := phrases.Option[Move]{Move: m, Text: t.say("option."+made.kind, m.String(), made.args()...)}
		if made.gain > 0 {
			if effect := t.say("effect.gain", "", made.args()...); effect != "" {
				option.Effects = []string{effect}
			}
		}
		all.File(option, t.say("group."+made.kind, made.kind))
	}
	return all.Groups
}

func (t told[State, Move, P]) Why(err error, v phrases.Voice) string {
	return why(err, v, func(p family.Phrase) string {
		if p.Reason == nil {
			return ""
		}
		key := "you." + p.Reason.String()
		if !p.IsTo(family.Seat(t.voice.You()), cmp.Or(t.text.Of(key), t.english.Of(key))) {
			key = "refusal." + p.Reason.String()
		}
		return t.say(key, p.String(), p.Args...)
	}, t.Rule)
}

func (t told[State, Move, P]) Rule(rule family.Rule) string {
	return t.say("rule."+rule.String(), rule.Text())
}

func (t told[State, Move, P]) Event(event any) string {
	switch e := event.(type) {
	case made:
		if text := t.say("gain."+e.kind, "", e.args()...); e.gain > 0 && text != "" {
			return text
		}
		return t.say("event."+e.kind, e.text, e.args()...)
	case hidden:
		return t.say("event.hidden", e.String())
	}
	return t.untold.Event(event)
}

func (t told[State, Move, P]) Short(event any) (string, bool) {
	t.voice = t.voice.Brief()
	return t.Event(event), true
}

// Help is the rules by their sections.
func (t told[State, Move, P]) Help(*State) []Paragraph {
	all := []Paragraph{}
	for _, rule := range t.of.parts.Rules {
		section, _, _ := strings.Cut(rule.String(), "-")
		title := t.say("section."+section, section)
		if n := len(all); n == 0 || all[n-1].Title != title {
			all = append(all, Paragraph{Title: title})
		}
		last := &all[len(all)-1]
		last.Sentences = append(last.Sentences, t.Rule(rule))
		last.Text = strings.Join(last.Sentences, " ")
		last.Rules = append(last.Rules, rule.String())
	}
	return all
}

// made is the event of a move in a game without Events.
type made struct {
	text, kind, place string
	seat              family.Seat
	gain              int
	says              []Said
}

// String is the move in the notation, behind the seat that made it.
func (e made) String() string {
	if e.seat != family.Nobody {
		return fmt.Sprintf("%v: %s", e.seat, e.text)
	}
	return e.text
}

func (e made) args() []phrases.Arg {
	args := phrases.Args("player", e.seat, "place", e.place, "gain", e.gain)
	for _, said := range e.says {
		args = append(args, phrases.Arg{Name: said.Name, Value: said.Value})
	}
	return args
}

func (g *described[State, Move, P]) made(s *State, m Move) made {
	e := made{text: m.String(), kind: g.kind(m), seat: P(s).Turn(), says: g.says(m)}
	if e.seat != family.Nobody {
		e.gain = g.gain(s, m)(P(s).Turn())
	}
	for i, hex := range g.hexes(m) {
		name := g.nameOf(s, hex)
		if i == 0 {
			e.place = name
		}
		for n, said := range e.says {
			switch value := said.Value.(type) {
			case string:
				if value == hex.String() {
					e.says[n].Value = name
				}
			case []string:
				if at := slices.Index(value, hex.String()); at >= 0 {
					value[at] = name
				}
			}
		}
	}
	for n, said := range e.says {
		if list, ok := said.Value.([]string); ok {
			e.says[n].Value = strings.Join(list, " – ")
		}
	}
	return e
}

// nameOf is what people call a hex: by its name on the Map, if it has one.
func (g *described[State, Move, P]) nameOf(s *State, hex hexmap.Cell) string {
	if board := g.board(s); board != nil {
		if i, ok := board.Index(hex); ok && board.NameOf(i) != "" {
			return board.NameOf(i)
		}
	}
	return hex.String()
}

// slotsByKey are the slots that are filled, by the keys that a game has whatever its
// refusals and words are.
func (g *described[State, Move, P]) slotsByKey() map[string][]string {
	ofMoves := []string{"player", "place", "gain"}
	known := map[string][]string{"effect.gain": slices.Clone(ofMoves), "event.hidden": nil, "result.won": {"players", "points"}, "result.none": {"players", "points"}}
	for _, phase := range g.phases() {
		known["prompt."+phase] = []string{"player", "round"}
	}
	for _, kind := range g.movesOrNone() {
		slots := slices.Clone(ofMoves)
		for _, member := range kind.Says {
			slots = append(slots, member.Name)
		}
		known["group."+kind.Name], known["effect.gain"] = nil, append(known["effect.gain"], slots...)
		for _, section := range []string{"option.", "event.", "gain."} {
			known[section+kind.Name] = slots
		}
	}
	for _, rule := range g.parts.Rules {
		section, _, _ := strings.Cut(rule.String(), "-")
		known["rule."+rule.String()], known["section."+section] = nil, nil
	}
	return known
}

// filledBy says which slots are filled.
func filledBy(slots []string) string {
	if len(slots) == 0 {
		return "it has no slots"
	}
	return "it can have {" + strings.Join(slots, "}, {") + "}"
}

// surplus is what a template names besides the slots.
func surplus(template string, slots []string) (names []string) {
	for name := range phrases.Slots(template) {
		if !slices.Contains(slots, name) {
			names = append(names, name)
		}
	}
	return names
}

// textFaults are what is wrong with the text files of a game.
func (g *described[State, Move, P]) textFaults(texts func(phrases.Language) phrases.Text) (faults []error) {
	wrong := func(format string, args ...any) { faults = append(faults, fmt.Errorf(format, args...)) }
	english := texts(phrases.English).All()
	known := g.slotsByKey()
	open := []string{"refusal", "you", "word"}
	if g.parts.Moves == nil {
		open = append(open, "group", "option", "event", "gain")
	}
	for language := range phrases.Languages() {
		own := texts(language).All()
		if len(own) == 0 {
			continue // which is said in English
		}
		for key, template := range own {
			section, reason, _ := strings.Cut(key, ".")
			source, ok := english[key]
			filled, there := known[key]
			switch {
			case !there && !slices.Contains(open, section):
				wrong("the text %s in %s belongs to nothing", key, language.Name())
			case !ok:
				wrong("the text %s in %s is not there in English", key, language.Name())
			case language != phrases.English:
				for _, slot := range surplus(template, slices.Collect(phrases.Slots(source))) {
					wrong("the text %s in %s names {%s}, which it does not in English", key, language.Name(), slot)
				}
			case section == "you":
				refusal := "refusal." + reason
				for _, slot := range surplus(template, slices.Collect(phrases.Slots(english[refusal]))) {
					wrong("the text %s names {%s}, which %s does not", key, slot, refusal)
				}
				if english[refusal] == "" {
					wrong("the text %s belongs to no text %s", key, refusal)
				}
			case there:
				for _, slot := range surplus(template, filled) {
					wrong("the text %s names {%s}, which nothing fills: %s", key, slot, filledBy(filled))
				}
			}
		}
		for key := range english {
			if own[key] == "" {
				wrong("the text %s is not there in %s", key, language.Name())
			}
		}
	}
	slices.SortFunc(faults, func(a, b error) int { return strings.Compare(a.Error(), b.Error()) })
	return faults
}

package plainrules

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// A Refusal says why a move is illegal.
type Refusal struct {
	Rule    string // identifier of the first rule that it breaks, "" if the text is malformed
	Message string
	Broken  []string // identifiers of all rules that it breaks, the first one first; none if the text is malformed
}

// faults are what is wrong with a move, each with the rule that it breaks. A
// legal move has none.
type faults []fault

type fault struct{ rule, message string }

// addIf adds a fault where there is one.
func (f *faults) addIf(wrong bool, rule, format string, args ...any) {
	if wrong {
		*f = append(*f, fault{rule, fmt.Sprintf(format, args...)})
	}
}

// refusal returns all faults, or nil.
func (f faults) refusal() *Refusal {
	if len(f) == 0 {
		return nil
	}
	refusal := &Refusal{Rule: f[0].rule, Message: f[0].message}
	for _, one := range f {
		if !slices.Contains(refusal.Broken, one.rule) {
			refusal.Broken = append(refusal.Broken, one.rule)
		}
	}
	return refusal
}

// Apply makes a move, or says why it is illegal and changes nothing.
func (g *Game) Apply(move string) *Refusal {
	words := strings.FieldsFunc(move, func(r rune) bool { return r == ' ' || r == '\t' })
	if !wellFormed(words) {
		return &Refusal{Message: fmt.Sprintf("%q is not a move", move)}
	}
	effect, faults := g.judge(words)
	if len(faults) == 0 {
		effect()
	}
	return faults.refusal()
}

// Moves is every legal move as text, sorted bytewise. It is empty for "goods"
// and "influence", of which there are too many.
func (g *Game) Moves() []string {
	moves := []string{}
	for _, kind := range kindsOf[g.phase] {
		for _, candidate := range g.candidates(kind) {
			if _, faults := g.judge(strings.Fields(candidate)); len(faults) == 0 {
				moves = append(moves, candidate)
			}
		}
	}
	slices.Sort(moves)
	return slices.Compact(moves)
}

// kindsOf says which kinds of move a phase asks for.
var kindsOf = map[string][]string{
	"goods":     {"goods"},
	"sides":     {"sides"},
	"orders":    {"orders"},
	"wall":      {"wall"},
	"influence": {"influence"},
	"power":     {"power"},
	"draw":      {"draw"},
	"place":     {"place"},
	"roll":      {"roll"},
	"draft":     {"draft", "fulfil"},
	"steal":     {"steal", "decline"},
	"act":       {"use", "build", "improve", "deliver", "take", "pass", "fulfil"},
	"reroll":    {"reroll"},
	"end":       {"use", "end", "fulfil"},
	"olive":     {"use", "decline"},
	"over":      {},
}

// ruleOf names the rule that says what comes next; a phase reroll, olive or
// over has the reason for which it came about.
var ruleOf = map[string]string{
	"goods":     "SETUP-3",
	"sides":     "SETUP-5",
	"orders":    "ORDER-1",
	"wall":      "WALL-1",
	"influence": "SOLO-3",
	"power":     "POWER-1",
	"draw":      "POWER-6",
	"place":     "POWER-6",
	"roll":      "ROUND-1",
	"draft":     "ROUND-2",
	"steal":     "TILE-2b",
	"act":       "ROUND-2",
	"end":       "ROUND-2",
}

// An effect changes the game as a legal move demands.
type effect func()

// judge says what a well-formed move changes, and what is wrong with it: if
// anything is, it changes nothing.
func (g *Game) judge(words []string) (effect, faults) {
	if kinds := kindsOf[g.phase]; !slices.Contains(kinds, words[0]) {
		rule, named := ruleOf[g.phase]
		if !named {
			rule = g.reason
		}
		return forbid(rule, "%s is not expected in phase %s, but %s", words[0], g.phase, strings.Join(kinds, " or "))
	}
	switch words[0] {
	case "goods":
		return g.judgeGoods(words)
	case "sides":
		return g.judgeSides(words)
	case "orders":
		return g.judgeOrders(words)
	case "wall":
		return g.judgeWall(words)
	case "influence":
		return g.judgeInfluence(words)
	case "power":
		return g.judgePower(words)
	case "draw":
		return g.judgeDraw(words)
	case "place":
		return g.judgePlace(words)
	case "roll":
		return g.judgeRoll(words)
	case "draft":
		return g.judgeDraft(words)
	case "steal":
		return g.steal, nil
	case "decline":
		return g.decline, nil
	case "use":
		return g.judgeUse(words)
	case "reroll":
		return g.judgeReroll(words)
	case "build":
		return g.judgeBuild(words)
	case "improve":
		return g.judgeImprove()
	case "deliver":
		return g.judgeDeliver(words)
	case "take":
		return g.judgeTake()
	case "pass":
		return g.judgePass()
	case "fulfil":
		return g.judgeFulfil(words)
	case "end":
		return g.endTurn, nil
	}
	panic("plainrules: no such kind of move: " + words[0])
}

// candidates are well-formed moves of a kind, all the legal ones among them.
func (g *Game) candidates(kind string) []string {
	switch kind {
	case "goods", "influence":
		return nil
	case "sides", "orders", "wall", "draw", "roll", "reroll":
		return slices.Collect(maps.Keys(g.Outcomes()))
	case "power":
		return g.powerCandidates()
	case "place":
		return numbered("place")
	case "draft":
		return numbered("draft")
	case "use":
		return useCandidates()
	case "build":
		return g.trackCandidates("build")
	case "deliver":
		return g.deliverCandidates()
	case "fulfil":
		return g.fulfilCandidates()
	}
	return []string{kind} // the other kinds are a single word
}

// forbid is the verdict on a move with which nothing else can be wrong.
func forbid(rule, format string, args ...any) (effect, faults) {
	return nil, faults{{rule, fmt.Sprintf(format, args...)}}
}

package conformance

// positives gathers the positive vectors: the moves of the games that show
// something which few before them have shown.
type positives[State, Move any] struct {
	each   int // vectors that show a feature, if as many games do
	shown  map[string]int
	inGame map[string]bool
	all    []Positive[State, Move]
}

// begin begins a game.
func (p *positives[State, Move]) begin() {
	if p.shown == nil {
		p.shown = make(map[string]int)
	}
	p.inGame = make(map[string]bool)
}

func (p *positives[State, Move]) add(here Position[State, Move], after State, features []string) {
	isNew := false
	for _, f := range features {
		if p.shown[f] < p.each && !p.inGame[f] {
			p.shown[f]++
			p.inGame[f] = true
			isNew = true
		}
	}
	if isNew {
		p.all = append(p.all, Positive[State, Move]{here.Place, here.State, here.Next, after})
	}
}

package vectors

// eachFeature is how many positive vectors show a feature, if as many games do.
const eachFeature = 2

// positives makes the positive vectors: the moves of the games that show
// something which few before them have shown.
func positives(games []Game) (all []Positive) {
	shown := make(map[string]int)
	for g := range games {
		inGame := make(map[string]bool)
		for p := range games[g].positions() {
			if !p.next.IsValid() {
				break
			}
			after, _ := p.Apply(p.next) // Replay found it legal
			isNew := false
			for _, f := range features(p, &after) {
				if shown[f] < eachFeature && !inGame[f] {
					shown[f]++
					inGame[f] = true
					isNew = true
				}
			}
			if isNew {
				all = append(all, Positive{p.Place, *p.State, p.next, after})
			}
		}
	}
	return all
}

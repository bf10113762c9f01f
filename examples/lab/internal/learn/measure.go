package learn

// What models look at.

// leads says who is ahead in points, by how much, and how much that is worth the later
// it is: as good a guess as points allow.
func leads(d *decision) row {
	return row{[]int32{0, 1}, []float32{float32(d.lead / 10), float32(d.lead / 10 * d.played)}, d.result}
}

const leadPlaces = 2

// arrays is the whole array, and the lead as it is there for the other model, too.
func arrays(size int) func(d *decision) row {
	return func(d *decision) row {
		lead := leads(d)
		r := row{append([]int32(nil), d.at...), append([]float32(nil), d.value...), d.result}
		for i, at := range lead.at {
			r.at, r.value = append(r.at, int32(size)+at), append(r.value, lead.value[i])
		}
		return r
	}
}

// A chosen is a model with the penalty that did best.
type chosen struct {
	*model
	looks   func(*decision) row
	penalty float64
}

// always says how often one wins, whatever the position.
func always(fitted []decision) *chosen {
	nothing := func(d *decision) row { return row{result: d.result} }
	m, _ := fit(rowsOf(fitted, nothing), 0, 0)
	return &chosen{m, nothing, 0}
}

// choose fits a model for each penalty and takes the one that loses least on decisions
// that it was not fitted to.
func choose(fitted, chooses []decision, looks func(*decision) row, places int) (best *chosen, err error) {
	rows := rowsOf(fitted, looks)
	least := 0.0
	for _, penalty := range penalties {
		m, err := fit(rows, places, penalty)
		if err != nil {
			return nil, err
		}
		c := &chosen{m, looks, penalty}
		if lost := measured(c, chooses).loss; best == nil || lost < least {
			best, least = c, lost
		}
	}
	return best, nil
}

func rowsOf(decisions []decision, looks func(*decision) row) []row {
	rows := make([]row, len(decisions))
	for i := range decisions {
		rows[i] = looks(&decisions[i])
	}
	return rows
}

// A measure is how well a model does: the share of decisions in which it is right
// about who wins, and its mean loss.
type measure struct{ right, loss float64 }

func measured(c *chosen, decisions []decision) (m measure) {
	for i := range decisions {
		r := c.looks(&decisions[i])
		says := c.says(&r)
		if says > 0.5 {
			m.right += r.result
		} else {
			m.right += 1 - r.result
		}
		m.loss += loss(says, r.result)
	}
	m.right /= float64(len(decisions))
	m.loss /= float64(len(decisions))
	return m
}

package train

import (
	"math"
	"math/rand/v2"

	"github.com/railhex/railhex/variants/family/search"
)

// fitting holds what a fit begins from.
type fitting struct {
	hidden int
	rate   float64 // of learning, at first
	seed   uint64
}

const (
	heldOut = 8     // one in so many games
	epochs  = 8     // how often each position is looked at
	batch   = 128   // positions of a step
	pull    = 0.001 // towards 0, of each weight
)

// fit fits a model to samples by Adam (Kingma and Ba 2015). After each epoch it calls told with
// the losses in the games it learns from and in those held out.
func (f fitting) fit(names []string, samples []sample, told func(epoch int, learnt, held float64)) *search.Model {
	m := f.begin(names, samples)
	var learn, held []sample
	for _, s := range samples {
		if s.game%heldOut == 0 {
			held = append(held, s)
		} else {
			learn = append(learn, s)
		}
	}
	n := newNet(m)
	random := rand.New(rand.NewPCG(f.seed, 1))
	steps, done := epochs*((len(learn)+batch-1)/batch), 0
	for epoch := 1; epoch <= epochs; epoch++ {
		random.Shuffle(len(learn), func(i, j int) { learn[i], learn[j] = learn[j], learn[i] })
		loss := 0.0
		for at := 0; at < len(learn); at += batch {
			part := learn[at:min(at+batch, len(learn))]
			for i := range part {
				loss += n.learn(&part[i])
			}
			rate := f.rate * 0.5 * (1 + math.Cos(math.Pi*float64(done)/float64(steps)))
			done++
			n.step(rate, len(part))
		}
		told(epoch, loss/float64(len(learn)), n.loss(held))
	}
	n.store(m)
	return m
}

// begin is a model that knows nothing but how features vary.
func (f fitting) begin(names []string, samples []sample) *search.Model {
	m := &search.Model{Features: make([]search.Feature, len(names))}
	for i, name := range names {
		sum, squares, count := 0.0, 0.0, 0.0
		for _, s := range samples {
			for _, values := range s.values {
				sum += values[i]
				squares += values[i] * values[i]
				count++
			}
		}
		feature := search.Feature{Name: name, Mean: sum / count}
		if variance := squares/count - feature.Mean*feature.Mean; variance > 1e-9 {
			feature.Scale = 1 / math.Sqrt(variance)
		}
		m.Features[i] = feature
	}
	random := rand.New(rand.NewPCG(f.seed, 0))
	for range f.hidden {
		u := search.Unit{In: make([]float64, len(names))}
		for i := range u.In {
			u.In[i] = random.NormFloat64() / math.Sqrt(float64(len(names)))
		}
		u.Out = random.NormFloat64() / math.Sqrt(float64(f.hidden)) / 4
		m.Hidden = append(m.Hidden, u)
	}
	return m
}

// A net is a model while it learns: all weights in one slice, those of features first,
// then for each unit its bias, its output and its inputs.
type net struct {
	model            *search.Model
	width            int
	weights, slope   []float64
	mean, square     []float64 // of slopes
	steps            int
	seen             [][]float64 // standardised features by seat
	active           [][]float64 // of units
	worth, predicted []float64
}

func newNet(m *search.Model) *net {
	n := &net{model: m, width: len(m.Features)}
	for _, f := range m.Features {
		n.weights = append(n.weights, f.Weight)
	}
	for _, u := range m.Hidden {
		n.weights = append(append(n.weights, u.Bias, u.Out), u.In...)
	}
	zeros := func() []float64 { return make([]float64, len(n.weights)) }
	n.slope, n.mean, n.square = zeros(), zeros(), zeros()
	return n
}

func (n *net) store(m *search.Model) {
	for i := range m.Features {
		m.Features[i].Weight = n.weights[i]
	}
	for i := range m.Hidden {
		at := n.unit(i)
		m.Hidden[i].Bias, m.Hidden[i].Out = n.weights[at], n.weights[at+1]
		copy(m.Hidden[i].In, n.weights[at+2:])
	}
}

func (n *net) unit(i int) int { return n.width + i*(n.width+2) }

// predict says what each seat can expect, and returns the loss.
func (n *net) predict(s *sample) (loss float64) {
	seats := len(s.values)
	for len(n.seen) < seats {
		n.seen = append(n.seen, make([]float64, n.width))
		n.active = append(n.active, make([]float64, len(n.model.Hidden)))
		n.worth, n.predicted = append(n.worth, 0), append(n.predicted, 0)
	}
	most := math.Inf(-1)
	for seat, values := range s.values {
		seen := n.seen[seat]
		worth := 0.0
		for i, v := range values {
			f := &n.model.Features[i]
			seen[i] = (v - f.Mean) * f.Scale
			worth += n.weights[i] * seen[i]
		}
		for i := range n.model.Hidden {
			at := n.unit(i)
			sum := n.weights[at]
			in := n.weights[at+2 : at+2+len(seen)]
			for j, v := range seen {
				sum += in[j] * v
			}
			n.active[seat][i] = max(0, sum)
			worth += n.weights[at+1] * n.active[seat][i]
		}
		n.worth[seat] = worth
		most = max(most, worth)
	}
	sum := 0.0
	for seat := range s.values {
		n.predicted[seat] = math.Exp(n.worth[seat] - most)
		sum += n.predicted[seat]
	}
	for seat, target := range s.target {
		n.predicted[seat] /= sum
		loss -= target * math.Log(max(1e-12, n.predicted[seat]))
	}
	return loss
}

func (n *net) loss(samples []sample) (mean float64) {
	for i := range samples {
		mean += n.predict(&samples[i]) / float64(len(samples))
	}
	return mean
}

// learn adds the slope of the loss of a sample.
func (n *net) learn(s *sample) (loss float64) {
	loss = n.predict(s)
	for seat, target := range s.target {
		d := n.predicted[seat] - target
		seen := n.seen[seat]
		for i, v := range seen {
			n.slope[i] += d * v
		}
		for i, a := range n.active[seat] {
			if a == 0 {
				continue
			}
			at := n.unit(i)
			n.slope[at+1] += d * a
			back := d * n.weights[at+1]
			n.slope[at] += back
			in := n.slope[at+2 : at+2+len(seen)]
			for j, v := range seen {
				in[j] += back * v
			}
		}
	}
	return loss
}

// step changes the weights by the slopes of so many samples.
func (n *net) step(rate float64, samples int) {
	const slow, slower = 0.9, 0.999
	n.steps++
	first, second := 1-math.Pow(slow, float64(n.steps)), 1-math.Pow(slower, float64(n.steps))
	for i, slope := range n.slope {
		slope /= float64(samples)
		n.slope[i] = 0
		n.mean[i] = slow*n.mean[i] + (1-slow)*slope
		n.square[i] = slower*n.square[i] + (1-slower)*slope*slope
		n.weights[i] -= rate * (n.mean[i]/first/(math.Sqrt(n.square[i]/second)+1e-8) + pull*n.weights[i])
	}
}

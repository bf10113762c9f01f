package learn

import (
	"math"

	"gonum.org/v1/gonum/optimize"
)

// A row is what a model looks at, as the places that are not zero, and what the model
// should say. That is how probable it is that the player who is asked wins.
type row struct {
	at     []int32
	value  []float32
	result float64
}

// A model is a logistic regression: a weight for each place, and one for nothing at
// all.
type model struct {
	weights []float64
	bias    float64
}

// says is how probable victory is.
func (m *model) says(r *row) float64 {
	sum := m.bias
	for i, at := range r.at {
		sum += m.weights[at] * float64(r.value[i])
	}
	return 1 / (1 + math.Exp(-sum))
}

// fit finds the model of least loss on some rows, the squares of the weights times
// penalty added. It is a convex problem, so that there is one such model.
func fit(rows []row, places int, penalty float64) (*model, error) {
	n := float64(len(rows))
	unpack := func(x []float64) model { return model{x[:places], x[places]} }
	problem := optimize.Problem{
		Func: func(x []float64) float64 {
			m := unpack(x)
			sum := 0.0
			for i := range rows {
				sum += loss(m.says(&rows[i]), rows[i].result)
			}
			squares := 0.0
			for _, w := range m.weights {
				squares += w * w
			}
			return sum/n + penalty*squares
		},
		Grad: func(grad, x []float64) {
			m := unpack(x)
			for i, w := range m.weights {
				grad[i] = 2 * penalty * w
			}
			grad[places] = 0
			for i := range rows {
				r := &rows[i]
				off := (m.says(r) - r.result) / n
				for j, at := range r.at {
					grad[at] += off * float64(r.value[j])
				}
				grad[places] += off
			}
		},
	}
	settings := optimize.Settings{MajorIterations: 300, GradientThreshold: 1e-6, Concurrent: 1}
	result, err := optimize.Minimize(problem, make([]float64, places+1), &settings, &optimize.LBFGS{})
	if result == nil {
		return nil, err
	}
	m := unpack(result.X) // an error here says that it could get no nearer
	return &m, nil
}

// loss is the logarithmic loss of a probability.
func loss(says, result float64) float64 {
	const least = 1e-12
	says = min(max(says, least), 1-least)
	return -result*math.Log(says) - (1-result)*math.Log(1-says)
}

package search

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
)

// A Model says what a seat can expect of a position, by features of the position as that
// seat sees it: a linear model and one hidden layer beside it. The zero Model has no
// features; do not use it.
type Model struct {
	// Features are what the model looks at, in order.
	Features []Feature
	// Hidden are the units of the hidden layer.
	Hidden []Unit
}

// A Feature is a quantity of a position. The model sees (value - Mean) × Scale.
type Feature struct {
	Name        string
	Mean, Scale float64
	Weight      float64 // in the linear model
}

// A Unit adds Out × max(0, Bias + Σ In × feature).
type Unit struct {
	Bias, Out float64
	In        []float64 // a weight for each feature
}

// Worth returns what the model makes of values, one for each of its Features. Only the
// difference between two seats of one position has a meaning: a seat that is worth 1 more
// wins e times as many games. Worth overwrites values.
func (m *Model) Worth(values []float64) (worth float64) {
	for i, f := range m.Features {
		values[i] = (values[i] - f.Mean) * f.Scale
		worth += float64(f.Weight * values[i])
	}
	for i := range m.Hidden {
		u := &m.Hidden[i]
		sum := u.Bias
		for j, w := range u.In[:len(values)] {
			sum += float64(w * values[j]) // no fused operation: the same on every machine
		}
		if sum > 0 {
			worth += float64(u.Out * sum)
		}
	}
	return worth
}

// AppendText appends the model as Parse reads it. Each feature has a line with its name,
// mean, scale and weight, and the weights of the units. The last two lines are the biases
// and the outputs of the units. The error is always nil.
func (m *Model) AppendText(dst []byte) ([]byte, error) {
	number := func(x float64) { dst = strconv.AppendFloat(append(dst, ' '), x, 'g', digits, 64) }
	for i, f := range m.Features {
		dst = append(dst, f.Name...)
		number(f.Mean)
		number(f.Scale)
		number(f.Weight)
		for _, u := range m.Hidden {
			number(u.In[i])
		}
		dst = append(dst, '\n')
	}
	dst = append(dst, "bias"...)
	for _, u := range m.Hidden {
		number(u.Bias)
	}
	dst = append(dst, "\nout"...)
	for _, u := range m.Hidden {
		number(u.Out)
	}
	return append(dst, '\n'), nil
}

// digits are those of a number in a text.
const digits = 5

// Parse reads a model of features with the names. Lines that begin with # are comments.
// The error lists all faults.
func Parse(text string, names []string) (*Model, error) {
	var m Model
	var faults []error
	var bias, out []float64
	line := 0
	for written := range strings.Lines(text) {
		line++
		fields := strings.Fields(written)
		if len(fields) == 0 || strings.HasPrefix(fields[0], "#") {
			continue
		}
		numbers, err := parseNumbers(fields[1:])
		if err != nil {
			faults = append(faults, fmt.Errorf("line %d of the model: %w", line, err))
			continue
		}
		switch name := fields[0]; {
		case name == "bias":
			bias = numbers
		case name == "out":
			out = numbers
		case len(numbers) < 3:
			faults = append(faults, fmt.Errorf("line %d of the model: feature %s has %d numbers, but must have a mean, a scale, a weight and one for each unit", line, name, len(numbers)))
		default:
			m.Features = append(m.Features, Feature{name, numbers[0], numbers[1], numbers[2]})
			for i, w := range numbers[3:] {
				if i == len(m.Hidden) {
					m.Hidden = append(m.Hidden, Unit{})
				}
				m.Hidden[i].In = append(m.Hidden[i].In, w)
			}
		}
	}
	found := make([]string, len(m.Features))
	for i, f := range m.Features {
		found[i] = f.Name
	}
	if !slices.Equal(found, names) {
		faults = append(faults, fmt.Errorf("the model is for another layout: its features are %q, but must be %q", found, names))
	}
	if len(bias) != len(m.Hidden) || len(out) != len(m.Hidden) {
		faults = append(faults, fmt.Errorf("the model has %d units, but %d biases and %d outputs", len(m.Hidden), len(bias), len(out)))
	}
	for i := range m.Hidden {
		if n := len(m.Hidden[i].In); n != len(m.Features) {
			faults = append(faults, fmt.Errorf("unit %d of the model has %d weights for %d features", i+1, n, len(m.Features)))
		}
	}
	if len(faults) > 0 {
		return nil, errors.Join(faults...)
	}
	for i := range m.Hidden {
		m.Hidden[i].Bias, m.Hidden[i].Out = bias[i], out[i]
	}
	return &m, nil
}

func parseNumbers(fields []string) (numbers []float64, err error) {
	for _, field := range fields {
		x, err := strconv.ParseFloat(field, 64)
		if err != nil || math.IsInf(x, 0) || math.IsNaN(x) {
			return nil, fmt.Errorf("%q is not a number", field)
		}
		numbers = append(numbers, x)
	}
	return numbers, nil
}

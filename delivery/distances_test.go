package delivery_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/delivery"
)

func TestDistancesAreASet(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		values := rapid.SliceOf(rapid.IntRange(0, delivery.MaxDistance)).Draw(t, "values")
		limit := rapid.IntRange(-10, delivery.MaxDistance+10).Draw(t, "limit")
		distances := delivery.DistancesOf(values...)

		slices.Sort(values)
		values = slices.Compact(values)
		if got := slices.Collect(distances.All()); !slices.Equal(got, values) {
			t.Errorf("All: got %v, want %v", got, values)
		}
		if got := delivery.DistancesOf(slices.Repeat(values, 2)...); got != distances {
			t.Errorf("the same distances twice make another set: %v, not %v", got, distances)
		}
		for n := -1; n <= delivery.MaxDistance+1; n++ {
			if got := distances.Has(n); got != slices.Contains(values, n) {
				t.Errorf("Has(%d): got %v", n, got)
			}
		}
		shortest, longest, atMost := 0, 0, 0
		for i, value := range values {
			if i == 0 {
				shortest = value
			}
			longest = value
			if value <= limit {
				atMost = value
			}
		}
		if got := distances.Min(); got != shortest {
			t.Errorf("Min: got %d, want %d", got, shortest)
		}
		if got := distances.Max(); got != longest {
			t.Errorf("Max: got %d, want %d", got, longest)
		}
		if got := distances.AtMost(limit); got != atMost {
			t.Errorf("AtMost(%d): got %d, want %d", limit, got, atMost)
		}
	})
}

func TestPlusIsEverySum(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		set := rapid.SliceOfN(rapid.IntRange(0, delivery.MaxDistance), 0, 8)
		a, b := set.Draw(t, "a"), set.Draw(t, "b")
		var want delivery.Distances
		for _, x := range a {
			for _, y := range b {
				if x+y <= delivery.MaxDistance {
					want |= delivery.DistancesOf(x + y)
				}
			}
		}
		if got := delivery.DistancesOf(a...).Plus(delivery.DistancesOf(b...)); got != want {
			t.Errorf("%v plus %v: got %v, want %v", a, b, got, want)
		}
	})
}

func TestDistancesOfPanicsOutsideItsRange(t *testing.T) {
	for _, distance := range []int{-1, delivery.MaxDistance + 1} {
		mustPanic(t, func() { delivery.DistancesOf(distance) })
	}
}

func mustPanic(t *testing.T, f func()) {
	t.Helper()
	defer func() {
		if recover() == nil {
			t.Error("did not panic")
		}
	}()
	f()
}

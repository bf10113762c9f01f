package steamrollers_test

import (
	"maps"
	"slices"
	"testing"

	"github.com/railhex/railhex/internal/gamelaws"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family"
)

// FuzzApply plays on from a position with the moves that the bytes choose.
func FuzzApply(f *testing.F) {
	names := slices.Sorted(maps.Keys(positions))
	for i := range names {
		f.Add(uint8(i), []byte{0, 255, 3, 200, 17, 17, 90, 1, 2, 3, 4, 5, 6, 7, 8, 9})
	}
	f.Fuzz(func(t *testing.T, from uint8, choices []byte) {
		s := positionNamed(t, names[int(from)%len(names)])
		playsOn(t, &s, choices)
	})
}

// playsOn plays on from a position, and holds all that follow to the laws.
func playsOn(t *testing.T, s *steamrollers.State, choices []byte) {
	t.Helper()
	laws := append(textLaws(), family.Law[steamrollers.State, steamrollers.Move]{Says: "all goods are there, and every point is in the ledger", Broken: invariantBroken})
	gamelaws.PlaysOn(t, s, choices, nil, laws...)
}

package picture_test

import (
	"testing"

	"github.com/railhex/railhex/internal/golden"
	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/picture"
)

// scenes are the positions of which there are pictures.
type scenes struct {
	shipping, building, acting, offered, begun, over, fenced steampower.State
}

func theScenes(t testing.TB) scenes {
	in := func(name string, phase steampower.Phase) steampower.State {
		return latest(t, name, func(s *steampower.State) bool { return s.Phase() == phase })
	}
	bare := steampower.StandardComponents()
	bare.Goods = 0
	return scenes{
		shipping: paying(t), building: in("five.srr", steampower.PhaseBuild), acting: latest(t, "three.srr", canFulfil),
		offered: in("three.srr", steampower.PhaseBonus), begun: begin(t, steampower.Setup{Players: 2}),
		over: in("three.srr", steampower.PhaseOver), fenced: begin(t, steampower.Setup{Players: 2, Map: fenced(t, "Zaun"), Components: bare}),
	}
}

// canFulfil reports whether the player who is asked can fulfil a contract.
func canFulfil(s *steampower.State) bool {
	for m := range s.Moves() {
		if m.Kind() == steampower.KindFulfil {
			return true
		}
	}
	return false
}

func choosing(s *steampower.State) picture.Marks { return picture.Marks{Moves: s.AppendMoves(nil)} }

// TestGolden holds a picture by day of each kind of screen to the bytes that somebody has looked at.
// The laws of pictures hold those by night, with signs and in other scales to them.
func TestGolden(t *testing.T) {
	var plain picture.Style
	marked := picture.Style{ColourBlind: true, Names: true, ID: "p"}
	scene := theScenes(t)
	for name, svg := range map[string]string{
		"map-route":      plain.Map(&scene.shipping, picture.Marks{Moves: scene.shipping.AppendMoves(nil), Route: routeOf(&scene.shipping)}),
		"map-fenced":     marked.Map(&scene.fenced, picture.Marks{}),
		"corner-acting":  plain.Player(&scene.acting, scene.acting.Turn(), scene.acting.Turn(), choosing(&scene.acting)),
		"corner-offered": plain.Player(&scene.offered, scene.offered.Turn(), scene.offered.Turn(), choosing(&scene.offered)),
		"stock":          plain.Stock(&scene.acting, choosing(&scene.acting)),
		"tracks":         plain.Tracks(&scene.building, firstBuild(&scene.building).Hex(), scene.building.AppendMoves(nil)),
		"contract":       picture.Style{Scale: 2}.Contract(40, scene.acting.Contract(40)),
	} {
		t.Run(name, func(t *testing.T) { golden.Compare(t, name+".svg", svg) })
	}
}

// firstBuild is the first legal move that builds over other track, or that builds.
func firstBuild(s *steampower.State) (found steampower.Move) {
	for m := range s.Moves() {
		if m.Kind() != steampower.KindBuild {
			continue
		}
		if first, _ := s.TrackAt(m.Hex()); first.Owner != steampower.Nobody {
			return m
		}
		if !found.IsValid() {
			found = m
		}
	}
	return found
}

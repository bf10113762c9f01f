package shape

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/railhex/railhex/internal/games"
)

// TestReportsHaveOneShape plays games of other setups than those of which a shape is made: it
// says what everything in a report is, and nothing is otherwise.
func TestReportsHaveOneShape(t *testing.T) {
	for _, setup := range []string{
		`{"game": "steamrollers", "players": 3, "modules": ["coal", "order", "power"]}`, `{"game": "steamrollers", "players": 1, "olive": "clerk"}`,
		`{"game": "steampower", "players": 2, "map": "coast-2"}`, `{"game": "steam", "players": 3, "rules": "standard"}`,
	} {
		p, err := games.All().Begin([]byte(setup))
		if err != nil {
			t.Fatal(err)
		}
		s, err := OfReports(p.Of())
		if err != nil {
			t.Fatal(err)
		}
		known(t, s, "")
		before, err1 := json.Marshal(s)
		err2 := s.addGame(p, 9)
		after, err3 := json.Marshal(s)
		if err1 != nil || err2 != nil || err3 != nil {
			t.Fatal(err1, err2, err3)
		}
		if string(after) != string(before) {
			t.Errorf("%s: the shape is\n%s\nand with this game\n%s", setup, before, after)
		}
	}
}

// known holds that a shape says what everything is.
func known(t *testing.T, s *Shape, path string) {
	t.Helper()
	if s.Plain == "" && s.Members == nil && s.Element == nil && path != "error" {
		t.Errorf("what %s is is not known", path)
	}
	for name, member := range s.Members {
		known(t, member, strings.TrimPrefix(path+"."+name, "."))
	}
	if s.Element != nil {
		known(t, s.Element, path+"[]")
	}
}

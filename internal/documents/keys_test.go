package documents

import (
	"encoding/json"
	"errors"
	"path"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/internal/markdown"
	"github.com/railhex/railhex/internal/shape"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/archive"
)

// A key of an object of JSON, and those of the objects that are its value, if they are.
type key struct {
	name string
	keys []key
}

// TestNotationHasEveryKey holds the tables of keys in the notation of each game against
// reports and stored positions. The keys of an object within another stand in a table
// of their own, or in quotes in the cell of what it is the value of.
func TestNotationHasEveryKey(t *testing.T) {
	for _, game := range gameBooks {
		name := path.Join(game.folder, "NOTATION.md")
		tables := map[string][][]string{}
		var position string
		for _, block := range markdown.Blocks(read(t, name)) {
			if block.Kind == markdown.Table {
				tables[block.Rows()[0][0]] = block.Rows()[1:]
			}
			if block.Info == "json position" {
				position = block.Text()
			}
		}
		phases := "`" + strings.Join(game.phases, " ") + "`:"
		if !strings.HasPrefix(tables["key"][0][1], phases) {
			t.Errorf("%s: the phases are %s", name, phases)
		}
		holdKeys(t, name, tables, "key", "", keysOfReports(t, path.Base(game.folder)))
		holdKeys(t, name, tables, "key of `position`", "position.", keysOfObject(t, position))
		for table := range tables {
			if strings.HasPrefix(table, "key") {
				t.Errorf("%s: there are no objects for the table %q", name, table)
			}
		}
	}
}

// holdKeys holds a table against the keys of an object, and takes it out of tables.
func holdKeys(t *testing.T, page string, tables map[string][][]string, table, prefix string, keys []key) {
	t.Helper()
	var want, got []string
	cells := map[string]string{}
	for _, row := range tables[table] {
		name := strings.Trim(row[0], "`")
		got = append(got, name)
		cells[name] = row[1]
	}
	delete(tables, table)
	for _, k := range keys {
		want = append(want, k.name)
		own := "key of `" + prefix + k.name + "`"
		if tables[own] != nil {
			holdKeys(t, page, tables, own, prefix+k.name+".", k.keys)
			continue
		}
		for name := range flat(k.keys) {
			if !strings.Contains(cells[k.name], `"`+name+`"`) {
				t.Errorf("%s: %q is not in the cell of %s in the table %q", page, name, k.name, table)
			}
		}
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("%s: the table %q (-keys +page):\n%s", page, table, diff)
	}
}

// flat walks keys and those within.
func flat(keys []key) func(yield func(string) bool) {
	return func(yield func(string) bool) {
		for _, k := range keys {
			if !yield(k.name) {
				return
			}
			flat(k.keys)(yield)
		}
	}
}

// keysOfReports is the keys of the reports of a game, in which a replay may have stopped.
func keysOfReports(t *testing.T, game string) []key {
	t.Helper()
	g, err := games.All().Named(game)
	if err != nil {
		t.Fatal(err)
	}
	reports, err := shape.OfReports(g)
	if err != nil {
		t.Fatal(err)
	}
	keys := keysOfShape(reports)
	stopped := archive.Replayed([]byte("{}"), &family.RecordError{Err: errors.New("x")}, []string{"x"})
	return append(keys[:len(keys)-1], keysOfObject(t, string(stopped))...)
}

// keysOfShape is the keys of objects of a shape, or within lists of them.
func keysOfShape(s *shape.Shape) (keys []key) {
	if s.Element != nil {
		return keysOfShape(s.Element)
	}
	if s.Data {
		return nil
	}
	for _, name := range s.Names {
		keys = append(keys, key{name, keysOfShape(s.Members[name])})
	}
	return keys
}

// keysOfObject is the keys of an object, or of the first one of a list.
func keysOfObject(t *testing.T, text string) (keys []key) {
	t.Helper()
	var list []json.RawMessage
	if json.Unmarshal([]byte(text), &list) == nil && len(list) > 0 {
		return keysOfObject(t, string(list[0]))
	}
	if !strings.HasPrefix(text, "{") {
		return nil
	}
	names, values, err := membersOf(text)
	if err != nil {
		t.Fatal(err)
	}
	for i, name := range names {
		keys = append(keys, key{name, keysOfObject(t, string(values[i]))})
	}
	return keys
}

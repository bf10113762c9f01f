package recent_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/examples/club/server/internal/recent"
)

// TestValuesAreTheLast compares Values with a list that is searched.
func TestValuesAreTheLast(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		type pair struct{ key, value int }
		most := rapid.IntRange(1, 4).Draw(t, "most")
		values := recent.New[int, int](most)
		var list []pair // the one asked for last in front
		take := func(key int) (p pair, ok bool) {
			i := slices.IndexFunc(list, func(p pair) bool { return p.key == key })
			if i < 0 {
				return p, false
			}
			p = list[i]
			list = slices.Delete(list, i, i+1)
			return p, true
		}
		key := rapid.IntRange(0, 6)
		t.Repeat(map[string]func(*rapid.T){
			"put": func(t *rapid.T) {
				p := pair{key.Draw(t, "key"), rapid.Int().Draw(t, "value")}
				values.Put(p.key, p.value)
				take(p.key)
				list = slices.Insert(list, 0, p)
				list = list[:min(len(list), most)]
			},
			"get or put": func(t *rapid.T) {
				p := pair{key.Draw(t, "key"), rapid.Int().Draw(t, "value")}
				got := values.GetOrPut(p.key, p.value)
				if there, ok := take(p.key); ok {
					p = there
				}
				list = slices.Insert(list, 0, p)
				list = list[:min(len(list), most)]
				if got != p.value {
					t.Errorf("GetOrPut(%d) = %d; it is %d", p.key, got, p.value)
				}
			},
			"get": func(t *rapid.T) {
				k := key.Draw(t, "key")
				got, ok := values.Get(k)
				want, there := take(k)
				if there {
					list = slices.Insert(list, 0, want)
				}
				if ok != there || got != want.value {
					t.Errorf("Get(%d) = %d, %v; it is %d, %v", k, got, ok, want.value, there)
				}
			},
		})
	})
}

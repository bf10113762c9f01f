package strictjson_test

import (
	"encoding/json"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/internal/strictjson"
)

func TestAppendPrintsAsEncodingJSON(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		of := tables().Draw(t, "table")
		dice := []int{} // encoding/json prints a list of bytes as text
		for _, die := range of.Dice {
			dice = append(dice, int(die))
		}
		want, err := json.Marshal(struct {
			Name   string   `json:"name"`
			Round  int      `json:"round"`
			Income int8     `json:"income"`
			Over   bool     `json:"over"`
			Dice   []int    `json:"dice"`
			Tracks [3]int16 `json:"tracks"`
			Seats  []seat   `json:"seats"`
			Olive  *seat    `json:"olive"`
			Extra  []string `json:"extra"`
		}{of.Name, of.Round, of.Income, of.Over, dice, of.Tracks, of.Seats, of.Olive, of.Extra})
		if err != nil {
			t.Fatal(err)
		}
		if got := strictjson.Append([]byte("before "), &of); string(got) != "before "+string(want) {
			t.Fatalf("got\n%s\nwant\nbefore %s", got, want)
		}
	})
}

func TestAppendPrintsNoListAsNull(t *testing.T) {
	const want = `{"name":"","round":0,"income":0,"over":false,"dice":[],"tracks":[0,0,0],"seats":[],"olive":null,"extra":[]}`
	if got := string(strictjson.Append(nil, new(table))); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

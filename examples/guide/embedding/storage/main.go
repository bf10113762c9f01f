package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"

	"github.com/railhex/railhex/steamrollers"
)

func main() {
	random := rand.New(rand.NewPCG(1, 2))
	s, err := steamrollers.New(steamrollers.Setup{Players: 2})
	record := steamrollers.Record{Setup: s.Setup()}
	for err == nil && len(record.Moves) < 20 {
		m := s.Sample(random)
		if !s.Chance() {
			legal := s.AppendMoves(nil)
			m = legal[random.IntN(len(legal))]
		}
		record.Moves = append(record.Moves, m)
		s, err = s.Apply(m)
	}
	saved := record.String() // a file, a column of a data base …

	loaded, err := steamrollers.ParseRecord(saved, nil)
	if err != nil {
		fmt.Println(err) // of type *family.RecordError: the line, and what is wrong with it
	}
	replayed, err := loaded.Replay()
	fmt.Println("the same position:", replayed == s, err)

	stored, _ := json.Marshal(s)
	var back steamrollers.State
	fmt.Println("from", len(stored), "bytes of JSON:", json.Unmarshal(stored, &back), back == s)
	fmt.Println("on one line:", s)
	forged := bytes.Replace(stored, []byte(`"dice":[5,5]`), []byte(`"dice":[5,9]`), 1)
	fmt.Println(json.Unmarshal(forged, &back))
}

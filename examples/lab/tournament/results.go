package tournament

import (
	"encoding/json"
	"fmt"

	"github.com/railhex/railhex/examples/lab/internal/games"
	"github.com/railhex/railhex/examples/lab/internal/logbook"
)

// eachResult walks the results in a book with the numbers of their lines. What
// the plan cannot have led to is an error that names file and line.
func eachResult(book *logbook.Book, plan *games.Plan, do func(line int, r games.Result)) error {
	number := 1 // that of the heading
	for line, err := range book.Lines() {
		if err != nil {
			return err
		}
		number++
		var result games.Result
		err = json.Unmarshal(line, &result)
		if err == nil {
			err = plan.Check(&result)
		}
		if err != nil {
			return fmt.Errorf("%s: line %d: %w", book.Name(), number, err)
		}
		do(number, result)
	}
	return nil
}

// lastLines returns for each game of a plan which line of the book holds its result, 0
// if none does. A game that was played again for its record has several lines, and the
// last one counts. With players who think by the clock the game went otherwise the
// second time, and the record is that of the last.
func lastLines(book *logbook.Book, plan *games.Plan) (last []int, err error) {
	last = make([]int, plan.Games())
	err = eachResult(book, plan, func(line int, r games.Result) {
		if r.Game < len(last) { // others are of deals beyond those asked for
			last[r.Game] = line
		}
	})
	return last, err
}

// readBack adds each game that the book holds, once.
func readBack(book *logbook.Book, plan *games.Plan, add func(games.Result)) error {
	last, err := lastLines(book, plan)
	if err != nil {
		return err
	}
	return eachResult(book, plan, func(line int, result games.Result) {
		if result.Game < len(last) && last[result.Game] == line {
			add(result)
		}
	})
}

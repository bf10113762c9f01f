package report

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/railhex/railhex/examples/lab/internal/figures"
	"github.com/railhex/railhex/examples/lab/internal/games"
	"github.com/railhex/railhex/examples/lab/internal/guests"
	"github.com/railhex/railhex/variants/family/describe"
)

// Standings is the report on those who play, with the answer to a question that was asked.
func (t *Tally) Standings(asks *figures.Question, answer *figures.Answer) Report {
	plan := t.plan
	r := Report{
		Title: fmt.Sprintf("%d of %d games; intervals are 95 %%, from how far deals differ", t.games, plan.Games()),
		Facts: object{
			{Name: "games", Value: t.games},
			{Name: "planned", Value: plan.Games()},
			{Name: "setups", Value: plan.Setups},
			{Name: "ends", Value: t.ends},
			{Name: "sourceNames", Value: plan.Sources()},
			{Name: "actionNames", Value: plan.Actions()},
		},
	}
	ratings := t.ratings()
	r.Tables = append(r.Tables, t.strength(ratings)...)
	if answer != nil {
		r.Facts = append(r.Facts, describe.Said{Name: "sprt", Value: answer})
		r.Tables = append(r.Tables, Table{Heading: t.verdict(asks, answer)})
	}
	r.Tables = append(r.Tables, t.forfeits(), t.places())
	names := strings.Join(plan.Entrants, "\t")
	if len(plan.Setups) > 1 {
		table := Table{Heading: "victories\t" + names}
		for i, header := range plan.Setups {
			var by []figures.Estimate
			for _, e := range t.entrants {
				by = append(by, e.bySetup[i].Share(games.Whole))
			}
			table.Rows = append(table.Rows, row{cells: cells([]string{label(header)}, by, figures.Estimate.Percent)})
		}
		r.Tables = append(r.Tables, table)
	}
	if ratings != nil {
		pairings := Table{Name: "pairings"}
		for i, ahead := range t.ahead {
			says := shares(ahead, 2)
			made := row{says: object{{Name: "name", Value: plan.Entrants[i]}, {Name: "ahead", Value: says}}}
			if len(plan.Entrants) > 2 {
				pairings.Heading, made.cells = "ahead of\t"+names, cells([]string{plan.Entrants[i]}, says, figures.Estimate.Percent)
			}
			pairings.Rows = append(pairings.Rows, made)
		}
		r.Tables = append(r.Tables, pairings)
	}
	r.Tables = append(r.Tables, t.seats()...)
	lengths := t.lengths()
	lengths.Heading = t.ended()
	r.Tables = append(r.Tables, lengths)
	return Report{r.Title, r.Facts, append(r.Tables, t.actions()...)}
}

// strength lists the entrants, the strongest first, and their points.
func (t *Tally) strength(ratings []figures.Estimate) []Table {
	sources := t.plan.Sources()
	shown := min(4, len(sources))
	players := Table{Name: "players", Chart: "Victories", Unit: "%", Heading: "player\tvictories\tpoints\trating\t" + strings.Join(sources[:shown], "\t")}
	points := Table{Name: "points", Chart: "Points", Unit: "points"}
	for i := range t.entrants {
		e, name, rating, told := &t.entrants[i], t.plan.Entrants[i], figures.Estimate{}, "–"
		if ratings != nil {
			rating = ratings[i]
			told = fmt.Sprintf("%.0f", rating.Value)
			if rating.High > rating.Low { // one deal, or all alike, say nothing of how far ratings are off
				told += fmt.Sprintf(" [%.0f, %.0f]", rating.Low, rating.High)
			}
		}
		victories, mean, from := e.shares.Share(games.Whole), e.points.Mean(1), means(e.sources)
		written := cells([]string{name, victories.Percent(), mean.String(), told}, from[:shown], func(e figures.Estimate) string {
			if e.N == 0 {
				return "–"
			}
			return oneDigit(e)
		})
		players.Rows = append(players.Rows, row{
			name: name, bar: victories, cells: written,
			says: object{
				{Name: "name", Value: name},
				{Name: "victories", Value: victories},
				{Name: "bySetup", Value: shares(e.bySetup, games.Whole)},
				{Name: "points", Value: mean},
				{Name: "places", Value: shares(e.places, 1)},
				{Name: "forfeits", Value: e.forfeit},
				{Name: "latest", Value: e.latest},
				{Name: "rating", Value: rating},
				{Name: "sources", Value: from},
				{Name: "actions", Value: means(e.actions)},
			},
		})
		points.Rows = append(points.Rows, row{name: name, bar: mean, says: object{{Name: "name", Value: name}, {Name: "points", Value: mean}}})
	}
	slices.SortStableFunc(players.Rows, func(a, b row) int { return cmp.Compare(b.bar.Value, a.bar.Value) })
	return []Table{players, points}
}

// verdict says what the games say to a question.
func (t *Tally) verdict(asks *figures.Question, answer *figures.Answer) string {
	first, second, verdict := t.plan.Entrants[0], t.plan.Entrants[1], "it is not decided yet"
	switch answer.Verdict {
	case figures.VerdictHigh:
		verdict = fmt.Sprintf("%s is ahead of %s by %g points of Elo, rather than by %g", first, second, asks.High, asks.Low)
	case figures.VerdictLow:
		verdict = fmt.Sprintf("%s is ahead of %s by %g points of Elo at most, rather than by %g", first, second, asks.Low, asks.High)
	}
	return fmt.Sprintf("after %d deals: %s\nlogarithm of the likelihoods %.2f, which decides at -%.2f and %.2f", answer.Deals, verdict, answer.Log, answer.Bound, answer.Bound)
}

// forfeits says who lost games before their end, by what, and why the last one was.
func (t *Tally) forfeits() (table Table) {
	by := []string{guests.Time, guests.Crash, guests.Answer}
	for i, e := range t.entrants {
		if len(e.forfeit) == 0 {
			continue
		}
		table.Heading = "forfeited\t" + strings.Join(by, "\t") + "\tthe last time"
		lost := []string{t.plan.Entrants[i]}
		for _, what := range by {
			lost = append(lost, number(e.forfeit[what]))
		}
		table.Rows = append(table.Rows, row{cells: append(lost, strings.Join(strings.Fields(e.latest), " "))})
	}
	return table
}

// places says how often each entrant had each place, where more than two play.
func (t *Tally) places() (table Table) {
	most := 0
	for i, e := range t.entrants {
		most = max(most, len(e.places))
		table.Rows = append(table.Rows, row{cells: cells([]string{t.plan.Entrants[i]}, shares(e.places, 1), figures.Estimate.Percent)})
	}
	if most < 3 {
		return Table{}
	}
	table.Heading = "places"
	for place := range most {
		table.Heading += "\t" + number(place+1)
	}
	return table
}

// seats says how often each seat wins over each setup: against Olive, at each of her levels.
func (t *Tally) seats() (tables []Table) {
	for i, setup := range t.setups {
		table := Table{Name: "seats", Chart: "Victories by seat", Unit: "%"}
		if len(setup.shares) > 1 {
			table.Heading = label(t.plan.Setups[i]) + "\tvictories"
		}
		for seat, share := range shares(setup.shares, games.Whole) {
			name := fmt.Sprintf("seat %d", seat+1)
			made := row{
				name: name, bar: share, even: 1 / float64(len(setup.shares)),
				says: object{{Name: "setup", Value: i}, {Name: "seat", Value: seat + 1}, {Name: "victories", Value: share}},
			}
			if table.Heading != "" {
				made.cells = []string{name, share.Percent()}
			}
			if len(t.setups) > 1 {
				made.name = fmt.Sprintf("%d/%d", i+1, seat+1)
			}
			table.Rows = append(table.Rows, made)
		}
		tables = append(tables, table)
	}
	return tables
}

// label is a header in a few words: the lines that tell setups apart.
func label(header string) string {
	var words []string
	for line := range strings.Lines(header) {
		line = strings.TrimSpace(line)
		switch word, _, _ := strings.Cut(line, " "); word {
		case "game", "board", "components", "order":
		default:
			words = append(words, line)
		}
	}
	return strings.Join(words, ", ")
}

// ended says by which rules games ended, and when; "" of no games.
func (t *Tally) ended() string {
	if t.games == 0 {
		return ""
	}
	var ends []string
	for _, rule := range slices.Sorted(maps.Keys(t.ends)) {
		if rule != "" { // of a game that does not say by which rule it ends
			ends = append(ends, fmt.Sprintf("%d by %s", t.ends[rule], rule))
		}
	}
	lengths := slices.Sorted(maps.Keys(t.rounds))
	ends = append(ends, fmt.Sprintf("after %d to %d rounds", lengths[0], lengths[len(lengths)-1]))
	return "games ended\t" + strings.Join(ends, ", ")
}

// actions says how often winners and others did what.
func (t *Tally) actions() []Table {
	actions := t.plan.Actions()
	if len(actions) == 0 {
		return nil
	}
	won, lost := means(t.won), means(t.lost)
	chart := Table{Name: "actions", Chart: "What winners do", Unit: "times in a game"}
	for i, action := range actions {
		says := object{{Name: "action", Value: action}, {Name: "winners", Value: won[i]}, {Name: "others", Value: lost[i]}}
		chart.Rows = append(chart.Rows, row{says: says, name: action, bar: won[i], even: lost[i].Value})
	}
	return []Table{chart, {Heading: "in a game\t" + strings.Join(actions, "\t"), Rows: []row{
		{cells: cells([]string{"winners"}, won, oneDigit)}, {cells: cells([]string{"others"}, lost, oneDigit)},
	}}}
}

func oneDigit(e figures.Estimate) string { return fmt.Sprintf("%.1f", e.Value) }

func number(n int) string { return strconv.Itoa(n) }

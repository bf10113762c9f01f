package main

import (
	"flag"
	"fmt"
	"os"
	"runtime"
)

func main() {
	rounds := flag.Int("rounds", 5, "rounds, of which the table shows medians")
	growth := flag.String("growth", "", "measure growth, too, and draw it in this SVG file")
	flag.Parse()
	if flag.NArg() > 0 || *rounds < 1 {
		flag.Usage()
		os.Exit(2)
	}
	runtime.GOMAXPROCS(1)
	fmt.Printf("%s, %s/%s, one CPU, %d rounds, medians\n\n", runtime.Version(), runtime.GOOS, runtime.GOARCH, *rounds)
	t := table{head: []string{"what", "figure", "goal", "reached"}}
	benchRules(*rounds, &t, os.Stdout)
	benchPlay(*rounds, &t, os.Stdout)
	benchFamily(*rounds, &t)
	benchRoutes(*rounds, &t, os.Stdout)
	benchCores(*rounds, &t)
	t.print(os.Stdout)
	fmt.Print(comparable)
	if *growth != "" {
		fmt.Println()
		if err := benchGrowth(*rounds, *growth, os.Stdout); err != nil {
			fmt.Fprintln(os.Stderr, "bench:", err)
			os.Exit(1)
		}
	}
}

// comparable says what can be compared, and what cannot.
const comparable = `
Comparable: each engine lists the legal moves of its position, draws one and applies it; each graph library is asked the same
question of the same network and must give the same answer. Not comparable: the games. A position of chess has about thirty
moves where one of SteamRollers has about fifty and one of Steam Power or Steam some hundreds, and boardgame.io plays a game of the same shape with thinned rules and no routes;
it also does what a server needs (logs, undo, plugins), which a rules library leaves to others.
`

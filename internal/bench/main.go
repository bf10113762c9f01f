package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"regexp"
	"runtime"
	"strings"
)

// parts is what is measured, in the order of the table.
var parts = []struct {
	name  string
	bench func(rounds int, t *table, out io.Writer)
}{
	{"SteamRollers", benchSteamRollers},
	{"stored positions", benchStored},
	{"random play", benchPlay},
	{"npm package", benchPackage},
	{"Steam Power", benchSteamPower},
	{"Steam", benchSteam},
	{"routes", benchRoutes},
	{"cores", benchCores},
	{"search", benchSearch},
	{"strength", benchStrength},
}

// names is the names of all parts.
func names() string {
	var all []string
	for _, p := range parts {
		all = append(all, p.name)
	}
	return strings.Join(all, ", ")
}

func main() {
	rounds := flag.Int("rounds", 5, "rounds, of which the table shows medians")
	only := flag.String("only", "", "measure only what matches this regular expression: "+names())
	into := flag.String("table", "", "put the table into this file, too, which is README.md here")
	flag.Parse()
	wanted, err := regexp.Compile(*only)
	if flag.NArg() > 0 || *rounds < 1 || err != nil {
		flag.Usage()
		os.Exit(2)
	}
	runtime.GOMAXPROCS(1)
	how := fmt.Sprintf("%s, %s/%s, one CPU, %d rounds, medians\n\n", runtime.Version(), runtime.GOOS, runtime.GOARCH, *rounds)
	fmt.Print(how)
	t := table{head: []string{"what", "figure", "spread", "goal", "reached"}}
	for _, p := range parts {
		if wanted.MatchString(p.name) {
			p.bench(*rounds, &t, os.Stdout)
		}
	}
	t.print(os.Stdout)
	fmt.Print(caveat)
	if *into != "" {
		must(putIntoFile(*into, how+t.markdown()))
	}
}

// must ends the program if there is an error.
func must(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

// caveat says what can be compared, and what cannot.
const caveat = `
Comparable: each engine lists the legal moves of its position, draws one and applies it; each graph library is asked the same
question of the same network and must give the same answer. Not comparable: the games. A position of chess has about thirty
moves where one of SteamRollers has about fifty and one of Steam Power or Steam some hundreds, and boardgame.io plays a game of the same shape with thinned rules and no routes;
it also does what a server needs (logs, undo, plugins), which a rules library leaves to others.
`

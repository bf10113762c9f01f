package main

import (
	"flag"
	"fmt"
	"os"
)

func main() { os.Exit(run(os.Args[1:])) }

func run(args []string) int {
	flags := flag.NewFlagSet("site", flag.ContinueOnError)
	out := flags.String("out", "site", "folder into which the site is written, new or empty")
	source := flags.String("source", "https://github.com/railhex/railhex/blob/main/", "address of the sources, to which links to other files lead")
	if err := flags.Parse(args); err != nil {
		return 2
	}
	if flags.NArg() > 0 {
		fmt.Fprintf(os.Stderr, "site: found the argument %q, expected flags alone\n", flags.Arg(0))
		return 2
	}
	if entries, err := os.ReadDir(*out); err == nil && len(entries) > 0 {
		fmt.Fprintf(os.Stderr, "site: the folder %s is not empty; name a new one by -out\n", *out)
		return 2
	}
	s, err := readSite(os.DirFS("../.."), *source)
	if err == nil {
		err = s.write(*out)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "site:", err)
		return 1
	}
	fmt.Printf("%d pages and %d pictures in %s\n", len(s.pages), len(s.pictures), *out)
	return 0
}

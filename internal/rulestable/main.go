package main

import (
	"fmt"
	"io"
	"os"
	"text/tabwriter"

	"github.com/railhex/railhex/steamrollers"
)

func main() {
	if err := printTable(os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "rulestable:", err)
		os.Exit(1)
	}
}

func printTable(to io.Writer) error {
	table := tabwriter.NewWriter(to, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "RULE\tSECTION\tSOURCE\tTEXT")
	for rule := range steamrollers.Rules() {
		source := "printed"
		if rule.Ruling() {
			source = "ruling"
		}
		fmt.Fprintf(table, "%s\t%s\t%s\t%s\n", rule.String(), rule.Section(), source, rule.Text())
	}
	return table.Flush()
}

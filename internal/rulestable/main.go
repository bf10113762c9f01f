// Command rulestable prints the catalogue of rules as a table, one rule a row,
// in the order of the numbered rules:
//
//	go run ./internal/rulestable
//
// The columns are the identifier, by which errors and tests name the rule; its
// section; whether it is printed, or decides in whole or in part what the
// printed rules leave open (a ruling); and the rule in a sentence.
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

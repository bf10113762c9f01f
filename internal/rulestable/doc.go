// Command rulestable prints the catalogue of rules as a table, one rule a row,
// in the order of the numbered rules:
//
//	go run ./internal/rulestable
//
// The columns are the identifier, by which errors and tests name the rule; its section;
// its origin; and the rule in a sentence. A rule is printed, or it is a ruling: it
// decides in whole or in part what the printed rules leave open.
package main

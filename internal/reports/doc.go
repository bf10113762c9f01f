// Package reports compares the reports of records with those of another program.
package reports

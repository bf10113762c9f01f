// Opponent lets a bot decide within a time, and refuses what nobody can be asked.
package main

// Command player is a program of the guide: a player of one's own against random ones.
package main

// Storage keeps a game as its record and a position as JSON, and reads both back.
package main

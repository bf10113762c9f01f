// Options plays a game until a player is asked, and prints what they can do.
package main

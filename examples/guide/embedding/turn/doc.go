// Turn plays the first turn of a game for two, and is refused a delivery.
package main

// Options plays a game until somebody is asked, and prints what she can do.
package main

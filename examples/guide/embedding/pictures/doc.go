// Pictures draws the supply board and a sheet as SVG, and says what clicks on some
// of their parts mean.
package main

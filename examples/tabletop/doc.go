// Package tabletop shows positions of all three games as characters, for a terminal:
// the map or the sheets with what lies on them, and what everybody has, in any of the
// four languages.
//
//	tabletop.WriteSteam(os.Stdout, &s, words.In(words.English))
//
// A hex is a few lines high: its name and what is printed on it, what lies there, and
// the track, as the notation writes all of them. Rows stand shifted by half a hex, as
// they do on the table. Sheets of SteamRollers can be painted in the colours of their
// regions.
package tabletop

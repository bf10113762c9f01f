package vectors

// malformed are texts that are no move, whatever the position: they break no
// rule, and are not to be read as the move that somebody may have meant.
var malformed = []struct{ text, why string }{
	{"", "an empty line is no move"},
	{"resign", "there is no such move"},
	{"Draft 4", "words are in lower case"},
	{"draft", "the die is missing"},
	{"draft 0", "a die shows 1 to 6"},
	{"draft 7", "a die shows 1 to 6"},
	{"draft 04", "numbers have no leading zero"},
	{"draft 4 5", "a word too much"},
	{"draft +4", "numbers have no sign"},
	{"build c5", "the track is missing"},
	{"build c5 E", "a track joins two edges"},
	{"build c5 E-E", "a track joins two different edges"},
	{"build c5 E-N", "there is no edge N"},
	{"build c5 e-w", "edges are in capitals"},
	{"build C5 E-W", "rows are in small letters"},
	{"build 5c E-W", "the row comes first"},
	{"build c0 E-W", "columns begin with 1"},
	{"build c05 E-W", "numbers have no leading zero"},
	{"improve 3", "the die names the box"},
	{"take 2", "the die names the tile"},
	{"deliver R 1-2", "the distance is missing"},
	{"deliver X 1-2 3", "there is no good X"},
	{"deliver r 1-2 3", "goods are in capitals"},
	{"deliver R 1-7 3", "there is no city 7"},
	{"deliver R 1 2 3", "cities are joined by a hyphen"},
	{"deliver R 1-2 -3", "a distance has no sign"},
	{"deliver R@0 1-2 3", "places begin with 1"},
	{"deliver R 1-2 3 +3", "tile 3b adds 1 or 2"},
	{"deliver R 1-2 3 unlimited dest", "marks stand in their order"},
	{"deliver R 1-2 3 dest dest", "each mark once"},
	{"use 3 1", "tile 3 is not used by itself"},
	{"use 1", "the value is missing"},
	{"use 1 0", "a die shows 1 to 6"},
	{"use 5 +2", "tile 5a changes the die by one"},
	{"use 5 1", "tile 5a says the sign"},
	{"use 5 roll", "the word is reroll"},
	{"reroll", "the face is missing"},
	{"roll 1 3 5", "the black die is missing"},
	{"roll 1 3 5 straight/straight", "the black die shows two types"},
	{"sides a b a b b", "there are six tiles"},
	{"sides a b a b b c", "a tile has the sides a and b"},
	{"fulfil 3", "the goods are missing"},
	{"fulfil 7 YR", "there are six orders"},
	{"power rail c5", "the track is missing"},
	{"power coal", "there is no such power"},
	{"place", "the city is missing"},
	{"wall 7", "a die shows 1 to 6"},
	{"influence 1 2 8", "a die shows 1 to 6"},
	{"goods YRGB YRGQ", "there is no good Q"},
}

// malformedIn makes the vectors of text that is no move. They need a position
// each: those in which a player acts, one after the other.
func malformedIn(games []Game) (all []Negative) {
	for g := range games {
		for p := range games[g].positions() {
			if len(all) == len(malformed) {
				return all
			}
			if p.After%7 == 0 {
				text := malformed[len(all)]
				all = append(all, Negative{p.Place, *p.State, text.text, []string{}, text.why})
			}
		}
	}
	return all
}

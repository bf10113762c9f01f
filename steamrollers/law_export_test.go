package steamrollers

// CarriedDistances is the set of distances between two different cities that
// a State carries along for a seat, ascending.
func CarriedDistances(s *State, seat Seat, a, b int) (all []int) {
	for n := range s.sheetOf(seat).reach.between(a, b).all() {
		all = append(all, n)
	}
	return all
}

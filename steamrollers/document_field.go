package steamrollers

import "fmt"

// A fieldName is where a document says something. It is put into words where there
// is a fault to tell, and not before: mostly there is none.
type fieldName struct {
	seat  Seat   // whose field it is; Nobody for one of the whole position
	name  string // such as "boxes"
	key   string // of a part of it, such as "Y"; "" for all of it
	index int    // of an element in a list, from 1; 0 for all of it
}

// at is the name of element i of a list, from 0.
func (f fieldName) at(i int) fieldName {
	f.index = i + 1
	return f
}

// String is the name as JSON has it, as in "players[0].track[3]".
func (f fieldName) String() string {
	name := f.name
	if f.key != "" {
		name += "." + f.key
	}
	if f.index > 0 {
		name += fmt.Sprintf("[%d]", f.index-1)
	}
	if f.seat != Nobody {
		return playerField(f.seat, name)
	}
	return name
}

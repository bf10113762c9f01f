package solo_test

import (
	"fmt"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/solo"
)

// A turn of Olive's with a die of 4 against a player who holds the solitaire
// tile 2b and uses it.
func Example() {
	room := solo.RoomOf(hexmap.Standard())
	var sheet solo.Sheet
	for _, die := range []int{4, 1, 4} { // three dice for a machinist
		sheet = sheet.Influence(die, room)
	}
	turn := solo.Begin(4, false)
	for !turn.Next.Ends() {
		fmt.Printf("%s (%s): ", turn.Next, turn.Next.RuleID())
		if turn.Next.Offers() {
			turn = turn.Answer(true)
			fmt.Println("yes")
			continue
		}
		var deed solo.Deed
		turn, sheet, deed = turn.Play(sheet, room, solo.Table{Upright: true, Holds2b: true})
		switch deed.Act {
		case solo.CrossedOff:
			fmt.Printf("%d crossed off in region %d\n", sheet.Crossed(deed.Number), deed.Number)
		case solo.SentBack:
			fmt.Printf("tile %d goes back to the centre\n", deed.Number)
		case solo.Removed:
			fmt.Printf("a good of city %d leaves for %d points\n", deed.Number, deed.Points)
		default:
			fmt.Println("nothing to do")
		}
	}
	fmt.Printf("%+v\n", sheet.Score(0))
	// Output:
	// cross off (SOLO-6): 3 crossed off in region 4
	// return the tile (SOLO-7): tile 4 goes back to the centre
	// look at the city (SOLO-8): nothing to do
	// offer to keep the good (SOLO-11): yes
	// cross off again (SOLO-11): 4 crossed off in region 4
	// {Delivery:0 Engine:3 Network:5 Tiles:0 Total:8}
}

func ExamplePoints_Beats() {
	fmt.Println(solo.Points{Total: 24}.Beats(24))
	// Output: true
}

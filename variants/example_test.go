package variants_test

import (
	"fmt"

	"github.com/railhex/railhex/variants"
)

func Example() {
	set := variants.StandardComponents()
	order := set.Order(variants.OrderFaceOf(5, true)) // 5b
	kept, _ := variants.ParseGoods("YRREK")
	for _, payment := range order.AppendPayments(nil, kept) {
		fmt.Println(payment)
	}
	tile := set.Tile(variants.Tile4b)
	fmt.Println(tile.Kept, tile.Points)
	// Output:
	// YRE
	// REK
	// YEK
	// YRK
	// true -1
}

func ExampleParseComponents() {
	_, err := variants.ParseComponents(`components mine
tile 1a spent +1
tile 4b spent -1
`)
	for _, fault := range err.(interface{ Unwrap() []error }).Unwrap()[:2] {
		fmt.Println(fault)
	}
	// Output:
	// line 3, column 9: found "spent", expected kept, for 4b works as long as it is held (BOARD-4)
	// line 4, column 1: found the end of the text, expected a line tile 1b
}

func ExampleOrder_Payment() {
	asked, _ := variants.ParseGoods("YRE")
	order := variants.Order{Goods: asked, Points: 4}
	for _, letters := range []string{"ERY", "YRK", "YKK", "YR"} {
		given, _ := variants.ParseGoods(letters)
		switch order.Payment(given) {
		case variants.Exact:
			fmt.Println(letters, "is what the order shows")
		case variants.WithCoal:
			fmt.Println(letters, "pays with coal")
		case variants.TooMuchCoal:
			fmt.Println(letters, "has too much coal (ORDER-4)")
		case variants.Wrong:
			fmt.Println(letters, "does not pay (ORDER-3)")
		}
	}
	// Output:
	// ERY is what the order shows
	// YRK pays with coal
	// YKK has too much coal (ORDER-4)
	// YR does not pay (ORDER-3)
}

func ExampleCoalFor() {
	drawn, _ := variants.ParseGoods("YRBR")
	own := variants.GoodsOf(variants.Red, variants.Red) // of the city's colour
	city := drawn.Minus(own)
	for range variants.CoalFor(own) {
		city = city.Add(variants.Coal)
	}
	fmt.Println(city)
	// Output: YBK
}

func ExampleLine() {
	line, _ := variants.ParseLine("RYKB")
	line = line.RemoveAt(line.Find(variants.Yellow))
	fmt.Println(line, line.Sorted(), line.Last())
	// Output: RKB RBK B
}

func ExampleModules() {
	played := variants.CoalModule | variants.YucataModule
	fmt.Println(played, played.Has(variants.OrderModule))
	// Output: coal yucata false
}

func ExampleUsedFaces() {
	var used variants.UsedFaces
	used = used.With(5).With(2)
	for face := range used.All() {
		fmt.Println(face)
	}
	// Output:
	// 2
	// 5
}

func ExampleDrawableGoods() {
	bag, _ := variants.ParseGoods("YEEEGK")
	fmt.Println(variants.DrawableGoods(bag))
	// Output: YG
}

package steamrollers_test

import (
	"fmt"

	"github.com/railhex/railhex/steamrollers"
)

// One line holds a position, for a log or a URL.
func ExampleState_AppendText() {
	s, _ := steamrollers.New(steamrollers.Setup{Players: 2})
	line, _ := s.AppendText([]byte("https://example.org/?position="))
	fmt.Printf("%s\n", line)
	// Output: https://example.org/?position=c578b11791bd7000.goods.0.0.0.0.-.-.-.0.-.-.-_-_-_-_-_-.Y10R10G10B10E10K6.-.-.-.0.-.-.-.-.-.-_0_-_48.-_0_-_48
}

// A line is read against the setup that it is of.
func ExampleParseState() {
	setup := steamrollers.Setup{Players: 2}
	const line = "c578b11791bd7000.act.12.2.0.4.44.-.ss.0.a0b0a1b2b0a0.-.RGBE_YGB_YGB_RRG_YYE_RRBE.Y6R4G6B5E6K6.R1B1E1.-.-.0.-.-.-.-.-.1356_1_-_35nccf9.23_0_-_11e3h14i14n1f"
	s, err := steamrollers.ParseState(line, setup)
	fmt.Println(s.Round(), s.Phase(), s.Turn(), s.Die(), err)

	_, err = steamrollers.ParseState(line, steamrollers.Setup{Players: 3})
	fmt.Println(err)
	// Output:
	// 12 act P2 4 <nil>
	// the position is of setup c578b11791bd7000, and the setup given is 599c6939fc77c0ef
}

func ExampleSetup_ID() {
	fmt.Println(steamrollers.Setup{Players: 2}.ID())
	// Output: c578b11791bd7000
}

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
	// Output: https://example.org/?position=c578b11791bd7000-goods.0.1.0.0.0.-.0.0.-.0.-_-_-_-_-_-.10_10_10_10_10_6.0_0_0_0_0_0.-.-.-,-,-,-,-,-,-,0_-,-,-,-,-,-,-,0.-.0.-.-.-.n.n.n.n
}

// A line is read against the setup that it is of.
func ExampleParseState() {
	setup := steamrollers.Setup{Players: 2}
	const line = "c578b11791bd7000-act.12.2.2.0.4.4_4.0.0.straight/sharp.0.RGBE_YGB_YGB_RRG_YYE_RRBE.6_4_6_5_6_6.0_1_0_1_1_0.1a_2b_5b_6a.-.1:3:5:6,e4~W-SE:e6~E-W:e7~E-W:e9~NE-NW,3a=n,-,-,-,-,1_2:3,b4~E-SE:c1~NE-SW:d7~NE-SE:f7~W-SE:f9~NE-NW,4b=n,-,-,-,-,0.-.0.-.-.-.n.n.n.n"
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

// Package session is one game as a page in a browser sees it: seats that are
// persons or bots, a history that can be walked and undone, records that are
// loaded and saved, and for each position everything that is shown, as data,
// pictures and words. It has no page and no network in it: the page's program
// calls it through [Host.Call], and tests call it directly.
//
//	host := session.NewHost()
//	reply := host.Call("new", []byte(`{"players": 2, "seats": ["person", "builder"], "seed": 1}`))
//	reply = host.Call("advance", nil)                            // chance and bots play, a move a call
//	reply = host.Call("click", []byte(`{"part": "P1/hex-c5"}`)) // what a hex is good for, or why nothing
//	reply = host.Call("apply", []byte(`{"move": "draft 4"}`))    // a person plays, or learns why not
//
// Whoever looks on sees a [View]; calls that go somewhere or change something
// reply with one. A call that could not be done replies {"error": …} as package
// positions does, and the game is then as it was.
package session

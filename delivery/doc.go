// Package delivery finds loop-free routes over a network of numbered places that
// are joined by links of some length: the set of all distances that exist between
// two places, the longest one within a limit, a route of a given distance, and all
// routes. A route visits no place twice; its distance is the sum of the lengths of
// its links. Any number of links may join the same two places, and each counts,
// for within a limit the shorter one may be the better one.
//
//	links := []delivery.Link{
//		{A: 0, B: 1, Length: 2},
//		{A: 0, B: 1, Length: 1},
//		{A: 1, B: 2, Length: 3},
//	}
//	network, err := delivery.NewNetwork(3, links)
//	if err != nil {
//		return err
//	}
//	network.Distances(0, 2)             // {4 5}
//	network.Longest(0, 2, 4)            // 4
//	route, ok := network.Route(0, 2, 4) // [1 2]: links[1], then links[2]
//
// [Routes] walks the routes themselves, over links as they are given: those to the
// first of some places that they come to, with so many links at the most or of some
// distances, and refused by the caller while they grow.
//
//	query := delivery.Query{From: 0, To: delivery.PlaceSetOf(1, 2), MaxLinks: 2}
//	for route := range delivery.Routes(links, query) {
//		fmt.Println(route) // [0], then [1]
//	}
//
// Bots that ask for the distances between all places of a small network, and
// build the network anew for each position, call [AppendAllDistances] and need no
// [Network].
//
// # What it promises
//
// Results are exact and depend on nothing but the arguments: the same call gives
// the same result, and takes the same steps, on every machine. Networks can be
// shared between goroutines. Neither searches nor AppendAllDistances (within the
// bounds that it states) allocate memory, nor does a loop over [Routes]: a [Route]
// is a value.
//
// # What a network is made of
//
// A network knows neither hexes nor goods nor players, and so it serves any game
// with routes. Who may use a link is decided by which links it is made of: where
// links belong to players, make it of those that the player may use. Where the links
// of others may be used within limits, let Allow of a [Query] count them. What
// counts as a place is the caller's business too: a town where routes can part is a
// place of its own, one that they only pass adds to the length of a link.
//
// # Costs
//
// AppendAllDistances and, in networks of at most 12 places and routes of at most
// 63, [Network.Distances] are subset recursions. With k places between the two, the
// latter works out at most k·2ᵏ⁻¹+1 sets of distances, 5,121 for 12 places, in at
// most k steps each. For all pairs of up to eight places together there are
// (n-2)·2ⁿ⁻¹+1 sets, 129 for six places. Places that no link joins and dead ends
// cost next to nothing. The tables lie on the stack and take up to 100 kB of it.
//
// [Network.Longest], [Network.Route] and, in larger networks, Distances are
// searches: they try routes and turn back where nothing that is asked for is
// possible. Longest ends as soon as a route reaches the limit, within some tens of
// steps as a rule. If none does, there is no better way known than to look
// everywhere: to find the longest route is NP-hard, and the time is exponential in
// the number of places. It is short on networks as they occur (a map of 40 hexes
// and 73 links takes some thousand steps), and on the worst ones longer than
// anybody can wait (a map of 64 hexes that are all joined). In a network small
// enough for it, a long search goes on as a subset recursion, which bounds it.
// Distances asks for the longest distance, then for the longest below it and so
// on, but what comes after the first is nearly always found on the way.
//
// So that no front end hangs, [Network.LongestContext],
// [Network.DistancesContext] and [Network.RouteContext] stop when their context
// ends or when they have taken a given number of steps. The first two then return
// what they have found so far, and all of them an [*UnfinishedError]. With a
// number of steps the result is the same on every machine; with a context it is
// not. [Routes] finds each next route in time proportional to places times links,
// unless it is asked for what only trying can tell, but the number of routes is
// exponential: leave the loop in time.
package delivery

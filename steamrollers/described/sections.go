package described

import (
	"github.com/railhex/railhex/variants/family/describe"
)

// The extents of the sections.
const (
	seats     = 5
	hexes     = 64
	cities    = 6
	faces     = 6
	sides     = 2
	kinds     = 6  // of goods
	tracks    = 16 // no track, and fifteen
	phases    = 16
	edges     = 6
	pairs     = 15 // of cities
	distances = 12 // 0 to 11
	places    = 8  // in the line of a city
	modules   = 4
	charts    = 3 // none, medium, hard
	levels    = 6 // of Olive
	powers    = 5
	sources   = 6 // of points
	steps     = 11
)

// The sections, in their order. Each name is the index into the table below.
const (
	players = iota
	module
	difficulty
	level
	mapHexes
	mapPlace
	chart
	wall
	blocked
	faceKept
	facePoints
	orderFaceAsks
	orderFacePoints
	track
	boxes
	reach
	score
	strength
	power
	kept
	own
	supply
	bag
	removed
	tileHolder
	tileSide
	tileSideways
	tileKept
	tilePoints
	orderHolder
	orderSide
	orderAsks
	orderPoints
	dice
	dieInUse
	reserved
	black
	phase
	turn
	active
	start
	round
	quiet
	productive
	acted
	heldTwo
	settled
	fulfilled
	tileUsed
	tileUsedBefore
	faceUsed
	oliveCrossed
	olivePoints
	oliveStep
	sectionCount
)

func sections() []describe.Section {
	return describe.Lay([]describe.Section{
		players:         {Name: "players", Shape: []int{1}, Scale: 1.0 / seats, Fixed: true, Says: "number of seats"},
		module:          {Name: "modules", Shape: []int{modules}, Scale: 1, Fixed: true, Says: "coal, orders, starting powers, Yucata's tile 2b: in play"},
		difficulty:      {Name: "difficulty", Shape: []int{charts}, Scale: 1, Fixed: true, Says: "no chart of blocked borders, the medium, the hard one, one-hot"},
		level:           {Name: "level", Shape: []int{levels}, Scale: 1, Fixed: true, Says: "Olive's level, one-hot; zeros without her"},
		mapHexes:        {Name: "map", Shape: []int{hexes, 8}, Scale: 1, Fixed: true, Says: "each hex: its region 1 to 6 one-hot, city, town; zeros beyond the board"},
		mapPlace:        {Name: "place", Shape: []int{hexes, 2}, Scale: 1.0 / 16, Fixed: true, Says: "each hex: its axial coordinates q and r"},
		chart:           {Name: "charts", Shape: []int{faces, hexes, edges}, Scale: 1, Fixed: true, Says: "each die of the chart in play, each edge E NE NW W SW SE of each hex: blocked"},
		wall:            {Name: "wall", Shape: []int{faces}, Scale: 1, Says: "the die of the chart, one-hot; zeros before it is rolled"},
		blocked:         {Name: "blocked", Shape: []int{hexes, edges}, Scale: 1, Says: "each edge of each hex: blocked in this game"},
		faceKept:        {Name: "face kept", Shape: []int{faces, sides}, Scale: 1, Fixed: true, Says: "sides a and b of each action tile: kept"},
		facePoints:      {Name: "face points", Shape: []int{faces, sides}, Scale: 1.0 / 2, Fixed: true, Says: "sides a and b of each action tile: points"},
		orderFaceAsks:   {Name: "order face asks", Shape: []int{faces, sides, kinds}, Scale: 1.0 / 6, Fixed: true, Says: "sides a and b of each order: the goods asked for; zeros where orders are not played"},
		orderFacePoints: {Name: "order face points", Shape: []int{faces, sides}, Scale: 1.0 / 6, Fixed: true, Says: "sides a and b of each order: points"},
		track:           {Name: "track", Shape: []int{seats, hexes, tracks}, Scale: 1, Says: "each hex of each sheet: none, or the track, one-hot"},
		boxes:           {Name: "boxes", Shape: []int{seats, faces}, Scale: 1, Says: "engine boxes ticked"},
		reach:           {Name: "reach", Shape: []int{seats, pairs, distances}, Scale: 1, Says: "each pair of cities 1-2, 1-3 … 5-6: a route of that distance, 0 to 11, exists"},
		score:           {Name: "score", Shape: []int{seats, sources}, Scale: 1.0 / 50, Says: "points of deliveries, power, network, engine, tiles, orders"},
		strength:        {Name: "strength", Shape: []int{seats}, Scale: 1.0 / 7, Says: "strength of the engine, tile 4b included"},
		power:           {Name: "power", Shape: []int{seats, powers}, Scale: 1, Says: "starting power taken: engine, rail, points, tile, goods"},
		kept:            {Name: "kept", Shape: []int{seats, kinds}, Scale: 1.0 / 10, Says: "delivered goods kept, by kind Y R G B E K"},
		own:             {Name: "own", Shape: []int{seats, kinds + cities}, Scale: 1, Says: "personal good by kind, and the city that it lies on"},
		supply:          {Name: "supply", Shape: []int{cities, places, kinds}, Scale: 1, Says: "each place of each city's line: the good, one-hot"},
		bag:             {Name: "bag", Shape: []int{kinds}, Scale: 1.0 / 10, Says: "goods in the bag"},
		removed:         {Name: "removed", Shape: []int{kinds}, Scale: 1.0 / 10, Says: "goods out of the game"},
		tileHolder:      {Name: "tile holder", Shape: []int{faces, seats + 1}, Scale: 1, Says: "each action tile: in the centre, or with a seat, one-hot; zeros before its side is drawn"},
		tileSide:        {Name: "tile side", Shape: []int{faces}, Scale: 1, Says: "each action tile: side b is up"},
		tileSideways:    {Name: "tile sideways", Shape: []int{faces}, Scale: 1, Says: "each action tile: lies sideways"},
		tileKept:        {Name: "tile kept", Shape: []int{faces}, Scale: 1, Says: "each action tile: its upper side is kept"},
		tilePoints:      {Name: "tile points", Shape: []int{faces}, Scale: 1.0 / 2, Says: "each action tile: points of its upper side"},
		orderHolder:     {Name: "order holder", Shape: []int{faces, seats + 1}, Scale: 1, Says: "each order: open, or with a seat, one-hot; zeros before its side is drawn, and where orders are not played"},
		orderSide:       {Name: "order side", Shape: []int{faces}, Scale: 1, Says: "each order: side b is up"},
		orderAsks:       {Name: "order asks", Shape: []int{faces, kinds}, Scale: 1.0 / 6, Says: "each order: the goods that its upper side asks for"},
		orderPoints:     {Name: "order points", Shape: []int{faces}, Scale: 1.0 / 6, Says: "each order: points of its upper side"},
		dice:            {Name: "dice", Shape: []int{faces}, Scale: 1.0 / 6, Says: "white dice left, by face"},
		dieInUse:        {Name: "die", Shape: []int{faces}, Scale: 1, Says: "the die in use, one-hot"},
		reserved:        {Name: "reserved", Shape: []int{seats, faces}, Scale: 1, Says: "the die reserved by tile 2b for a seat"},
		black:           {Name: "black", Shape: []int{3}, Scale: 1, Says: "the black die: straight/gentle, straight/sharp, gentle/sharp, one-hot"},
		phase:           {Name: "phase", Shape: []int{phases}, Scale: 1, Says: "the phase, one-hot, in the order of the notation"},
		turn:            {Name: "turn", Shape: []int{seats}, Scale: 1, Says: "the seat that is asked, one-hot"},
		active:          {Name: "active", Shape: []int{seats}, Scale: 1, Says: "the seat whose turn it is, one-hot"},
		start:           {Name: "start", Shape: []int{seats}, Scale: 1, Says: "the start player, one-hot"},
		round:           {Name: "round", Shape: []int{1}, Scale: 1.0 / 30, Says: "number of the round"},
		quiet:           {Name: "quiet", Shape: []int{1}, Scale: 1.0 / 10, Says: "quiet rounds in a row"},
		productive:      {Name: "productive", Shape: []int{1}, Scale: 1, Says: "somebody has built, improved or delivered in this round"},
		acted:           {Name: "acted", Shape: []int{1}, Scale: 1.0 / 2, Says: "actions of this turn that are done"},
		heldTwo:         {Name: "held two", Shape: []int{1}, Scale: 1, Says: "tile 2a was held when the first die of this turn was drafted"},
		settled:         {Name: "settled", Shape: []int{1}, Scale: 1, Says: "tile 5b has decided the die in use"},
		fulfilled:       {Name: "fulfilled", Shape: []int{1}, Scale: 1, Says: "an order was fulfilled in this turn"},
		tileUsed:        {Name: "tile used", Shape: []int{faces}, Scale: 1, Says: "kept tiles used in this action"},
		tileUsedBefore:  {Name: "tile used before", Shape: []int{faces}, Scale: 1, Says: "kept tiles used in the other action of this turn"},
		faceUsed:        {Name: "face used", Shape: []int{faces}, Scale: 1, Says: "faces with which an action was performed in this round, with Yucata's tile 2b"},
		oliveCrossed:    {Name: "olive crossed", Shape: []int{faces}, Scale: 1.0 / 10, Says: "hexes that Olive has crossed off, by region"},
		olivePoints:     {Name: "olive points", Shape: []int{1}, Scale: 1.0 / 50, Says: "Olive's points for goods that she has removed"},
		oliveStep:       {Name: "olive step", Shape: []int{steps}, Scale: 1, Says: "what comes next in Olive's turn, or that she has won at once, one-hot"},
	})
}

package document

// A Position is a position as JSON lays it out. [steamrollers.State.MarshalJSON]
// says what its fields mean.
type Position struct {
	Setup Setup `json:"setup"`

	Phase  string `json:"phase"`
	Round  int    `json:"round"`
	Start  int    `json:"start"`
	TurnOf int    `json:"turnOf"`
	Quiet  int    `json:"quiet"`

	Die         int    `json:"die"`
	Dice        []int  `json:"dice"`
	Reserved    int    `json:"reserved"`
	ReservedFor int    `json:"reservedFor"`
	Black       string `json:"black"`
	Wall        int    `json:"wall"`

	Supply  Supply `json:"supply"`
	Bag     Counts `json:"bag"`
	Removed Counts `json:"removed"`

	Centre  []string `json:"centre"`
	Orders  []string `json:"orders"`
	Players []Player `json:"players"`
	Olive   *Olive   `json:"olive"`

	Acted      int   `json:"acted"`
	Used       []int `json:"used"`
	UsedBefore []int `json:"usedBefore"`
	FacesUsed  []int `json:"facesUsed"`
	Held2a     bool  `json:"held2a"`
	Settled    bool  `json:"settled"`
	Fulfilled  bool  `json:"fulfilled"`
	Productive bool  `json:"productive"`
}

// A Setup is what is played. Board and components are a name that ships, or a
// whole text.
type Setup struct {
	Players    int      `json:"players"`
	Board      string   `json:"board"`
	Components string   `json:"components"`
	Modules    []string `json:"modules"`
	Wall       string   `json:"wall"`
	Olive      string   `json:"olive"`
}

// Supply is the goods of the cities by their letters.
type Supply struct {
	City1 string `json:"1"`
	City2 string `json:"2"`
	City3 string `json:"3"`
	City4 string `json:"4"`
	City5 string `json:"5"`
	City6 string `json:"6"`
}

// cities are the places of the goods, that of city 1 first.
func (s *Supply) cities() [6]*string {
	return [...]*string{&s.City1, &s.City2, &s.City3, &s.City4, &s.City5, &s.City6}
}

// Counts is how many goods there are of each kind.
type Counts struct{ Y, R, G, B, E, K int }

// kinds are the places of the numbers, in the order of goodLetters.
func (c *Counts) kinds() [6]*int { return [...]*int{&c.Y, &c.R, &c.G, &c.B, &c.E, &c.K} }

// A Player is what a seat has.
type Player struct {
	Boxes    []int    `json:"boxes"`
	Track    []string `json:"track"`
	Tiles    []Tile   `json:"tiles"`
	Kept     string   `json:"kept"`
	Own      string   `json:"own"`
	Orders   []string `json:"orders"`
	Power    string   `json:"power"`
	Delivery int      `json:"delivery"`
}

// A Tile is an action tile that a player holds.
type Tile struct {
	Face     string `json:"face"`
	Sideways bool   `json:"sideways"`
}

// Olive is her sheet and her next step.
type Olive struct {
	Crossed  [6]int `json:"crossed"`
	Delivery int    `json:"delivery"`
	Step     string `json:"step"`
}

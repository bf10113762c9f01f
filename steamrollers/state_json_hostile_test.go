package steamrollers_test

import (
	"encoding/json"
	"errors"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/railhex/railhex/variants/family"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/steamrollers"
)

// Each row of brokenDocuments changes a position's JSON in some places. It must be
// refused for the faults named and for no others; where none is named it is a
// position.
var brokenDocuments = []struct {
	name     string
	position string
	edits    edits
	want     []string // field and rule of each fault
}{
	// goods
	{"GOODS-1 a good too many", "act", edits{"bag.Y": `7`}, []string{"bag GOODS-1"}},
	{"GOODS-1 a good too few", "act", edits{"bag.K": `5`}, []string{"bag GOODS-1"}},
	{"GOODS-1 a good in two places", "act", edits{"supply.2": `"YGGB"`}, []string{"bag GOODS-1", "removed SETUP-4"}},
	{"GOODS-1 more of a kind than can be held", "act", edits{"bag.Y": `16`}, []string{"bag.Y"}},
	{"SETUP-2 goods out of the bag before they are drawn", "beginning", edits{"bag.Y": `9`, "removed.Y": `1`}, []string{"bag SETUP-2"}},
	{"SETUP-3 more goods than were drawn", "act", edits{"supply.2": `"YYYYGB"`, "bag.Y": `3`}, []string{"removed SETUP-3", "removed SETUP-4", "supply.2 SETUP-3"}},
	{"SETUP-4 a good in the city of its colour", "act", edits{"supply.1": `"YRGBE"`, "bag.Y": `5`}, []string{"removed SETUP-4", "supply.1 SETUP-3", "supply.1 SETUP-4"}},
	{"SETUP-4 more goods removed than were drawn", "act", edits{"removed.Y": `2`, "bag.Y": `4`}, []string{"removed SETUP-3", "removed SETUP-4"}},
	{"SOLO-1 goods in the order drawn", "act", edits{"supply.1": `"ERGB"`}, []string{"supply.1 SOLO-1"}},
	{"letters that are no goods", "act", edits{"supply.1": `"RGBX"`}, []string{"supply.1"}},
	{"nine goods in a city", "act", edits{"supply.1": `"RGBERGBER"`}, []string{"supply.1"}},
	{"COAL-1 coal that is not played with", "act", edits{"supply.2": `"YGBK"`, "bag.K": `5`}, []string{"supply.2 COAL-1"}},
	{"COAL-1 two black goods in a city", "first roll", edits{"supply.1": `"GBEKK"`, "bag.K": `0`}, []string{"supply.1 COAL-1"}},
	{"COAL-1 coal where nothing was removed", "first roll", edits{"supply.2": `"YBBEEK"`, "bag.K": `0`}, []string{"supply.2 COAL-1"}},
	{"COAL-1 coal out of the game", "first roll", edits{"removed.K": `1`, "bag.K": `0`}, []string{"removed COAL-1", "removed SETUP-3"}},
	{"COAL-1 coal that was not placed", "first roll", edits{"supply.1": `"GBE"`, "bag.K": `2`}, []string{"players DELIVER-7", "round ROUND-2"}},
	{"ORDER-2 goods kept without orders", "act", edits{"players[0].kept": `"Y"`, "bag.Y": `5`}, []string{"players[0].kept ORDER-2"}},
	{"ORDER-2 goods kept that nobody delivered", "tile 2a held", edits{"players[0].kept": `"Y"`, "bag.Y": `1`}, []string{"players ORDER-2"}},
	{"ORDER-2 goods kept are lost", "order fulfilled", edits{"players[1].kept": `""`, "bag.K": `4`}, []string{"players ORDER-2"}},
	{"ORDER-2 kept letters", "order fulfilled", edits{"players[1].kept": `"Kk"`}, []string{"players[1].kept"}},
	{"POWER-6 a grey personal good", "powers", edits{"players[2].own": `"E"`, "bag.R": `2`, "bag.E": `1`}, []string{"players[2].own POWER-6"}},
	{"POWER-6 a personal good on a city that is not grey", "powers", edits{"phase": `"power"`, "turnOf": `2`, "players[2].own": `"R1"`}, []string{"players[2].own POWER-6"}},
	{"POWER-6 a personal good placed too soon", "powers", edits{"players[2].own": `"R3"`}, []string{"players[2].own POWER-6"}},
	{"POWER-6 a personal good never placed", "powers", edits{"phase": `"power"`, "turnOf": `2`}, []string{"players[2].own POWER-6"}},
	{"POWER-6 a personal good of somebody else", "powers", edits{"players[2].own": `""`, "players[3].own": `"R"`}, []string{"players[3].own POWER-6"}},
	{"POWER-6 a personal good never drawn", "powers", edits{"phase": `"power"`, "turnOf": `2`, "players[2].own": `""`, "bag.R": `2`}, []string{"players[2].own POWER-6"}},
	{"POWER-6 no personal good", "powers", edits{"players[2].own": `"R9"`}, []string{"players[2].own"}},
	{"POWER-6 nobody to draw for", "first roll", edits{"phase": `"draw"`, "round": `0`, "turnOf": `1`}, []string{"players[0].power POWER-6"}},
	{"COAL-1 coal kept without coal", "order fulfilled", edits{"setup.modules": `["order","power"]`}, []string{"players[1].kept COAL-1", "players[2].kept COAL-1", "supply.6 COAL-1"}},
	{"POWER-6 a personal good before it is drawn", "powers", edits{"phase": `"draw"`}, []string{"players[2].own POWER-6"}},
	{"POWER-6 too many letters", "powers", edits{"players[2].own": `"R34"`}, []string{"players[2].own"}},

	// sheets
	{"BUILD-3 track in a city", "act", edits{"players[0].track[4]": `"b2 E-W"`}, []string{"players[0].track[4] BUILD-3"}},
	{"BUILD-1 track outside the board", "act", edits{"players[0].track[4]": `"f10 E-W"`}, []string{"players[0].track[4] BUILD-1"}},
	{"BUILD-2 track twice in a hex", "act", edits{"players[0].track[4]": `"e9 E-W"`}, []string{"players[0].track[4] BUILD-2"}},
	{"BUILD-5 a track that is none", "act", edits{"players[0].track[3]": `"e9 NE-NE"`}, []string{"players[0].track[3]"}},
	{"BUILD-5 a hex that is none", "act", edits{"players[0].track[3]": `"9 NE-NW"`}, []string{"players[0].track[3]"}},
	{"BUILD-5 no hex", "act", edits{"players[0].track[3]": `""`}, []string{"players[0].track[3]"}},
	{"the edges the other way round", "act", edits{"players[0].track[3]": `"e9 NW-NE"`}, []string{"players[0].track[3]"}},
	{"hexes in another order", "act", edits{"players[1].track[3]": `"f9 NE-NW"`, "players[1].track[4]": `"f7 W-SE"`}, []string{"players[1].track[3]", "players[1].track[4]"}},
	{"ENGINE-2 box 7", "act", edits{"players[0].boxes[3]": `7`}, []string{"players[0].boxes[3]"}},
	{"ENGINE-2 box 0", "act", edits{"players[0].boxes[0]": `0`}, []string{"players[0].boxes[0]"}},
	{"ENGINE-2 a box twice", "act", edits{"players[0].boxes[1]": `1`}, []string{"players[0].boxes[1]"}},
	{"ROUND-2 more work than turns", "tile 2a held", edits{"players[0].boxes": `[1,2]`}, []string{"players[0].track ROUND-2", "round ROUND-2"}},
	{"DELIVER-3 points without a link", "tile 2a held", edits{"players[0].delivery": `3`}, []string{"players[0].delivery DELIVER-3"}},
	{"DELIVER-7 points without a delivery", "over", edits{"players[0].delivery": `999`}, []string{"players[0].delivery DELIVER-7"}},
	{"DELIVER-7 more points than a number holds", "act", edits{"players[0].delivery": `70000`}, []string{"players[0].delivery"}},
	{"DELIVER-7 deliveries without points", "act", edits{"players[0].delivery": `0`}, []string{"players DELIVER-7"}},
	{"SETUP-1 a player too many", "act", edits{"players[2]": `{"boxes":[],"track":[],"tiles":[],"kept":"","own":"","orders":[],"power":"","delivery":0}`}, []string{"players SETUP-1"}},
	{"SETUP-1 a player too few", "act", edits{"players[1]": ``}, []string{"players SETUP-1"}},

	// tiles
	{"SETUP-5 a tile with two holders", "act", edits{"players[1].tiles": `[{"face":"3a","sideways":false},{"face":"4b","sideways":false}]`}, []string{"players[1].tiles[0] SETUP-5"}},
	{"SETUP-5 both sides of a tile", "act", edits{"centre[0]": `"1a"`, "centre[4]": `"1b"`}, []string{"centre[4] SETUP-5"}},
	{"SETUP-5 a tile nowhere", "act", edits{"centre[1]": ``}, []string{"centre SETUP-5"}},
	{"SETUP-5 a tile that is none", "act", edits{"centre[0]": `"7a"`}, []string{"centre[0]"}},
	{"SETUP-6 the solitaire tile", "act", edits{"centre[1]": `"2b-solo"`}, []string{"centre[1]"}},
	{"SETUP-5 tiles before their sides are drawn", "beginning", edits{"centre": `["1a","2a","3a","4a","5a","6a"]`}, []string{"centre SETUP-5"}},
	{"SETUP-5 no tiles", "act", edits{"centre": `[]`, "players[0].tiles": `[]`, "players[1].tiles": `[]`}, []string{"centre SETUP-5"}},
	{"TAKE-3 a tile sideways in its holder's turn", "act", edits{"players[1].tiles[0].sideways": `true`}, []string{"players[1].tiles TAKE-3"}},
	{"TAKE-3 more tiles sideways than a turn takes", "act", edits{"centre": `["1a","2b"]`, "players[0].tiles": `[{"face":"3a","sideways":false},{"face":"5b","sideways":true},{"face":"6a","sideways":true}]`}, []string{"players[0].tiles TAKE-3"}},
	{"TAKE-3 a tile upright before a turn", "powers", edits{"players[3].tiles[0].sideways": `false`}, []string{"players[3].tiles TAKE-3"}},
	{"ROUND-2 more tiles than turns", "powers", edits{"centre": `["1b","2a","3b","4b"]`, "players[3].tiles": `[{"face":"5a","sideways":true},{"face":"6a","sideways":true}]`}, []string{"players[3].tiles ROUND-2"}},

	// orders and powers
	{"ORDER-1 an order nowhere", "order fulfilled", edits{"orders[0]": ``}, []string{"orders ORDER-1"}},
	{"ORDER-1 an order in two places", "order fulfilled", edits{"orders[0]": `"1a"`, "orders[5]": `"2a"`}, []string{"players[0].orders[0] ORDER-1"}},
	{"ORDER-1 an order that is none", "order fulfilled", edits{"orders[0]": `"0a"`}, []string{"orders[0]"}},
	{"ORDER-1 orders that are not played", "act", edits{"orders": `["1a","2a","3a","4a","5a","6a"]`}, []string{"orders ORDER-1"}},
	{"ORDER-1 no orders", "tile 2a held", edits{"orders": `[]`}, []string{"orders ORDER-1"}},
	{"ORDER-3 more orders than turns", "tile 2a held", edits{"orders": `["2a","3b","4a","5a","6b"]`, "players[0].orders": `["1a"]`}, []string{"players ORDER-2", "players[0].orders ORDER-3"}},
	{"POWER-1 two seats with a power", "powers", edits{"players[4].power": `"tile"`}, []string{"players[4].power POWER-1"}},
	{"POWER-1 a power before its turn", "powers", edits{"players[0].power": `"engine"`}, []string{"players[0].power POWER-1"}},
	{"POWER-1 no power", "powers", edits{"players[4].power": `""`}, []string{"players[4].power POWER-1"}},
	{"POWER-1 a power that is none", "powers", edits{"players[4].power": `"steam"`}, []string{"players[4].power"}},
	{"POWER-1 powers that are not played", "act", edits{"players[0].power": `"points"`}, []string{"players[0].power POWER-1"}},
	{"POWER-2 a box that was not ticked", "first roll", edits{"players[1].boxes": `[]`}, []string{"players[1].boxes POWER-2"}},
	{"POWER-3 a track that was not drawn", "first roll", edits{"players[2].track": `[]`}, []string{"players[2].track POWER-3"}},
	{"POWER-5 a tile that was not taken", "first roll", edits{"players[0].tiles": `[]`, "centre": `["1a","2b","3a","4b","5a","6b"]`}, []string{"players[0].tiles POWER-5"}},

	// dice
	{"SETUP-7 more dice than are in play", "act", edits{"dice": `[4,4,4]`}, []string{"dice SETUP-7"}},
	{"SETUP-7 fewer dice", "act", edits{"dice": `[4]`}, []string{"dice SETUP-7"}},
	{"SETUP-7 dice before the first roll", "first roll", edits{"dice": `[1]`}, []string{"dice SETUP-7"}},
	{"SETUP-7 a die of seven", "act", edits{"dice": `[4,7]`}, []string{"dice[1]"}},
	{"DIE-1 no black die", "act", edits{"black": `""`}, []string{"black DIE-1"}},
	{"DIE-1 a black die before the first roll", "first roll", edits{"black": `"straight/sharp"`}, []string{"black DIE-1"}},
	{"DIE-1 a black die of one type", "act", edits{"black": `"sharp/sharp"`}, []string{"black"}},
	{"DIE-1 a black die the other way round", "act", edits{"black": `"sharp/straight"`}, []string{"black"}},
	{"ROUND-2 no die in use", "act", edits{"die": `0`}, []string{"die ROUND-2"}},
	{"ROUND-2 a die in use of seven", "act", edits{"die": `7`}, []string{"die"}},
	{"ROUND-2 a die in use between rounds", "roll", edits{"die": `3`}, []string{"die ROUND-2"}},
	{"TILE-2b a die reserved for nobody", "stolen", edits{"reservedFor": `0`}, []string{"reserved TILE-2b"}},
	{"TILE-2b nothing reserved for somebody", "stolen", edits{"reserved": `0`}, []string{"reserved TILE-2b"}},
	{"TILE-2b a die reserved for a seat that does not play", "act", edits{"reserved": `1`, "reservedFor": `3`, "dice": `[4]`}, []string{"reserved TILE-2b"}},
	{"TILE-2b a die reserved for a seat that has had its turn", "stolen", edits{"reservedFor": `2`}, []string{"reservedFor TILE-2b"}},
	{"TILE-2b a die reserved between rounds", "roll", edits{"reserved": `1`, "reservedFor": `1`}, []string{"reserved TILE-2b"}},
	{"TILE-2b the other side of tile 2", "stolen", edits{"centre[1]": `"2a"`}, []string{"reserved TILE-2b"}},
	{"TILE-2b nobody to ask", "steal", edits{"centre": `["1b","2b","3a","4a","5a"]`, "players[0].tiles": `[]`}, []string{"phase TILE-2b"}},
	{"TILE-2b a holder who has drafted", "steal", edits{"players[0].tiles": `[]`, "players[1].tiles": `[{"face":"2b","sideways":false},{"face":"6b","sideways":false}]`}, []string{"phase TILE-2b", "players[1].tiles ROUND-2"}},
	{"TAKE-6 a thief who still holds the tile", "stolen", edits{"centre": `["1b","3a","4a","5b","6a"]`, "players[0].tiles": `[{"face":"2b","sideways":true}]`}, []string{"reservedFor TAKE-6"}},
	{"WALL-1 a chart that is not played with", "act", edits{"wall": `3`}, []string{"wall WALL-1"}},
	{"WALL-1 no die for the chart", "stolen", edits{"wall": `0`}, []string{"wall WALL-1"}},
	{"WALL-1 a chart of seven", "stolen", edits{"wall": `7`}, []string{"wall"}},

	// where the game stands
	{"no phase", "act", edits{"phase": `""`}, []string{"phase"}},
	{"a phase that there is not", "act", edits{"phase": `"draught"`}, []string{"phase"}},
	{"ORDER-1 a phase that is not played", "act", edits{"phase": `"orders"`}, []string{"phase ORDER-1"}},
	{"SOLO-3 a phase of another game", "act", edits{"phase": `"influence"`}, []string{"phase SOLO-3"}},
	{"POWER-1 powers without the module", "beginning", edits{"phase": `"power"`}, []string{"phase POWER-1"}},
	{"ROUND-2 a turn of nobody", "act", edits{"turnOf": `0`}, []string{"turnOf ROUND-2"}},
	{"ROUND-2 a turn of a seat that does not play", "act", edits{"turnOf": `3`}, []string{"turnOf ROUND-2"}},
	{"ROUND-2 a turn of a seat that cannot be", "act", edits{"turnOf": `9`}, []string{"turnOf"}},
	{"ROUND-2 a turn between rounds", "roll", edits{"turnOf": `1`}, []string{"turnOf ROUND-2"}},
	{"ROUND-4 another start player", "act", edits{"start": `1`}, []string{"start ROUND-4"}},
	{"ROUND-4 no start player", "act", edits{"start": `0`}, []string{"start ROUND-4"}},
	{"ROUND-1 a round before the first", "act", edits{"round": `0`}, []string{"round ROUND-1", "start ROUND-4"}},
	{"ROUND-1 a round in the setup", "beginning", edits{"round": `1`}, []string{"round ROUND-1"}},
	{"ROUND-1 a round that no game comes to", "roll", edits{"round": `60001`, "start": `1`}, []string{"round ROUND-1"}},
	{"ROUND-1 the last round that is counted", "roll", edits{"round": `60000`, "start": `2`}, []string{"quiet END-2"}},
	{"ROUND-1 a round without number", "act", edits{"round": `65537`}, []string{"round"}},

	// the turn
	{"ROUND-2 two actions", "act", edits{"acted": `1`}, []string{"acted ROUND-2", "dice SETUP-7"}},
	{"ROUND-2 no action at the end of a turn", "order fulfilled", edits{"acted": `0`}, []string{"acted ROUND-2", "dice SETUP-7", "productive END-2"}},
	{"ROUND-2 an end that nobody is asked for", "order fulfilled", edits{"fulfilled": `false`}, []string{"phase ROUND-2"}},
	{"TILE-2a not held", "second die", edits{"held2a": `true`}, []string{"held2a TILE-2a"}},
	{"TILE-2a held and forgotten", "tile 2a held", edits{"held2a": `false`}, []string{"held2a TILE-2a"}},
	{"TILE-2a a second die with the tile still there", "second die", edits{"centre": `["1b","3a","4b","5b","6b"]`, "players[0].tiles": `[{"face":"2a","sideways":false}]`}, []string{"acted TILE-2a"}},
	{"TILE-5b a die settled without it", "second action", edits{"settled": `true`}, []string{"used TAKE-6"}},
	{"TILE-5b a die settled by its other side", "second action", edits{"centre[3]": `"5a"`, "settled": `true`}, []string{"settled TILE-5b"}},
	{"TILE-5b a re-roll with its other side", "second action", edits{"centre[3]": `"5a"`, "phase": `"reroll"`}, []string{"phase TILE-5b"}},
	{"TILE-5b a re-roll with a tile still there", "act", edits{"centre": `["1a","2b","6a"]`, "players[0].tiles": `[{"face":"3a","sideways":false},{"face":"5b","sideways":false}]`, "phase": `"reroll"`}, []string{"used TAKE-6"}},
	{"TILE-5b a re-roll of a die that is settled", "yucata", edits{"settled": `true`}, []string{"settled TILE-5b"}},
	{"TILE-5b a re-roll with a tile that was not used", "yucata", edits{"used": `[]`}, []string{"used TAKE-6"}},
	{"TILE-0 a tile used that is not held", "yucata", edits{"used": `[1,5]`}, []string{"used TILE-0"}},
	{"TILE-0 a spent tile noted as used", "act", edits{"used": `[1]`}, []string{"used TILE-0"}},
	{"TILE-0 a tile used that changes no die", "second action", edits{"used": `[1,6]`}, []string{"used TILE-0"}},
	{"TILE-0 tile 7 used", "yucata", edits{"used": `[5,7]`}, []string{"used[1]"}},
	{"TILE-0 a tile used twice", "yucata", edits{"used": `[5,5]`}, []string{"used[1]"}},
	{"SOLO-5 a tile used before outside solo", "yucata", edits{"usedBefore": `[5]`}, []string{"usedBefore SOLO-5"}},
	{"SOLO-5 a tile used before that is not held", "second action", edits{"usedBefore": `[4,6]`}, []string{"usedBefore SOLO-5"}},
	{"ORDER-3 an order fulfilled by nobody", "tile 2a held", edits{"fulfilled": `true`}, []string{"fulfilled ORDER-3"}},
	{"YUCATA-1 faces where they mean nothing", "act", edits{"facesUsed": `[1]`}, []string{"facesUsed YUCATA-1"}},
	{"YUCATA-1 more faces than actions", "yucata", edits{"facesUsed": `[2,3,4]`}, []string{"facesUsed YUCATA-1"}},
	{"END-2 a productive round before its first action", "act", edits{"productive": `true`}, []string{"productive END-2"}},

	// the end
	{"END-1 not over", "act", edits{"phase": `"over"`, "turnOf": `0`, "die": `0`, "dice": `[4]`, "players[1].tiles[0].sideways": `true`}, []string{"phase END-1"}},
	{"END-1 over and played on", "over", edits{"phase": `"roll"`, "round": `23`, "start": `1`}, []string{"supply END-1"}},
	{"END-2 ten quiet rounds", "act", edits{"quiet": `10`}, []string{"quiet END-2"}},
	{"END-2 eleven quiet rounds", "over for quiet rounds", edits{"quiet": `11`}, []string{"quiet END-2"}},
	{"END-2 more quiet rounds than rounds", "roll", edits{"quiet": `4`}, []string{"quiet END-2"}},
	{"END-2 more rounds than work allows", "roll", edits{"round": `3004`}, []string{"quiet END-2"}},

	// Olive
	{"SOLO-6 more crossed off than there is", "Olive asks", edits{"olive.crossed[4]": `9`}, []string{"olive.crossed SOLO-6"}},
	{"SOLO-6 fewer crossed off than turns", "Olive asks", edits{"olive.crossed": `[0,0,0,0,4,0]`}, []string{"olive.crossed SOLO-6"}},
	{"SOLO-3 another number for her level", "second action", edits{"round": `1`, "olive.crossed": `[2,0,0,0,0,0]`}, []string{"olive.crossed SOLO-3", "players[0].tiles ROUND-2", "players[0].track ROUND-2", "round ROUND-2"}},
	{"SOLO-9 points for nothing", "Olive asks", edits{"olive.delivery": `40`}, []string{"olive.delivery SOLO-9"}},
	{"SOLO-9 points for less than three hexes", "Olive asks", edits{"olive.delivery": `2`}, []string{"olive.delivery SOLO-9"}},
	{"SOLO-6 won without a full region", "Olive has won", edits{"olive.crossed": `[0,7,1,2,2,0]`}, []string{"olive.step SOLO-6"}},
	{"SOLO-6 a step of hers in the player's turn", "second action", edits{"olive.step": `"remove a good"`}, []string{"olive.step SOLO-6"}},
	{"SOLO-6 a step that she plays by herself", "Olive asks", edits{"olive.step": `"remove a good"`}, []string{"olive.step SOLO-6"}},
	{"SOLO-6 a step that is none", "Olive asks", edits{"olive.step": `"dance"`}, []string{"olive.step"}},
	{"SOLO-6 a step with a hyphen", "Olive asks", edits{"olive.step": `"offer-to-keep-the-good"`}, []string{"olive.step"}},
	{"SOLO-11 a good kept in an empty city", "Olive asks", edits{"supply.5": `""`, "bag.G": `6`, "bag.R": `5`}, []string{"olive.step SOLO-11", "players DELIVER-7", "round ROUND-2"}},
	{"SOLO-11 a good kept without the tile", "Olive asks", edits{"players[0].tiles": `[]`, "centre": `["1a","2b-solo","3b","4a","5b","6a"]`}, []string{"olive.step SOLO-11"}},
	{"SOLO-7 a tile that has gone back", "Olive asks", edits{"centre": `["1a","3b","4a","6a"]`, "players[0].tiles": `[{"face":"2b-solo","sideways":true},{"face":"5b","sideways":false}]`}, []string{"players[0].tiles SOLO-7"}},
	{"SOLO-10 the other side of the tile", "Olive asks", edits{"olive.step": `"offer a re-roll"`}, []string{"olive.step SOLO-10"}},
	{"SOLO-1 no sheet of Olive's", "Olive asks", edits{"olive": `null`}, []string{"olive SOLO-1"}},
	{"SETUP-1 a sheet of Olive's in company", "act", edits{"olive": `{"crossed":[0,0,0,0,0,0],"delivery":0,"step":""}`}, []string{"olive SETUP-1"}},
	{"SOLO-6 numbers beyond any sheet", "Olive asks", edits{"olive.crossed[0]": `256`, "olive.delivery": `65536`}, []string{"olive.crossed[0]"}},
	{"SOLO-3 crossed off before her influence", "Olive asks", edits{"phase": `"influence"`, "round": `0`, "turnOf": `0`, "die": `0`, "olive.step": `""`, "productive": `false`, "black": `""`}, []string{"olive.crossed SOLO-3", "olive.delivery SOLO-9", "players[0].tiles ROUND-2", "players[0].track ROUND-2", "round ROUND-2"}},
	{"SOLO-6 nobody asked in Olive's turn", "Olive asks", edits{"turnOf": `0`}, []string{"turnOf SOLO-6"}},
	{"SOLO-4 more dice than Olive leaves", "Olive asks", edits{"dice": `[1]`}, []string{"dice SETUP-7"}},

	// what is easily broken together with something else, alone
	{"ROUND-2 more work than a seat has had turns", "roll", edits{"players[0].boxes": `[1,2,3,4,5,6]`}, []string{"players[0].track ROUND-2"}},
	{"ROUND-2 more work than all have had turns", "order fulfilled", edits{"round": `4`}, []string{"round ROUND-2"}},
	{"ROUND-2 actions in Olive's turn", "Olive asks", edits{"acted": `2`}, []string{"acted ROUND-2"}},
	{"END-2 a productive round without work", "second die", edits{"players[0].boxes": `[]`}, []string{"productive END-2"}},
	{"ORDER-3 an order before any turn", "tile 2a held", edits{
		"turnOf": `2`, "dice": `[1,1]`, "held2a": `false`, "players[0].power": `"goods"`, "supply.3": `"YYGGK"`, "supply.4": `"YYRR"`,
		"orders": `["2a","3b","4a","5a","6b"]`, "players[2].orders": `["1a"]`,
	}, []string{"players[2].orders ORDER-3"}},
	{"SETUP-3 more goods in a city than were drawn for it", "second action", edits{"supply.6": `"B"`, "supply.3": `"RYBRY"`}, []string{"supply.3 SETUP-3"}},
	{"SETUP-3 more goods in all than were drawn", "Olive asks", edits{"bag.R": `3`, "removed.R": `1`}, []string{"removed SETUP-3"}},
	{"SETUP-4 a good of the city's colour", "over", edits{"bag.E": `6`, "supply.3": `"RBE"`}, []string{"supply.3 SETUP-4"}},
	{"SETUP-4 more goods of a colour than were drawn for it", "first roll", edits{"supply.1": `"GBK"`, "removed.E": `4`}, []string{"removed SETUP-4"}},
	{"COAL-1 coal out of the game, as many goods as were drawn", "over", edits{"bag.K": `5`, "removed.K": `1`}, []string{"removed COAL-1"}},
	{"COAL-1 coal kept, none on the cities", "order fulfilled", edits{
		"setup.modules": `["order","power"]`, "supply.6": `"YYB"`, "bag.K": `5`, "players[1].kept": `"K"`, "players[2].kept": `""`,
		"players[0].delivery": `1`, "players[1].delivery": `0`, "players[2].delivery": `0`, "players[0].orders": `[]`, "orders": `["1a","2a","3b","4a","5a","6b"]`,
		"phase": `"act"`, "die": `3`, "acted": `0`, "productive": `false`, "fulfilled": `false`,
	}, []string{"players[1].kept COAL-1"}},

	// each part of a clause
	{"TILE-2a the mark without the tile", "act", edits{"held2a": `true`}, []string{"held2a TILE-2a"}},
	{"TILE-2a the mark before a die is drafted", "tile 2a held", edits{"phase": `"draft"`, "die": `0`, "dice": `[1,1,1,3]`}, []string{"held2a TILE-2a"}},
	{"TILE-2a the mark after both actions", "order fulfilled", edits{
		"acted": `2`, "dice": `[1,2]`, "held2a": `true`, "centre": `["1b","3a","4b","5b","6b"]`, "players[0].tiles": `[{"face":"2a","sideways":true}]`,
	}, []string{"held2a TILE-2a"}},
	{"TILE-2a both actions, the tile taken again", "order fulfilled", edits{
		"acted": `2`, "dice": `[1,2]`, "centre": `["1b","3a","4b","5b","6b"]`, "players[0].tiles": `[{"face":"2a","sideways":true}]`,
	}, nil},
	{"TILE-2a both actions, the tile upright", "order fulfilled", edits{
		"acted": `2`, "dice": `[1,2]`, "centre": `["1b","3a","4b","5b","6b"]`, "players[0].tiles": `[{"face":"2a","sideways":false}]`,
	}, []string{"acted TILE-2a"}},
	{"TILE-2a both actions, the tile taken by another", "order fulfilled", edits{
		"acted": `2`, "dice": `[1,2]`, "centre": `["1b","3a","4b","5b","6b"]`, "players[1].tiles": `[{"face":"2a","sideways":true}]`,
	}, []string{"acted TILE-2a"}},
	{"TILE-2a a second die, and the tile sideways", "second die", edits{"centre": `["1b","3a","4b","5b","6b"]`, "players[0].tiles": `[{"face":"2a","sideways":true}]`}, []string{"acted TILE-2a"}},
	{"ROUND-2 no die in Olive's turn", "Olive asks", edits{"die": `0`}, []string{"die ROUND-2"}},
	{"SOLO-10 a re-roll, the tile back in the centre", "Olive asks", edits{
		"phase": `"reroll"`, "turnOf": `0`, "olive.step": `"re-roll for the tile"`, "players[0].tiles": `[]`, "centre": `["1a","2a-solo","3b","4a","5b","6a"]`,
	}, nil},
	{"SOLO-10 a re-roll, the tile still held", "Olive asks", edits{
		"phase": `"reroll"`, "turnOf": `0`, "olive.step": `"re-roll for the tile"`, "players[0].tiles": `[{"face":"2a-solo","sideways":true}]`,
	}, []string{"olive.step SOLO-10"}},
	{"SOLO-10 a re-roll with the other side", "Olive asks", edits{
		"phase": `"reroll"`, "turnOf": `0`, "olive.step": `"re-roll for the tile"`, "players[0].tiles": `[]`, "centre": `["1a","2b-solo","3b","4a","5b","6a"]`,
	}, []string{"olive.step SOLO-10"}},

	// several
	{"several faults, none of a field", "act", edits{"bag.Y": `7`, "dice": `[4,4,4]`, "fulfilled": `true`}, []string{"bag GOODS-1", "dice SETUP-7", "fulfilled ORDER-3"}},
	{"several faults, the first of a field", "act", edits{"bag.Y": `7`, "players[0].track[4]": `"b2 E-W"`, "players[1].delivery": `70000`}, []string{"players[0].track[4] BUILD-3"}},
}

func TestStateJSONRefusesWhatCannotBe(t *testing.T) {
	for _, test := range brokenDocuments {
		t.Run(test.name, func(t *testing.T) {
			s := positionNamed(t, test.position)
			text := test.edits.of(t, &s)
			before := s
			err := json.Unmarshal(text, &s)
			if s != before && test.want != nil {
				t.Error("the State was written to")
			}
			if diff := cmp.Diff(test.want, faultsOf(t, err)); diff != "" {
				t.Errorf("mismatch (-want +got)\n%s\n%v", diff, err)
			}
		})
	}
}

// faultsOf lists the field and the rule of each family.StateError.
func faultsOf(t *testing.T, err error) (all []string) {
	t.Helper()
	if err == nil {
		return nil
	}
	for _, one := range parse.Each(err) {
		if malformed, ok := one.(*steamrollers.ParseError); ok {
			path, _, _ := strings.Cut(malformed.Expected.String(), " to be ")
			all = append(all, path)
			continue
		}
		var fault *family.StateError
		if !errors.As(one, &fault) {
			t.Fatalf("%v is not a *family.StateError", one)
		}
		entry := fault.Field
		if fault.Rule != nil && fault.Rule.IsValid() {
			entry += " " + fault.Rule.String()
			if !errors.Is(err, fault.Rule) {
				t.Errorf("%v does not wrap %v", err, fault.Rule)
			}
		}
		all = append(all, entry)
	}
	slices.Sort(all)
	return all
}

// edits are the values, as JSON, to put at places of a position's JSON; the
// empty value takes the place away. A place after the last one of a list is at
// its length.
type edits map[string]string

// of is the JSON of a position with the edits made.
func (e edits) of(t *testing.T, s *steamrollers.State) []byte {
	t.Helper()
	var root any = map[string]any(decode(t, s))
	for path, value := range e {
		root = put(t, root, strings.FieldsFunc(path, func(r rune) bool { return strings.ContainsRune(".[]", r) }), value)
	}
	text, err := json.Marshal(root)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func put(t *testing.T, in any, path []string, value string) any {
	t.Helper()
	if len(path) == 0 {
		var v any
		if err := json.Unmarshal([]byte(value), &v); err != nil {
			t.Fatalf("%s: %v", value, err)
		}
		return v
	}
	switch in := in.(type) {
	case map[string]any:
		if value == "" && len(path) == 1 {
			delete(in, path[0])
			return in
		}
		in[path[0]] = put(t, in[path[0]], path[1:], value)
		return in
	case []any:
		i, err := strconv.Atoi(path[0])
		switch {
		case err != nil || i > len(in):
			t.Fatalf("no place %v in %v", path, in)
		case i == len(in):
			return append(in, put(t, nil, path[1:], value))
		case value == "" && len(path) == 1:
			return slices.Delete(in, i, i+1)
		}
		in[i] = put(t, in[i], path[1:], value)
		return in
	}
	t.Fatalf("no place %v in %v", path, in)
	return nil
}

package main

import (
	"io/fs"
	"slices"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/bots"
	"github.com/railhex/railhex/variants/steam/tensor"
)

var steamGame = &exporter[*steam.State, steam.State, steam.Move]{
	head: headLine{
		Game: "steam", Version: tensor.Version, Size: tensor.Size, Actions: tensor.NumActions, Chances: tensor.NumChances,
	},
	sections: tensor.Sections(), blocks: tensor.Blocks(), chanceBlocks: tensor.ChanceBlocks(), leastPlayers: steam.MinSeats,
	encode: func(x []float32, s *steam.State, seat steam.Seat) {
		(*tensor.Position)(x).Encode(s, seat)
	},
	action: tensor.Action, chance: tensor.Chance, chanceFactors: tensor.AppendChance,
	grid: func(s *steam.State) *hexmap.Grid { return s.Map().Grid() },
	files: func(s *steam.State) map[string]string {
		setup, files := s.Setup(), map[string]string{}
		keep(files, setup.Map.Name(), ".map", setup.Map, steam.ShippedMap)
		keep(files, setup.Components.Name, ".components", setup.Components, steam.ShippedComponents)
		return files
	},
	start: func(players int) (steam.State, error) { return steam.New(steam.Setup{Players: players}) },
	bot:   bots.Named, luck: bots.NewLuck,
	header: func(start *steam.State, names []string) string {
		return steam.Record{Setup: start.Setup(), Notes: family.Notes{Names: names, Bots: slices.Repeat([]bool{true}, len(names))}}.String()
	},
	read: func(text string, files fs.FS) (g played[steam.State, steam.Move], err error) {
		record, err := steam.ParseRecord(text, files)
		if err != nil {
			return g, err
		}
		if _, err = record.Replay(); err != nil {
			return g, err
		}
		g.moves, g.players, g.start = record.Moves, record.Notes.Names, record.Position
		if g.start == (steam.State{}) {
			g.start, err = steam.New(record.Setup)
		}
		record.Moves, record.By, record.Result = nil, nil, nil
		g.header = record.String()
		return g, err
	},
}

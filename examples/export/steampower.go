package main

import (
	"io/fs"
	"slices"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/bots"
	"github.com/railhex/railhex/variants/steampower/tensor"
)

var steamPower = &exporter[*steampower.State, steampower.State, steampower.Move]{
	head: headLine{
		Game: "steampower", Version: tensor.Version, Size: tensor.Size, Actions: tensor.NumActions, Chances: tensor.NumChances,
	},
	sections: tensor.Sections(), blocks: tensor.Blocks(), chanceBlocks: tensor.ChanceBlocks(), leastPlayers: 2,
	encode: func(x []float32, s *steampower.State, seat steampower.Seat) {
		(*tensor.Position)(x).Encode(s, seat)
	},
	action: tensor.Action, chance: tensor.Chance, chanceFactors: tensor.AppendChance,
	grid: func(s *steampower.State) *hexmap.Grid { return s.Setup().Map.Grid() },
	files: func(s *steampower.State) map[string]string {
		setup, files := s.Setup(), map[string]string{}
		keep(files, setup.Map.Name(), ".map", setup.Map, steampower.ShippedMap)
		keep(files, setup.Components.Name, ".components", setup.Components, steampower.ShippedComponents)
		return files
	},
	start: func(players int) (steampower.State, error) { return steampower.New(steampower.Setup{Players: players}) },
	bot:   bots.Named, luck: bots.NewLuck,
	header: func(start *steampower.State, names []string) string {
		return steampower.Record{Setup: start.Setup(), Notes: family.Notes{Names: names, Bots: slices.Repeat([]bool{true}, len(names))}}.String()
	},
	read: func(text string, files fs.FS) (g played[steampower.State, steampower.Move], err error) {
		record, err := steampower.ParseRecord(text, files)
		if err != nil {
			return g, err
		}
		if _, err = record.Replay(); err != nil {
			return g, err
		}
		g.moves, g.players, g.start = record.Moves, record.Notes.Names, record.Position
		if g.start == (steampower.State{}) {
			g.start, err = steampower.New(record.Setup)
		}
		record.Moves, record.By, record.Result = nil, nil, nil
		g.header = record.String()
		return g, err
	},
}

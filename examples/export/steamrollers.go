package main

import (
	"io/fs"
	"slices"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/bots"
	"github.com/railhex/railhex/steamrollers/tensor"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family"
)

var steamRollers = &exporter[*steamrollers.State, steamrollers.State, steamrollers.Move]{
	head: headLine{
		Game: "steamrollers", Version: tensor.Version, Size: tensor.Size, Actions: tensor.NumActions, Chances: tensor.NumChances,
	},
	sections: tensor.Sections(), blocks: tensor.Blocks(), chanceBlocks: tensor.ChanceBlocks(), leastPlayers: 2,
	encode: func(x []float32, s *steamrollers.State, seat steamrollers.Seat) {
		(*tensor.Position)(x).Encode(s, seat)
	},
	action: tensor.Action, chance: tensor.Chance, chanceFactors: tensor.AppendChance,
	grid: func(s *steamrollers.State) *hexmap.Grid { return s.Setup().Board.Grid() },
	files: func(s *steamrollers.State) map[string]string {
		setup, files := s.Setup(), map[string]string{}
		keep(files, setup.Board.Name(), ".board", setup.Board, hexmap.Shipped)
		keep(files, setup.Components.Name, ".components", setup.Components, variants.ShippedComponents)
		return files
	},
	start: func(players int) (steamrollers.State, error) {
		return steamrollers.New(steamrollers.Setup{Players: players})
	},
	bot: bots.Named, luck: bots.NewLuck,
	header: func(start *steamrollers.State, names []string) string {
		return steamrollers.Record{Setup: start.Setup(), Notes: family.Notes{Names: names, Bots: slices.Repeat([]bool{true}, len(names))}}.String()
	},
	read: func(text string, files fs.FS) (g played[steamrollers.State, steamrollers.Move], err error) {
		record, err := steamrollers.ParseRecord(text, files)
		if err != nil {
			return g, err
		}
		if _, err = record.Replay(); err != nil {
			return g, err
		}
		g.moves, g.players, g.start = record.Moves, record.Notes.Names, record.Position
		if g.start == (steamrollers.State{}) {
			g.start, err = steamrollers.New(record.Setup)
		}
		record.Moves, record.By, record.Result = nil, nil, nil
		g.header = record.String()
		return g, err
	},
}

package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/railhex/railhex/examples/tournament/internal/games"
)

func (o *options) recordFile(game int) string { return o.file(fmt.Sprintf("records/%06d.srr", game)) }

// writeRecord writes the record of a game, under a header that names board and
// components as files beside it if they are files.
func (o *options) writeRecord(plan *games.Plan, game int, record games.Record) error {
	_, moves, _ := strings.Cut(record.String(), "\n\n")
	header := plan.Setups[plan.Fixture(game).Setup]
	for _, name := range []string{o.words.Board, o.younger.Map, o.words.Components} {
		header = strings.Replace(header, " "+name+"\n", " "+filepath.Base(name)+"\n", 1)
	}
	// A record that is there is taken for whole, so it comes there whole.
	part := o.recordFile(game) + ".part"
	if err := os.WriteFile(part, []byte(header+"\n"+moves), 0o666); err != nil {
		return err
	}
	return os.Rename(part, o.recordFile(game))
}

// prepareRecords makes the folder for records, and copies there what their
// headers name.
func (o *options) prepareRecords() error {
	if err := os.MkdirAll(o.file("records"), 0o777); err != nil {
		return err
	}
	return errors.Join(o.copyNamed(o.words.Board, ".board"), o.copyNamed(o.younger.Map, ".map"), o.copyNamed(o.words.Components, ".components"))
}

func (o *options) copyNamed(name, ending string) error {
	if !strings.HasSuffix(name, ending) {
		return nil // one that ships
	}
	text, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(o.file("records"), filepath.Base(name)), text, 0o666)
}

package tournament

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/railhex/railhex/examples/lab/internal/games"
	"github.com/railhex/railhex/variants/family/describe"
)

func (o *options) recordFile(game int) string { return o.file(fmt.Sprintf("records/%06d.srr", game)) }

// writeRecord writes the record of a game, under a header that names board and
// components as files beside it if they are files.
func (o *options) writeRecord(plan *games.Plan, game int, record games.Record) error {
	text, err := record.Record(describe.Notes{})
	if err != nil {
		return err
	}
	_, moves, _ := strings.Cut(text, "\n\n")
	header := plan.Setups[plan.Fixture(game).Setup]
	for _, name := range o.files() {
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
	var faults []error
	for _, name := range o.files() {
		text, err := os.ReadFile(name)
		if err == nil {
			err = os.WriteFile(filepath.Join(o.file("records"), filepath.Base(name)), text, 0o666)
		}
		faults = append(faults, err)
	}
	return errors.Join(faults...)
}

// files are those that the fields of a setup name.
func (o *options) files() (names []string) {
	for _, name := range o.said {
		if strings.Contains(name, ".") {
			names = append(names, name)
		}
	}
	return names
}

package tournament

import (
	"errors"
	"fmt"
	"strings"

	"github.com/railhex/railhex/examples/counting"
	"github.com/railhex/railhex/hexmap/parse"
)

// header is the header of a record of a setting. The error joins all that is wrong with
// it, by the flags that say it.
func (o *options) header(of counting.Setting) (header string, err error) {
	_, header, err = o.setup.BeginWith(of.Players, of.Said)
	if err != nil {
		return "", byFlag(err, of)
	}
	return strings.TrimSpace(header) + "\n", nil
}

// byFlag says what is wrong with the number of players by the flag that says it.
func byFlag(err error, of counting.Setting) error {
	var faults []error
	for _, fault := range parse.Each(err) {
		if why := errors.Unwrap(fault); why != nil && strings.HasPrefix(fault.Error(), "-players ") {
			fault = fmt.Errorf("-seats %d: %w", of.Players, why)
		}
		faults = append(faults, fault)
	}
	return errors.Join(faults...)
}

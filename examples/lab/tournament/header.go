package tournament

import (
	"strings"

	"github.com/railhex/railhex/variants/family/describe"
)

// header is the header of a record of a setting. The error joins all that is wrong with
// it, by the flags that say it.
func (o *options) header(of describe.Setting) (header string, err error) {
	_, header, err = o.setup.BeginWith(of.Players, of.Said)
	if err != nil {
		return "", err
	}
	return strings.TrimSpace(header) + "\n", nil
}

package plainrules

import (
	"errors"
	"fmt"
	"regexp"
	"strconv"
	"strings"
)

// components are what tiles and orders are worth and ask for (BOARD-4).
type components struct {
	tiles  map[string]tile  // by face
	orders map[string]order // by face
}

type tile struct {
	kept   bool // marked with an infinity sign, not a lightning bolt (TAKE-6)
	points int
}

type order struct {
	goods  string
	points int
}

var (
	tileForm  = regexp.MustCompile(`^tile ([1-6][ab]|2[ab]-solo) (spent|kept) ([+-]?[0-9]{1,2})$`)
	orderForm = regexp.MustCompile(`^order ([1-6][ab]) ([YRGBEK]{1,15}) ([+-]?[0-9]{1,2})$`)
	nameForm  = regexp.MustCompile(`^components \S+$`)
)

// readComponents reads a components file.
func readComponents(text string) (*components, error) {
	c := &components{tiles: map[string]tile{}, orders: map[string]order{}}
	var faults []error
	fault := func(format string, args ...any) {
		faults = append(faults, fmt.Errorf("components: "+format, args...))
	}
	named := false
	for line := range strings.Lines(text) {
		line, _, _ = strings.Cut(line, "#")
		line = strings.Join(strings.Fields(line), " ")
		if line == "" {
			continue
		}
		if m := tileForm.FindStringSubmatch(line); m != nil {
			if _, twice := c.tiles[m[1]]; twice {
				fault("tile %s twice", m[1])
			}
			points, _ := strconv.Atoi(m[3])
			c.tiles[m[1]] = tile{m[2] == "kept", points}
		} else if m := orderForm.FindStringSubmatch(line); m != nil {
			if _, twice := c.orders[m[1]]; twice {
				fault("order %s twice", m[1])
			}
			points, _ := strconv.Atoi(m[3])
			c.orders[m[1]] = order{sorted(m[2]), points}
		} else if nameForm.MatchString(line) && !named {
			named = true
		} else {
			fault("cannot read %q", line)
		}
	}
	if !named {
		fault("no name")
	}
	if len(c.tiles) != 14 || len(c.orders) != 12 {
		fault("%d faces of tiles and %d of orders, not 14 and 12", len(c.tiles), len(c.orders))
	}
	if !c.tiles["4b"].kept {
		fault("tile 4b is not kept (BOARD-4)")
	}
	return c, errors.Join(faults...)
}

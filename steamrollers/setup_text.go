package steamrollers

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants"
)

// canonical is the setup as one text, board and components in full: setups
// with the same text are the same.
func (setup Setup) canonical() string {
	return string(setup.appendParts(setup.appendHeader(nil)))
}

// appendParts appends board and components in full.
func (setup Setup) appendParts(dst []byte) []byte {
	dst, _ = setup.Board.AppendText(dst)
	dst, _ = setup.Components.AppendText(dst)
	return dst
}

// appendHeader appends the header of a record.
func (setup Setup) appendHeader(dst []byte) []byte {
	dst = append(dst, "game steamrollers\n"...)
	dst = append(appendNumber(append(dst, "players"...), setup.Players), '\n')
	dst = append(append(append(dst, "board "...), setup.boardName()...), '\n')
	dst = append(append(append(dst, "components "...), setup.componentsName()...), '\n')
	if setup.Modules != 0 {
		dst = append(append(append(dst, "module "...), setup.Modules.String()...), '\n')
	}
	if setup.Wall != hexmap.Open {
		dst = append(append(append(dst, "wall "...), setup.Wall.String()...), '\n')
	}
	if setup.Olive != 0 {
		dst = append(append(append(dst, "olive "...), setup.Olive.String()...), '\n')
	}
	return dst
}

// storedBoard is what JSON says of the board: its name if it ships, else its whole text.
func (setup Setup) storedBoard() string {
	if name := setup.Board.Name(); setup.boardName() == name {
		return name
	}
	return setup.Board.String()
}

// storedComponents is what JSON says of the components, likewise.
func (setup Setup) storedComponents() string {
	if name := setup.Components.Name; setup.componentsName() == name {
		return name
	}
	return setup.Components.String()
}

// boardName is what a record calls the board: its name if it ships, else that
// of a file.
func (setup Setup) boardName() string {
	name := setup.Board.Name()
	if shipped, ok := hexmap.Shipped(name); ok && (setup.Board == shipped || setup.Board.Equal(shipped)) {
		return name
	}
	return name + ".board"
}

// componentsName is what a record calls the components, likewise.
func (setup Setup) componentsName() string {
	name := setup.Components.Name
	if shipped, ok := variants.ShippedComponents(name); ok && setup.Components == shipped {
		return name
	}
	return name + ".components"
}

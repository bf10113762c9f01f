package steamrollers

import "github.com/railhex/railhex/hexmap"

// canonical is the setup as one text, board and components in full: setups
// with the same text are the same.
func (setup Setup) canonical() string {
	text := setup.appendHeader(nil)
	text, _ = setup.Board.AppendText(text)
	text, _ = setup.Components.AppendText(text)
	return string(text)
}

// appendHeader appends the header of a record, board and components by name.
func (setup Setup) appendHeader(dst []byte) []byte {
	dst = append(dst, "game steamrollers\n"...)
	dst = append(appendNumber(append(dst, "players"...), setup.Players), '\n')
	dst = append(append(append(dst, "board "...), setup.Board.Name()...), '\n')
	dst = append(append(append(dst, "components "...), setup.Components.Name...), '\n')
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

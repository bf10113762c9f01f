package steam

import (
	"fmt"
	"sync"
)

// canonical is the setup as one text, map and components in full: setups with
// the same text are the same.
func (setup Setup) canonical() string {
	text := setup.appendHeader(nil)
	text = append(text, setup.Map.String()...)
	if setup.Components == standard() {
		return string(text) + standardText()
	}
	return string(setup.Components.appendText(text))
}

var standardText = sync.OnceValue(func() string { return standard().String() })

// appendHeader appends the header of a record.
func (setup Setup) appendHeader(dst []byte) []byte {
	dst = fmt.Appendf(dst, "game steam\nplayers %d\nmap %s\ncomponents %s\nrules %s\n",
		setup.Players, setup.mapName(), setup.componentsName(), setup.Variant)
	if setup.Variant == Base {
		dst = fmt.Appendf(dst, "order %s\n", setup.Order)
	}
	return dst
}

// storedMap is what JSON says of the map: its name if it ships, else its whole text.
func (setup Setup) storedMap() string {
	if name := setup.mapName(); name == setup.Map.Name() {
		return name
	}
	return setup.Map.String()
}

// storedComponents is what JSON says of the components, likewise.
func (setup Setup) storedComponents() string {
	if name := setup.componentsName(); name == setup.Components.Name {
		return name
	}
	return setup.Components.String()
}

// mapName is what a record calls the map: its name if it ships, else that of a
// file.
func (setup Setup) mapName() string {
	name := setup.Map.Name()
	if shipped, ok := ShippedMap(name); ok && setup.Map.Equal(shipped) {
		return name
	}
	return name + ".map"
}

// componentsName is what a record calls the components, likewise.
func (setup Setup) componentsName() string {
	name := setup.Components.Name
	if shipped, ok := ShippedComponents(name); ok && setup.Components.Equal(shipped) {
		return name
	}
	return name + ".components"
}

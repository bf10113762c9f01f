package test

import (
	"strings"
	"testing"
)

// TestScreens asks what a screen asks of games: places, overlays, bots' reasons, and what has
// happened since a seat moved.
func TestScreens(t *testing.T) {
	const every = `{"drawn":true,"steps":true}`
	const want = `{"wrong":[],"told":{"steamrollers":` + every + `,"steampower":` + every + `,"steam":` + every + `}}`
	if said := strings.TrimSpace(node(t, "screens.mjs")); said != want {
		t.Errorf("screens say %s", said)
	}
}

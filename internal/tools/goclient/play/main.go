//go:build generated

package main

import (
	"context"
	"crypto/rand"
	"encoding/base64"
	"fmt"
	"log"
	"net/http"
	"os"

	"github.com/railhex/railhex/internal/tools/goclient/client"
)

func main() {
	moves, err := play(context.Background(), os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("over after", moves > 0)
}

// by has a request come from a player.
func by(key string) client.RequestEditorFn {
	return func(_ context.Context, r *http.Request) error {
		r.Header.Set("Authorization", "Bearer "+key)
		return nil
	}
}

func play(ctx context.Context, url string) (moves int, err error) {
	c, err := client.NewClientWithResponses(url)
	if err != nil {
		return 0, err
	}
	var setup client.OpenJSONBody_Setup
	if err := setup.FromOpenJSONBodySetup0([]string{"game steamrollers", "players 2", "board standard", "components standard"}); err != nil {
		return 0, err
	}
	opened, err := c.OpenWithResponse(ctx, client.OpenJSONRequestBody{Setup: setup})
	if err != nil || opened.JSON201 == nil {
		return 0, fmt.Errorf("open: %v, %s", err, opened.Body)
	}
	table := opened.JSON201.Table
	var players []client.RequestEditorFn
	for _, invite := range opened.JSON201.Invites {
		var key [32]byte
		rand.Read(key[:])
		players = append(players, by(base64.RawURLEncoding.EncodeToString(key[:])))
		sat, err := c.SitWithResponse(ctx, table, nil, client.SitJSONRequestBody{Invite: invite}, players[len(players)-1])
		if err != nil || sat.JSON200 == nil {
			return 0, fmt.Errorf("sit: %v, %s", err, sat.Body)
		}
	}
	for turn := 1; ; {
		view, err := c.ViewWithResponse(ctx, table, nil, players[turn-1])
		if err != nil || view.JSON200 == nil {
			return 0, fmt.Errorf("view: %v", err)
		}
		v := view.JSON200
		switch {
		case v.Over:
			return v.Moves, nil
		case v.Turn != turn:
			turn = v.Turn
			continue
		}
		moved, err := c.MoveWithResponse(ctx, table, nil, client.MoveJSONRequestBody{Position: v.Position, Move: last(v.Options), Request: rand.Text()}, players[turn-1])
		if err != nil || moved.JSON200 == nil {
			return 0, fmt.Errorf("move: %v, %s", err, moved.Body)
		}
	}
}

// last is the last move in groups.
func last(groups []client.Group) (move string) {
	for _, g := range groups {
		if g.Groups != nil {
			move = last(*g.Groups)
		}
		if g.Options != nil {
			for _, o := range *g.Options {
				move = o.Move
			}
		}
	}
	return move
}

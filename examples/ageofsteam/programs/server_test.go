package programs

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/railhex/railhex/variants/family/describe"
)

// ask asks a server, and reads the answer.
func ask(t *testing.T, method, url, token string, body, into any) (status int) {
	t.Helper()
	text, err := json.Marshal(body)
	if err != nil {
		t.Fatal(err)
	}
	request, err := http.NewRequestWithContext(t.Context(), method, url, bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	request.Header.Set("Content-Type", "application/json")
	if token != "" {
		request.Header.Set("Authorization", "Bearer "+token)
	}
	answer, err := http.DefaultClient.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	said, err := io.ReadAll(answer.Body)
	if err == nil && into != nil {
		err = json.Unmarshal(said, into)
	}
	if err != nil {
		t.Fatalf("%s %s: %v\n%s", method, url, err, said)
	}
	return answer.StatusCode
}

// TestThreeSitAtATable opens a table on a server, sits down in all seats, and makes some moves.
func TestThreeSitAtATable(t *testing.T) {
	address := freeAddress(t)
	server := called("server", "-address", address, "-database", filepath.Join(t.TempDir(), "tables.db"))
	var log bytes.Buffer
	server.Stderr = &log
	if err := server.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = server.Process.Signal(syscall.SIGTERM)
		if err := server.Wait(); err != nil || strings.Contains(log.String(), "panic") || t.Failed() {
			t.Errorf("the server ends with %v\n%s", err, &log)
		}
	})
	url := "http://" + address + "/api/"
	for deadline := time.Now().Add(time.Minute); ; time.Sleep(20 * time.Millisecond) {
		if answer, err := http.Get(url + "choices"); err == nil {
			answer.Body.Close()
			break
		} else if time.Now().After(deadline) {
			t.Fatalf("the server does not answer: %v", err)
		}
	}
	var opened struct {
		Table   string
		Invites []string
	}
	ask(t, "POST", url+"tables", "", map[string]any{"setup": []string{"game ageofsteam", "players 3", "map reversteam"}}, &opened)
	at := url + "tables/" + opened.Table
	tokens := make([]string, len(opened.Invites))
	for i, invite := range opened.Invites {
		key := sha256.Sum256([]byte(invite)) // a player's key is 32 bytes
		tokens[i] = base64.RawURLEncoding.EncodeToString(key[:])
		if status := ask(t, "POST", at+"/seats", tokens[i], map[string]any{"invite": invite, "name": []string{"Ada", "Ben", "Cleo"}[i]}, nil); status != http.StatusOK {
			t.Fatalf("the invitation to seat %d is answered with %d", i+1, status)
		}
	}
	for n := range 8 {
		var v struct {
			Turn     int
			Position int64
			Options  []describe.Group
		}
		ask(t, "GET", at, "", nil, &v)
		token := tokens[v.Turn-1]
		ask(t, "GET", at, token, nil, &v)
		options := v.Options[len(v.Options)-1].Options
		if status := ask(t, "POST", at+"/moves", token, map[string]any{"position": v.Position, "move": options[0].Move, "request": fmt.Sprint("request-of-move-", n)}, nil); status != http.StatusOK {
			t.Fatalf("%s is answered with %d", options[0].Move, status)
		}
	}
	if answer, err := http.Get("http://" + address + "/"); err != nil || answer.StatusCode != http.StatusOK {
		t.Errorf("there is no page: %v", err)
	}
}

// freeAddress is one where nobody listens.
func freeAddress(t *testing.T) string {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	return listener.Addr().String()
}

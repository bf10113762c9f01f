package servertest

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/ecdh"
	"crypto/hkdf"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
)

// A Push is what a browser got, and how.
type Push struct {
	Browser int // by the order in which they subscribed
	Key     string
	Topic   string
	Text    string
	Message map[string]string // the same, from JSON
}

// A PushService takes pushes to its browsers. It decrypts each as the browser would, and reads whose key it names.
type PushService struct {
	t      *testing.T
	server *httptest.Server
	Pushes chan Push // that it took

	mu       sync.Mutex
	browsers []Browser
	answer   func(browser int) int
}

// A Browser is one that has subscribed.
type Browser struct {
	Endpoint, P256dh, Auth string
	private                *ecdh.PrivateKey
	auth                   []byte
}

// NewPushService starts a service.
func NewPushService(t *testing.T) *PushService {
	t.Helper()
	s := &PushService{t: t, Pushes: make(chan Push, 1000), answer: func(int) int { return http.StatusCreated }}
	s.server = httptest.NewServer(http.HandlerFunc(s.take))
	t.Cleanup(s.server.Close)
	return s
}

// Answer has the service answer by a function from now on. Only what it answers with 201 it takes.
func (s *PushService) Answer(answer func(browser int) int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.answer = answer
}

// Subscribe subscribes another browser.
func (s *PushService) Subscribe() Browser {
	s.t.Helper()
	private := Must(ecdh.P256().GenerateKey(rand.Reader))
	b := Browser{private: private, auth: make([]byte, 16)}
	rand.Read(b.auth)
	b.P256dh, b.Auth = text(private.PublicKey().Bytes()), text(b.auth)
	s.mu.Lock()
	defer s.mu.Unlock()
	b.Endpoint = fmt.Sprintf("%s/push/%d/%s", s.server.URL, len(s.browsers), rand.Text())
	s.browsers = append(s.browsers, b)
	return b
}

func (s *PushService) take(w http.ResponseWriter, r *http.Request) {
	number := -1
	s.mu.Lock()
	for i, b := range s.browsers {
		if strings.HasSuffix(b.Endpoint, r.URL.Path) {
			number = i
		}
	}
	answer := s.answer
	s.mu.Unlock()
	if number < 0 || r.Method != http.MethodPost {
		s.t.Errorf("%s %s is no push", r.Method, r.URL)
		w.WriteHeader(http.StatusNotFound)
		return
	}
	if status := answer(number); status != http.StatusCreated {
		w.WriteHeader(status)
		return
	}
	body, err := io.ReadAll(r.Body)
	if err != nil {
		s.t.Error(err)
		return
	}
	p, err := s.read(number, r.Header, body)
	if err != nil {
		s.t.Error(err)
	}
	w.WriteHeader(http.StatusCreated)
	s.Pushes <- p
}

// read decrypts a push and returns what it says.
func (s *PushService) read(number int, h http.Header, body []byte) (p Push, err error) {
	s.mu.Lock()
	b := s.browsers[number]
	s.mu.Unlock()
	p = Push{Browser: number, Topic: h.Get("Topic")}
	_, p.Key, _ = strings.Cut(h.Get("Authorization"), ", k=")
	if p.Text, err = b.decrypt(body); err != nil {
		return p, err
	}
	return p, json.Unmarshal([]byte(p.Text), &p.Message)
}

// decrypt decrypts the one record of a push: RFC 8291 and RFC 8188.
func (b Browser) decrypt(body []byte) (string, error) {
	const salt, sizes, point = 16, 5, 65
	if len(body) < salt+sizes+point {
		return "", errors.New("the push has no header")
	}
	sender, sealed := body[salt+sizes:][:point], body[salt+sizes+point:]
	public, err := ecdh.P256().NewPublicKey(sender)
	if err != nil {
		return "", err
	}
	derive := func(secret, salt []byte, info string, length int) []byte {
		return Must(hkdf.Key(sha256.New, secret, salt, info, length))
	}
	first := derive(Must(b.private.ECDH(public)), b.auth, "WebPush: info\x00"+string(b.private.PublicKey().Bytes())+string(sender), 32)
	block := Must(aes.NewCipher(derive(first, body[:salt], "Content-Encoding: aes128gcm\x00", 16)))
	nonce := derive(first, body[:salt], "Content-Encoding: nonce\x00", 12)
	plain, err := Must(cipher.NewGCM(block)).Open(nil, nonce, sealed, nil)
	return strings.TrimRight(string(plain), "\x00\x02"), err
}

func text(b []byte) string { return base64.RawURLEncoding.EncodeToString(b) }

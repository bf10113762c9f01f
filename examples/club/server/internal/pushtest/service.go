package pushtest

import (
	"crypto/ecdh"
	"crypto/rand"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
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

// A Service is a push service, and its browsers.
type Service struct {
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

// New starts a service.
func New(t *testing.T) *Service {
	t.Helper()
	s := &Service{t: t, Pushes: make(chan Push, 1000), answer: func(int) int { return http.StatusCreated }}
	s.server = httptest.NewServer(http.HandlerFunc(s.take))
	t.Cleanup(s.server.Close)
	return s
}

// Answer has the service answer by a function from now on. Only what it answers with 201 it takes.
func (s *Service) Answer(answer func(browser int) int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.answer = answer
}

// Subscribe subscribes another browser.
func (s *Service) Subscribe() Browser {
	s.t.Helper()
	private, err := ecdh.P256().GenerateKey(rand.Reader)
	if err != nil {
		s.t.Fatal(err)
	}
	b := Browser{private: private, auth: make([]byte, 16)}
	rand.Read(b.auth)
	b.P256dh, b.Auth = text(private.PublicKey().Bytes()), text(b.auth)
	s.mu.Lock()
	defer s.mu.Unlock()
	b.Endpoint = fmt.Sprintf("%s/push/%d/%s", s.server.URL, len(s.browsers), rand.Text())
	s.browsers = append(s.browsers, b)
	return b
}

func (s *Service) take(w http.ResponseWriter, r *http.Request) {
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

// read holds a push against the standards.
func (s *Service) read(number int, h http.Header, body []byte) (p Push, err error) {
	s.mu.Lock()
	b := s.browsers[number]
	s.mu.Unlock()
	if h.Get("Content-Encoding") != "aes128gcm" || h.Get("TTL") == "" || len(h.Get("Topic")) > 32 {
		return p, fmt.Errorf("the headers are %v", h)
	}
	address, err := url.Parse(b.Endpoint)
	if err != nil {
		return p, err
	}
	p = Push{Browser: number, Topic: h.Get("Topic")}
	if p.Key, err = signedBy(h.Get("Authorization"), address.Scheme+"://"+address.Host); err != nil {
		return p, err
	}
	if p.Text, err = b.Decrypt(body); err != nil {
		return p, err
	}
	return p, json.Unmarshal([]byte(p.Text), &p.Message)
}

func text(b []byte) string { return base64.RawURLEncoding.EncodeToString(b) }

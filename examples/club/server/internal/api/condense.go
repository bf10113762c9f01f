package api

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/base64"
	"io"
	"net/http"
	"strings"
	"sync"
)

// tagOf is the ETag of a text. It is weak, for the text may be sent compressed.
func tagOf(text []byte) string {
	sum := sha256.Sum256(text)
	return `W/"` + base64.RawURLEncoding.EncodeToString(sum[:12]) + `"`
}

// short is below how many bytes an answer is not compressed.
const short = 512

// condense returns what is sent of an answer, and by which status: nothing of what the client
// has, and the rest compressed if the client takes that.
func condense(h http.Header, r *http.Request, status int, text []byte) (int, []byte) {
	h.Add("Vary", "Accept-Encoding, Accept-Language, Authorization")
	if tag := h.Get("ETag"); status < 300 && (r.Method == http.MethodGet || r.Method == http.MethodHead) {
		if tag == "" {
			tag = tagOf(text)
			h.Set("ETag", tag)
		}
		h.Set("Cache-Control", "private, no-cache") // a browser may keep it, and asks whether it still holds
		if has(r, tag) {
			h.Del("Content-Type")
			return http.StatusNotModified, nil
		}
	}
	if len(text) < short || !takesGzip(r) {
		return status, text
	}
	h.Set("Content-Encoding", "gzip")
	return status, squeezed(text)
}

// has reports whether a client has what a tag names.
func has(r *http.Request, tag string) bool {
	for one := range strings.SplitSeq(r.Header.Get("If-None-Match"), ",") {
		if strings.TrimPrefix(strings.TrimSpace(one), "W/") == strings.TrimPrefix(tag, "W/") {
			return true
		}
	}
	return false
}

// takesGzip reports whether a client takes what is compressed.
func takesGzip(r *http.Request) bool {
	for one := range strings.SplitSeq(r.Header.Get("Accept-Encoding"), ",") {
		name, weight, _ := strings.Cut(strings.ReplaceAll(one, " ", ""), ";")
		if name == "gzip" {
			return weight == "" || strings.Trim(weight, "q=0.") != ""
		}
	}
	return false
}

// A writer of gzip needs much memory, and is used again.
var squeezers = sync.Pool{New: func() any { return gzip.NewWriter(nil) }}

func squeezed(text []byte) []byte {
	w := squeezers.Get().(*gzip.Writer)
	defer squeezers.Put(w)
	var b bytes.Buffer
	w.Reset(&b)
	w.Write(text) // into memory
	w.Close()
	return b.Bytes()
}

// unsqueezed is a text that squeezed has compressed.
func unsqueezed(text []byte) []byte {
	r, err := gzip.NewReader(bytes.NewReader(text))
	if err != nil {
		panic(err) // it was compressed here
	}
	b, err := io.ReadAll(r)
	if err != nil {
		panic(err)
	}
	return b
}

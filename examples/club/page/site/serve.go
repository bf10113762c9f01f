package site

import (
	"bytes"
	"mime"
	"net/http"
	"path"
	"strconv"
	"strings"
	"time"
)

// Policy lets the page load what the site holds, and nothing else. It compiles the
// library, which is what wasm-unsafe-eval allows. The page says the same of itself
// where a server does not, but for the frames of others, which only a server can
// forbid.
const Policy = pagePolicy + "; frame-ancestors 'none'"

const pagePolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; img-src 'self'; " +
	"manifest-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'"

// types are those of files that a machine may not know.
var types = map[string]string{".wasm": "application/wasm", ".webmanifest": "application/manifest+json", ".js": "text/javascript; charset=utf-8", ".ts": "text/plain; charset=utf-8"}

func typeOf(address string) string {
	ending := path.Ext(address)
	if kind, ok := types[ending]; ok {
		return kind
	}
	return mime.TypeByExtension(ending)
}

// sizeHeader says how large a file is that is sent compressed.
const sizeHeader = "X-Size"

// Handler serves the site, compressed for clients that accept it.
func (s *Site) Handler() http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		header := w.Header()
		header.Set("Content-Security-Policy", Policy)
		header.Set("X-Content-Type-Options", "nosniff")
		header.Set("Referrer-Policy", "no-referrer")
		header.Set("Cache-Control", "no-cache") // it may be another one at the next start
		header.Set("Vary", "Accept-Encoding")
		address := strings.TrimPrefix(r.URL.Path, "/")
		if address == "" {
			address = index
		}
		f, ok := s.files[address]
		if !ok || address == index && r.URL.Path != "/" {
			http.NotFound(w, r)
			return
		}
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			header.Set("Allow", "GET, HEAD")
			http.Error(w, "a site can only be read", http.StatusMethodNotAllowed)
			return
		}
		content, encoding := f.encoded(r.Header.Get("Accept-Encoding"))
		header.Set("Content-Type", typeOf(address))
		header.Set("ETag", `"`+f.tag+encoding+`"`)
		header.Set(sizeHeader, strconv.Itoa(len(f.content)))
		if encoding != "" {
			header.Set("Content-Encoding", encoding)
		}
		http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(content))
	})
}

// encoded is the content as a browser takes it that accepts some encodings.
func (f file) encoded(accepted string) (content []byte, encoding string) {
	switch {
	case f.brotli != nil && accepts(accepted, "br"):
		return f.brotli, "br"
	case f.gzip != nil && accepts(accepted, "gzip"):
		return f.gzip, "gzip"
	}
	return f.content, ""
}

// accepts reports whether an encoding stands in a list, and not as one that is
// refused.
func accepts(list, encoding string) bool {
	for part := range strings.SplitSeq(list, ",") {
		name, weight, _ := strings.Cut(part, ";")
		if strings.TrimSpace(name) != encoding {
			continue
		}
		_, q, _ := strings.Cut(weight, "q=")
		worth, err := strconv.ParseFloat(strings.TrimSpace(q), 64)
		return err != nil || worth > 0
	}
	return false
}

package site

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
)

// A file is one file of a site, as it is and compressed.
type file struct {
	content      []byte
	gzip, brotli []byte // nil if not compressed so
	tag          string // another one for other content
}

const worthwhile = 1024 // bytes below which a file is not compressed

// newFile is a file, compressed with gzip where that is worthwhile.
func newFile(content []byte) file {
	f := file{content: content, tag: tagOf(content)}
	if len(content) >= worthwhile {
		f.gzip = compress(content)
	}
	return f
}

func tagOf(content []byte) string {
	sum := sha256.Sum256(content)
	return hex.EncodeToString(sum[:8])
}

func compress(content []byte) []byte {
	var squeezed bytes.Buffer
	w, err := gzip.NewWriterLevel(&squeezed, gzip.BestCompression)
	if err == nil {
		_, err = w.Write(content)
	}
	if err == nil {
		err = w.Close()
	}
	if err != nil {
		panic(err) // the level is one, and a buffer takes what it is given
	}
	return squeezed.Bytes()
}

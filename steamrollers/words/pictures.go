package words

import (
	"strings"

	"github.com/railhex/railhex/steamrollers/picture"
)

// picturePrefix is what the keys of the text in pictures begin with.
const picturePrefix = "picture."

// withPictures is the sentences and the English text in pictures, which is in
// package picture.
func withPictures(sentences map[string]string) map[string]string {
	for key, text := range picture.English() {
		sentences[picturePrefix+key] = text
	}
	return sentences
}

// Pictures is a fresh map of the text in pictures, for [picture.Style.Words].
// Players are called by their numbers in it.
func (p Speaker) Pictures() map[string]string {
	text := map[string]string{}
	for key, sentence := range languages[p.Language()].sentences {
		if key, ok := strings.CutPrefix(key, picturePrefix); ok {
			text[key] = sentence
		}
	}
	return text
}

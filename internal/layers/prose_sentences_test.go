package layers

import (
	"regexp"
	"strings"
)

const longSentence = "long sentence"

var (
	// sentenceEnd matches the end of a sentence and the beginning of the next.
	sentenceEnd = regexp.MustCompile("[.!?][\"”’)»]*\\s+[\\p{Lu}\\d\"“‘(\\[`*_{-]")
	aWord       = regexp.MustCompile("[\\pL\\pN]|``")
)

// longSentences returns where sentences begin that have too many words. A program within
// a doc comment is no sentence. Each item of a list and each cell of a table stands alone.
func (b block) longSentences() (places []int) {
	if b.most == 0 {
		return nil
	}
	begin, offset := 0, 0
	end := func(to int) {
		from := begin
		for _, match := range sentenceEnd.FindAllStringIndex(b.text[begin:to], -1) {
			stop := begin + match[0] + 1
			places = b.addLong(places, from, stop)
			from = stop
		}
		places = b.addLong(places, from, to)
	}
	markdown := strings.HasSuffix(b.file, ".md")
	for line := range strings.Lines(b.text) {
		text := strings.TrimSpace(line)
		code := !markdown && (strings.HasPrefix(line, "\t") || strings.HasPrefix(line, "  "))
		if text == "" || code || strings.HasPrefix(text, "# ") || strings.HasPrefix(text, "- ") {
			end(offset)
			begin = offset
		}
		if code {
			begin += len(line)
		}
		if markdown && strings.HasPrefix(text, "|") {
			for i := range len(line) {
				if line[i] == '|' {
					end(offset + i)
					begin = offset + i + 1
				}
			}
		}
		offset += len(line)
	}
	end(offset)
	return places
}

// addLong appends the place of a sentence if it has too many words.
func (b block) addLong(places []int, from, to int) []int {
	count := 0
	for _, word := range strings.Fields(b.text[from:to]) {
		if aWord.MatchString(word) {
			count++
		}
	}
	if count <= b.most {
		return places
	}
	space := len(b.text[from:to]) - len(strings.TrimLeft(b.text[from:to], " \t\n"))
	return append(places, from+space)
}

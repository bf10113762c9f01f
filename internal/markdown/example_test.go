package markdown_test

import (
	"fmt"

	"github.com/railhex/railhex/internal/markdown"
)

// A program reads the rules of a game from their page, with the link to each.
func ExampleBlocks() {
	page := "# The rules\n\n### BUILD-1\n\nPlayers build only what they can pay for.\n"
	for _, block := range markdown.Blocks(page) {
		switch block.Kind {
		case markdown.Heading:
			fmt.Printf("%d: %s, #%s\n", block.Line, block.Lines[0], markdown.Anchor(block.Lines[0]))
		case markdown.Paragraph:
			fmt.Print(block.Text())
		}
	}
	// Output:
	// 1: The rules, #the-rules
	// 3: BUILD-1, #build-1
	// Players build only what they can pay for.
}

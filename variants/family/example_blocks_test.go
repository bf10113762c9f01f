package family_test

import (
	"fmt"

	"github.com/railhex/railhex/variants/family"
)

// A program reads the rules of a game from their page, with the link to each.
func ExampleBlocks() {
	page := "# The rules\n\n### BUILD-1\n\nPlayers build only what they can pay for.\n"
	for _, block := range family.Blocks(page) {
		switch block.Kind {
		case family.HeadingBlock:
			fmt.Printf("%d: %s, #%s\n", block.Line, block.Lines[0], family.Anchor(block.Lines[0]))
		case family.ParagraphBlock:
			fmt.Print(block.Text())
		}
	}
	// Output:
	// 1: The rules, #the-rules
	// 3: BUILD-1, #build-1
	// Players build only what they can pay for.
}

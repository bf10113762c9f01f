// Package book reads the pages of the project that stand beside each game: the
// numbered rules (RULES.md) and the notation (NOTATION.md).
//
//	for _, block := range book.Blocks(text) {
//		if block.Kind == book.Fence {
//			fmt.Println(block.Line, block.Info, block.Lines)
//		}
//	}
//	rules, err := book.ParseRules(text)
//
// The pages are Markdown, of which it knows what they use: headings, paragraphs,
// lists, tables and fences, and in their text code, links, bold and slanted words.
// [AppendHTML] shows a page in a browser.
//
// Tests hold the pages against the code by it, and examples/web shows them. The
// library imports neither it nor the pages.
package book

// Package markdown reads the pages of the project that are held against its code or
// shown in a browser: the rules and the notation of each game.
//
//	for _, block := range markdown.Blocks(text) {
//		if block.Kind == markdown.Fence {
//			fmt.Println(block.Line, block.Info, block.Lines)
//		}
//	}
//
// Of Markdown it knows what these pages use: headings, paragraphs, lists, tables and
// fences, and in their text code, links, bold and slanted words. [AppendHTML] makes a
// page of HTML.
package markdown

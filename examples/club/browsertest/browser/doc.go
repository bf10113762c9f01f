// Package browser opens pages in a real browser, for tests, and does there what people
// do: they click, type, press keys, look, and wait until something is to be seen.
//
//	p := browser.Open(t, address, browser.Phone)
//	p.Until("the page has begun", `!document.getElementById("loading")`)
//	p.Choose("#seed", "7")
//	p.Click("#start")
//	p.Sees("#prompt", "draft")
//	height := browser.Eval[int](p, `document.querySelector(%s).scrollHeight`, "#log")
//	p.Screenshot("begun") // kept with the flag -screenshots
//
// It promises that a test waits for what it names and for no span of time. What never
// comes fails the test after minutes, and what comes late on a busy machine does not.
// The flag -slow tries that, with a page whose processor is slower. Without a browser a
// test that opens a page is skipped. All pages are profiles of one browser, which [Main]
// ends.
package browser

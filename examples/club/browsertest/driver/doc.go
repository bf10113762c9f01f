// Package driver opens pages in browsers that do not speak the protocol of Chromium:
// Firefox by its Marionette, and WebKit by WebDriver. A test that wants one that is not
// installed is skipped.
package driver

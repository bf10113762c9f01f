// Program steampower is the engine with Steam Power alone, for pages that play nothing else.
package main

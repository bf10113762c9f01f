// Hands serves a table of Steam Power over HTTP, where each player sees their own hand.
package main

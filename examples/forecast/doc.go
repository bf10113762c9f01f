// Package forecast tells whoever waits for many games how long they will take:
//
//	f := forecast.Of(games, time.Now())
//	for played := 1; played <= games; played++ {
//		…
//		f.Tell(os.Stderr, time.Now(), played)
//	}
//
// It speaks once, after some seconds.
package forecast

// Package forecast tells people who wait for many games how long they will take:
//
//	f := forecast.Of(games, 1, time.Now())
//	for played := 1; played <= games; played++ {
//		…
//		f.Tell(os.Stderr, time.Now(), played)
//	}
//
// It first speaks after some seconds, and again when it has turned out to be wrong.
package forecast

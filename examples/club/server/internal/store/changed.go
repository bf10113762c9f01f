package store

// backlog is how many changes may wait to be told. Where more come, "" says that any
// table may have changed, and nothing is lost.
const backlog = 1024

// announce sends a change without waiting for the listener.
func announce(changed chan string, id string) {
	for {
		select {
		case changed <- id:
			return
		default:
		}
		for range cap(changed) { // too many to tell one by one
			select {
			case <-changed:
			default:
			}
		}
		id = ""
	}
}

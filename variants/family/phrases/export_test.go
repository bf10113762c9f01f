package phrases

// FaultsIn and the words of lists are held against each other from outside.
var (
	FaultsIn = &faultsIn
	Lists    = &lists
)

// Package npz writes numpy's own format: arrays in a zip, as numpy.savez_compressed does and
// numpy.load reads.
package npz

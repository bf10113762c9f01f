//go:build !unix

package dialogue

import "os/exec"

// Elsewhere there are no groups of processes: what a command starts sees the
// end of its input, and should end by itself.

func group(*exec.Cmd) {}

func killGroup(c *exec.Cmd) { _ = c.Process.Kill() }

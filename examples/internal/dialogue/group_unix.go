//go:build unix

package dialogue

import (
	"os/exec"
	"syscall"
)

// group makes a command the first of a group of processes, so that what it
// starts (as "go run" does) ends with it.
func group(c *exec.Cmd) { c.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }

// killGroup ends a command and all of its group. The error would be that it has
// ended already.
func killGroup(c *exec.Cmd) { _ = syscall.Kill(-c.Process.Pid, syscall.SIGKILL) }

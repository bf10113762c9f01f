package main

import (
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
)

// compare prints how the surface of the revision in the repository at root became that of today.
func compare(w io.Writer, root, revision string, today surface) error {
	dir, err := os.MkdirTemp("", "surface")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	archive := exec.Command("sh", "-c", `git archive "$1" | tar -x -C "$2"`, "sh", revision, dir)
	archive.Dir, archive.Stderr = root, os.Stderr
	if err := archive.Run(); err != nil {
		return fmt.Errorf("git archive %s: %w", revision, err)
	}
	all, err := load(dir, false)
	if err != nil {
		return err
	}
	before := newSurface()
	for _, pkg := range all {
		before.add(pkg)
	}
	kept, added, later := 0, 0, 0
	for name := range today.names {
		switch _, old := before.names[name]; {
		case old:
			kept++
		case before.packages[packageOf(name)]:
			added++
		default:
			later++
		}
	}
	fmt.Fprintf(w, "%s: %d exported, of which %d remain and %d are gone; since then %d are new in its packages, %d in other packages; %d constants\n",
		revision, len(before.names), kept, len(before.names)-kept, added, later, before.constants)
	return nil
}

// packageOf returns the package of a "package.Type.Member".
func packageOf(name string) string {
	slash := strings.LastIndex(name, "/")
	path, _, _ := strings.Cut(name[slash:], ".")
	return name[:slash] + path
}

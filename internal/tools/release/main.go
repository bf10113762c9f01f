package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/mod/modfile"
	"golang.org/x/mod/module"
	"golang.org/x/mod/semver"
	"golang.org/x/mod/zip"
)

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "release: say the tree and a folder for what is made of it")
		os.Exit(2)
	}
	if err := release(os.Args[1], os.Args[2]); err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1)
	}
}

// A released is a module of the tree that a release publishes.
type released struct {
	dir  string // in the tree
	file *modfile.File
	text []byte // of go.mod, as it is published: `go install` takes no module that replaces another
}

func (m *released) path() string { return m.file.Module.Mod.Path }

func release(tree, folder string) error {
	modules, err := modulesOf(tree)
	if err != nil {
		return err
	}
	version, err := versionOf(modules)
	if err != nil {
		return err
	}
	if err := free(tree, version); err != nil {
		return err
	}
	for _, m := range modules {
		if err := publish(tree, filepath.Join(folder, "proxy"), m, version); err != nil {
			return fmt.Errorf("%s: %w", m.path(), err)
		}
	}
	packages, err := importable(tree, modules)
	if err != nil {
		return err
	}
	fmt.Printf("%d modules at %s; a stranger imports %d packages of nested ones\n", len(modules), version, len(packages))
	return errors.Join(
		stranger(tree, filepath.Join(folder, "proxied"), modules, version, packages, false),
		stranger(tree, filepath.Join(folder, "replaced"), modules, version, packages, true))
}

// modulesOf are the modules of a tree that a release publishes, the library first.
func modulesOf(tree string) (modules []*released, err error) {
	listed, err := output(tree, ".ci/modules")
	if err != nil {
		return nil, err
	}
	for dir := range strings.FieldsSeq(listed) {
		if dir == "internal" || strings.HasPrefix(dir, "internal/") {
			continue
		}
		m := &released{dir: dir}
		name := filepath.Join(tree, dir, "go.mod")
		text, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		if m.file, err = modfile.Parse(name, text, nil); err != nil {
			return nil, err
		}
		for _, r := range slices.Clone(m.file.Replace) {
			if err := m.file.DropReplace(r.Old.Path, r.Old.Version); err != nil {
				return nil, err
			}
		}
		m.file.Cleanup()
		if m.text, err = m.file.Format(); err != nil {
			return nil, err
		}
		modules = append(modules, m)
	}
	return modules, nil
}

// versionOf is the version that the modules require of each other.
func versionOf(modules []*released) (version string, err error) {
	var faults []error
	for _, m := range modules {
		for _, r := range m.file.Require {
			if !slices.ContainsFunc(modules, func(own *released) bool { return own.path() == r.Mod.Path }) {
				continue
			}
			if version == "" {
				version = r.Mod.Version
			}
			if required := r.Mod.Version; required != version || semver.Prerelease(required) != "" || semver.Compare(required, "v0.0.0") <= 0 {
				faults = append(faults, fmt.Errorf("%s requires %s; all require one version, that of the next release: run .ci/next-version", m.path(), r.Mod))
			}
		}
	}
	if version == "" {
		faults = append(faults, errors.New("no module requires another"))
	}
	return version, errors.Join(faults...)
}

// free says whether a version has been released from another tree.
func free(tree, version string) error {
	if _, err := output(tree, "git", "rev-parse", "--quiet", "--verify", "refs/tags/"+version); err != nil {
		return nil // there is no such tag
	}
	if _, err := output(tree, "git", "diff", "--quiet", version, "--", ".", ":(exclude)*go.mod"); err != nil {
		return fmt.Errorf("%s is released, and the tree is another: require the next version with .ci/next-version", version)
	}
	return nil
}

// A source is a file of a module as a zip wants it.
type source struct{ name, file string }

func (f source) Path() string                 { return f.name }
func (f source) Lstat() (fs.FileInfo, error)  { return os.Lstat(f.file) }
func (f source) Open() (io.ReadCloser, error) { return os.Open(f.file) }

const licence = "LICENSE"

// publish writes what a proxy has of a module.
func publish(tree, proxy string, m *released, version string) error {
	escaped, err := module.EscapePath(m.path())
	if err != nil {
		return err
	}
	dir := filepath.Join(proxy, filepath.FromSlash(escaped), "@v")
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	mod := filepath.Join(dir, version+".mod")
	if err := os.WriteFile(mod, m.text, 0o666); err != nil {
		return err
	}
	root := filepath.Join(tree, m.dir)
	listed, err := output(root, "git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
	if err != nil {
		return err
	}
	var files []zip.File
	for name := range strings.SplitSeq(strings.TrimSuffix(listed, "\x00"), "\x00") {
		f := source{name, filepath.Join(root, name)}
		if name == "go.mod" {
			f.file = mod
		}
		if info, err := f.Lstat(); err == nil && info.Mode().IsRegular() { // not one that is deleted
			files = append(files, f)
		}
	}
	if !slices.ContainsFunc(files, func(f zip.File) bool { return f.Path() == licence }) {
		files = append(files, source{licence, filepath.Join(tree, licence)}) // as the go command does from a tag
	}
	out, err := os.Create(filepath.Join(dir, version+".zip"))
	if err != nil {
		return err
	}
	err = zip.Create(out, module.Version{Path: m.path(), Version: version}, files) // without nested modules
	if err := errors.Join(err, out.Close()); err != nil {
		return err
	}
	for name, text := range map[string]string{
		version + ".info": fmt.Sprintf("{\"Version\":%q}\n", version), "list": version + "\n",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			return err
		}
	}
	return nil
}

// importable are the packages of nested modules that others can import.
func importable(tree string, modules []*released) (packages []string, err error) {
	for _, m := range modules {
		if m.dir == "." {
			continue
		}
		listed, err := output(filepath.Join(tree, m.dir), "go", "list", "-f", `{{if and .GoFiles (ne .Name "main")}}{{.ImportPath}}{{end}}`, "./...")
		if err != nil {
			return nil, err
		}
		for name := range strings.FieldsSeq(listed) {
			if !slices.Contains(strings.Split(name, "/"), "internal") {
				packages = append(packages, name)
			}
		}
	}
	return packages, nil
}

// stranger writes a module outside of the tree with a package that imports others.
func stranger(tree, folder string, modules []*released, version string, packages []string, replaces bool) error {
	var mod, program strings.Builder
	fmt.Fprintf(&mod, "module example.com/stranger\n\ngo %s\n\n", goVersion(modules))
	fmt.Fprint(&program, "package stranger\n\nimport (\n")
	for _, name := range append(packages, path.Join(modules[0].path(), "variants/steam/described")) {
		fmt.Fprintf(&program, "\t_ %q\n", name)
	}
	fmt.Fprint(&program, ")\n")
	var sums []string
	for _, m := range modules {
		fmt.Fprintf(&mod, "require %s %s\n", m.path(), version)
		if replaces {
			fmt.Fprintf(&mod, "replace %s => %s\n", m.path(), filepath.Join(tree, m.dir))
		}
		// What is known of other modules need not be asked for.
		text, err := os.ReadFile(filepath.Join(tree, m.dir, "go.sum"))
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		for line := range strings.Lines(string(text)) {
			sums = append(sums, line)
		}
	}
	slices.Sort(sums)
	if err := os.MkdirAll(folder, 0o777); err != nil {
		return err
	}
	for name, text := range map[string]string{
		"go.mod": mod.String(), "stranger.go": program.String(), "go.sum": strings.Join(slices.Compact(sums), ""),
	} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o666); err != nil {
			return err
		}
	}
	return nil
}

// goVersion is the highest version of Go that the modules need.
func goVersion(modules []*released) (version string) {
	for _, m := range modules {
		if semver.Compare("v"+m.file.Go.Version, "v"+version) > 0 {
			version = m.file.Go.Version
		}
	}
	return version
}

// output is what a command prints in a folder.
func output(dir, name string, args ...string) (string, error) {
	command := exec.Command(name, args...)
	command.Dir = dir
	text, err := command.Output()
	if exit, ok := errors.AsType[*exec.ExitError](err); ok {
		err = fmt.Errorf("%s: %w\n%s", command, err, exit.Stderr)
	}
	return string(text), err
}

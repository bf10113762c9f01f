package main

import (
	"bytes"
	_ "embed"
	"fmt"
	"html/template"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
)

// start is the page from which all others can be reached.
const start = "examples/guide/README.md"

// A site is the pages, by their paths in the repository, and the pictures in them.
type site struct {
	source   string // the address of other files
	files    fs.FS
	order    []string
	pages    map[string]*page
	pictures []string
	paths    []readers
}

// A page is a file of Markdown.
type page struct {
	title   string
	text    []byte
	root    ast.Node
	anchors map[string]bool
	links   []link
}

// A link leads from one page to a place in another, or in the same.
type link struct{ page, anchor string }

// readers are a kind of reader, with the pages of its path.
type readers struct {
	Name  string
	Steps []step
}

type step struct{ Title, Path string }

var markdown = goldmark.New(
	goldmark.WithExtensions(extension.GFM),
	goldmark.WithParserOptions(parser.WithAutoHeadingID()),
)

// readSite reads the first page, and all that it leads to. Its error names every link that
// leads nowhere.
func readSite(files fs.FS, source string) (*site, error) {
	s := &site{source: source, files: files, pages: map[string]*page{}}
	var faults []string
	for next := []string{start}; len(next) > 0; next = next[1:] {
		name := next[0]
		if s.pages[name] != nil {
			continue
		}
		p, err := s.read(name)
		if err != nil {
			return nil, err
		}
		s.pages[name] = p
		s.order = append(s.order, name)
		faults = append(faults, s.resolve(name, p)...)
		for _, l := range p.links {
			next = append(next, l.page)
		}
	}
	for _, name := range s.order {
		for _, l := range s.pages[name].links {
			if l.anchor != "" && !s.pages[l.page].anchors[l.anchor] {
				faults = append(faults, fmt.Sprintf("%s: %s has no heading #%s", name, l.page, l.anchor))
			}
		}
	}
	if len(faults) > 0 {
		return nil, fmt.Errorf("links that lead nowhere:\n%s", strings.Join(faults, "\n"))
	}
	s.readPaths()
	return s, nil
}

func (s *site) read(name string) (*page, error) {
	content, err := fs.ReadFile(s.files, name)
	if err != nil {
		return nil, err
	}
	p := &page{text: content, anchors: map[string]bool{}}
	p.root = markdown.Parser().Parse(text.NewReader(content), parser.WithContext(parser.NewContext(parser.WithIDs(&ids{taken: p.anchors}))))
	_ = ast.Walk(p.root, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if heading, ok := n.(*ast.Heading); ok && entering && p.title == "" {
			p.title = words(heading, content)
		}
		return ast.WalkContinue, nil
	})
	return p, nil
}

// resolve turns the links of a page into those of the site, and returns what is wrong with
// them.
func (s *site) resolve(name string, p *page) (faults []string) {
	_ = ast.Walk(p.root, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			return ast.WalkContinue, nil
		}
		switch n := n.(type) {
		case *ast.Link:
			to, fault := s.linked(name, p, string(n.Destination))
			n.Destination = []byte(to)
			faults = append(faults, fault...)
		case *ast.Image:
			file := path.Join(path.Dir(name), string(n.Destination))
			if _, err := fs.Stat(s.files, file); err != nil {
				faults = append(faults, fmt.Sprintf("%s: %v", name, err))
			} else if !slices.Contains(s.pictures, file) {
				s.pictures = append(s.pictures, file)
			}
		}
		return ast.WalkContinue, nil
	})
	return faults
}

// linked returns where a link leads on the site.
func (s *site) linked(name string, p *page, to string) (string, []string) {
	if strings.Contains(to, "://") || strings.HasPrefix(to, "mailto:") {
		return to, nil
	}
	file, anchor, _ := strings.Cut(to, "#")
	target := name
	if file != "" {
		target = path.Join(path.Dir(name), file)
	}
	info, err := fs.Stat(s.files, target)
	if err != nil {
		return to, []string{fmt.Sprintf("%s: %v", name, err)}
	}
	if info.IsDir() || path.Ext(target) != ".md" {
		return s.source + target, nil
	}
	p.links = append(p.links, link{target, anchor})
	if file == "" {
		return to, nil
	}
	to = relative(name, target)
	if anchor != "" {
		to += "#" + anchor
	}
	return to, nil
}

// readPaths reads the navigation from the first page: its headings of the second level, and
// the numbered links below each.
func (s *site) readPaths() {
	first := s.pages[start]
	for n := first.root.FirstChild(); n != nil; n = n.NextSibling() {
		switch n := n.(type) {
		case *ast.Heading:
			if n.Level == 2 {
				s.paths = append(s.paths, readers{Name: words(n, first.text)})
			}
		case *ast.List:
			if !n.IsOrdered() || len(s.paths) == 0 {
				continue
			}
			of := &s.paths[len(s.paths)-1]
			_ = ast.Walk(n, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
				if l, ok := n.(*ast.Link); ok && entering {
					of.Steps = append(of.Steps, step{words(l, first.text), path.Join(path.Dir(html(start)), string(l.Destination))})
					return ast.WalkSkipChildren, nil
				}
				return ast.WalkContinue, nil
			})
		}
	}
}

//go:embed page.html
var layout string

var pageTemplate = template.Must(template.New("page").Parse(layout))

// write writes the site into a folder.
func (s *site) write(folder string) error {
	for _, name := range s.order {
		p := s.pages[name]
		var body, whole bytes.Buffer
		if err := markdown.Renderer().Render(&body, p.text, p.root); err != nil {
			return err
		}
		paths := make([]readers, len(s.paths))
		for i, r := range s.paths {
			paths[i].Name = r.Name
			for _, step := range r.Steps {
				file, anchor, _ := strings.Cut(step.Path, "#")
				step.Path = between(html(name), file)
				if anchor != "" {
					step.Path += "#" + anchor
				}
				paths[i].Steps = append(paths[i].Steps, step)
			}
		}
		if err := pageTemplate.Execute(&whole, map[string]any{
			"Title": p.title, "Body": template.HTML(body.String()), "Paths": paths, "Start": relative(name, start),
		}); err != nil {
			return err
		}
		if err := put(folder, html(name), whole.Bytes()); err != nil {
			return err
		}
	}
	for _, name := range s.pictures {
		content, err := fs.ReadFile(s.files, name)
		if err == nil {
			err = put(folder, name, content)
		}
		if err != nil {
			return err
		}
	}
	return put(folder, "index.html", fmt.Appendf(nil, "<!doctype html><meta charset=utf-8><title>railhex</title><meta http-equiv=refresh content=\"0; url=%s\">\n", html(start)))
}

func put(folder, name string, content []byte) error {
	file := filepath.Join(folder, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	return os.WriteFile(file, content, 0o644)
}

// html is the path of a page on the site.
func html(name string) string {
	folder, file := path.Split(name)
	if file == "README.md" {
		return folder + "index.html"
	}
	return folder + strings.TrimSuffix(file, ".md") + ".html"
}

// relative is the way from one page to another on the site.
func relative(from, to string) string { return between(html(from), html(to)) }

func between(from, to string) string {
	way, err := filepath.Rel(filepath.FromSlash(path.Dir(from)), filepath.FromSlash(to))
	if err != nil {
		panic(err) // both are paths in the repository
	}
	return filepath.ToSlash(way)
}

// words is the text of a node.
func words(n ast.Node, source []byte) string {
	var all strings.Builder
	_ = ast.Walk(n, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if t, ok := n.(*ast.Text); ok && entering {
			all.Write(t.Segment.Value(source))
		}
		return ast.WalkContinue, nil
	})
	return all.String()
}

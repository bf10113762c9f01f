package site

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// packages are the files of the npm packages that scripts of the page import by name.
var packages = map[string]string{
	"preact":               "third_party/preact/dist/preact.module.js",
	"preact/hooks":         "third_party/preact/hooks/dist/hooks.module.js",
	"preact/jsx-runtime":   "third_party/preact/jsx-runtime/dist/jsxRuntime.module.js",
	"@preact/signals":      "third_party/signals/dist/signals.module.js",
	"@preact/signals-core": "third_party/signals-core/dist/signals-core.module.js",
}

var loaders = map[string]api.Loader{".js": api.LoaderJS, ".ts": api.LoaderTS, ".tsx": api.LoaderTSX, ".css": api.LoaderCSS}

// notice stands at the beginning of bundled scripts.
const notice = "/* Preact and @preact/signals: MIT licence, see third_party */"

// source returns the content of a file of the page, or an error that is fs.ErrNotExist.
type source func(address string) ([]byte, error)

// bundle returns a script or a style sheet of the page with all that it imports. What lies in the
// folder outside, if that is not empty, is not included: the bundle imports it from beside itself.
func bundle(entry, outside string, read source) ([]byte, error) {
	const namespace = "page"
	resolve := func(args api.OnResolveArgs) (api.OnResolveResult, error) {
		address := args.Path
		if args.Kind != api.ResolveEntryPoint {
			if file, ok := packages[address]; ok {
				return api.OnResolveResult{Path: file, Namespace: namespace}, nil
			}
			if !strings.HasPrefix(address, ".") {
				return api.OnResolveResult{}, fmt.Errorf("%s imports %q, which is no package of third_party", args.Importer, address)
			}
			address = path.Join(path.Dir(args.Importer), address)
		}
		if outside != "" && strings.HasPrefix(address, outside+"/") {
			return api.OnResolveResult{Path: "./" + address, External: true}, nil
		}
		if path.Ext(address) == ".js" { // as TypeScript wants it, imports name what a file is compiled to
			base := strings.TrimSuffix(address, ".js")
			for _, other := range []string{base + ".ts", base + ".tsx"} {
				if _, err := read(other); err == nil {
					address = other
				}
			}
		}
		return api.OnResolveResult{Path: address, Namespace: namespace}, nil
	}
	load := func(args api.OnLoadArgs) (api.OnLoadResult, error) {
		content, err := read(args.Path)
		if errors.Is(err, fs.ErrNotExist) {
			return api.OnLoadResult{}, fmt.Errorf("there is no %s", args.Path)
		}
		text := string(content)
		return api.OnLoadResult{Contents: &text, Loader: loaders[path.Ext(args.Path)]}, err
	}
	options := api.BuildOptions{
		EntryPoints: []string{entry}, Bundle: true, Format: api.FormatESModule, Charset: api.CharsetUTF8,
		MinifySyntax: true, MinifyWhitespace: true, MinifyIdentifiers: true, Target: api.ES2022,
		JSX: api.JSXAutomatic, JSXImportSource: "preact", LegalComments: api.LegalCommentsNone,
		Plugins: []api.Plugin{{Name: namespace, Setup: func(build api.PluginBuild) {
			build.OnResolve(api.OnResolveOptions{Filter: ".*"}, resolve)
			build.OnLoad(api.OnLoadOptions{Filter: ".*", Namespace: namespace}, load)
		}}},
	}
	if path.Ext(entry) == ".js" {
		options.Banner = map[string]string{"js": notice}
	}
	result := api.Build(options)
	if len(result.Errors) > 0 {
		return nil, fmt.Errorf("%s: %s", entry, strings.Join(api.FormatMessages(result.Errors, api.FormatMessagesOptions{}), ""))
	}
	return result.OutputFiles[0].Contents, nil
}

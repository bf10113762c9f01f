package site

import (
	"bytes"
	"encoding/json"
	"fmt"
	"html"
	"html/template"
	"io/fs"
	"regexp"
	"slices"
	"strings"

	"github.com/railhex/railhex/examples/club/page/page"
	"github.com/railhex/railhex/variants/family/describe"
)

// covered are the games that have a cover, in the order of the first screen.
var covered = []string{"steamrollers", "steam", "steampower"}

// covers makes the covers of the first screen. Their words are those of the page by data-text, in which
// attributes stand for what is in braces; say fills them in.
var covers = template.Must(template.New("covers").Parse(`
{{- range .Games}}<article class="cover" data-cover="{{.Game}}">
{{- if .Art}}<div class="art">{{.Art}}</div>{{end -}}
<div class="in"><h3>{{.Title}}</h3>
{{- if .Art}}<p data-text="about-{{.Game}}"></p>{{end -}}
<p class="facts"><span class="chip" data-least="{{.Least}}" data-most="{{.Most}}" data-count="{{.Most}}"
 data-text="{{if eq .Least .Most}}seat-count{{else}}player-count{{end}}"></span>
{{- if .Art}}<span class="chip" data-text="fact-{{.Game}}"></span>{{end}}</p>
{{- if $.Local}}<p class="go"><button class="main" data-way="play-now" data-text="play-now"></button>
{{- if .Taught}}<button data-way="learn-it"><svg width="18" height="18" aria-hidden="true"><use href="icons.svg#book"></use></svg>
<span data-text="learn-it"></span></button>{{end}}</p><p><button class="quiet" data-way="choose-players" data-text="choose-players"></button></p>
{{- else}}<p class="go"><button class="main" data-way="choose-players" data-text="choose-players"></button></p>{{end}}</div></article>
{{- end}}`))

// cover is what a game's cover shows.
type cover struct {
	describe.Choices
	Art    template.HTML // "" for a game without a drawing
	Taught bool
}

// The places of the page into which covers are put, and by which its first screen is hidden.
const (
	coverPlace = `<section id="covers"></section>`
	gamesPlace = `<h2 id="games-there"></h2>`
	hiddenHome = `<main id="home" hidden>`
	shownHome  = `<main id="home">`
)

// addCovers puts the covers into the page, and its words in English: a browser shows them before any script
// has come. If games are played in the browser itself, the first screen is there at once.
func (s *Site) addCovers(local bool) error {
	shown := struct {
		Local bool
		Games []cover
	}{Local: local}
	all := s.of.Games.Choices()
	ours := 0
	for _, game := range all {
		one := cover{Choices: game}
		if slices.Contains(covered, game.Game) {
			ours++
			art, err := page.Files.ReadFile("cover-" + game.Game + ".svg")
			if err != nil {
				return err
			}
			one.Art = template.HTML(art)
			_, err = fs.Stat(page.Files, "guides/"+game.Game+".json")
			one.Taught = err == nil
		}
		shown.Games = append(shown.Games, one)
	}
	place := func(one cover) int { return slices.Index(append(covered, one.Game), one.Game) } // others come last
	slices.SortStableFunc(shown.Games, func(one, other cover) int { return place(one) - place(other) })
	var made bytes.Buffer
	if err := covers.Execute(&made, shown); err != nil {
		return err
	}
	called := `<h2 id="games-there" data-text="three-games"></h2>`
	if ours < len(all) || ours < len(covered) {
		var titles []string
		for _, game := range shown.Games {
			titles = append(titles, game.Title)
		}
		called = `<h2 id="games-there">` + html.EscapeString(strings.Join(titles, ", ")) + `</h2>`
	}
	content := string(s.files[index].content)
	for _, known := range []string{coverPlace, gamesPlace, hiddenHome} {
		if !strings.Contains(content, known) {
			return fmt.Errorf("%s has no %s", index, known)
		}
	}
	content = strings.Replace(content, coverPlace, `<section id="covers">`+made.String()+`</section>`, 1)
	content = strings.Replace(content, gamesPlace, called, 1)
	if local {
		content = strings.Replace(content, hiddenHome, shownHome, 1)
	}
	content, err := inEnglish(content)
	s.files[index] = newFile([]byte(content))
	return err
}

var (
	spoken  = regexp.MustCompile(`(<[^<>]*\bdata-text="([\w-]+)"[^<>]*>)(</)`)
	inBrace = regexp.MustCompile(`\{(\w+)\}`)
)

// inEnglish returns a page with the English words in every empty element that has a key of them as data-text.
func inEnglish(content string) (string, error) {
	text, err := page.Files.ReadFile("text/en.json")
	if err != nil {
		return "", err
	}
	var words map[string]any
	if err := json.Unmarshal(text, &words); err != nil {
		return "", err
	}
	return spoken.ReplaceAllStringFunc(content, func(found string) string {
		parts := spoken.FindStringSubmatch(found)
		said, _ := words[parts[2]].(string)
		said = inBrace.ReplaceAllStringFunc(said, func(name string) string {
			value := regexp.MustCompile(`data-` + name[1:len(name)-1] + `="([^"]*)"`).FindStringSubmatch(parts[1])
			return value[1]
		})
		return parts[1] + html.EscapeString(said) + parts[3]
	}), nil
}

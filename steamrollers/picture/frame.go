package picture

// A frame is what surrounds a picture.
type frame struct {
	class         string // what it is a picture of
	title         string
	description   string // may be empty
	width, height float64
	parts         string // what stands before the names of its parts, "" where none can be clicked
	choices       choices
}

// draw makes a picture: an svg element of its own.
func (y Style) draw(f frame, content func(p *pen)) string {
	p := &pen{Style: y.complete(), parts: f.parts, choices: f.choices}
	attributes := []string{
		"xmlns", "http://www.w3.org/2000/svg",
		"class", "steamrollers " + f.class,
		"role", "img",
	}
	if len(f.choices) > 0 {
		attributes[len(attributes)-1] = "group" // the buttons in an img would be hidden from those who listen
	}
	if p.ID != "" {
		attributes = append(attributes, "id", p.ID, "aria-labelledby", p.ID+"-title")
		if f.description != "" {
			attributes = append(attributes, "aria-describedby", p.ID+"-desc")
		}
	}
	attributes = append(attributes,
		"width", number(f.width*p.Scale), "height", number(f.height*p.Scale),
		"viewBox", "0 0 "+number(f.width)+" "+number(f.height),
		"font-family", p.Font, "text-anchor", "middle", "fill", p.Theme.Ink,
	)
	p.within("svg", attributes, func() {
		p.headed("title", f.title)
		if f.description != "" {
			p.headed("desc", f.description)
		}
		content(p)
	})
	return p.out.String()
}

// button makes a picture of a single component, which draws itself from the
// origin.
func (y Style) button(class, title string, width, height float64, component func(p *pen), attributes ...string) string {
	const room = 2.0 // around it
	f := frame{class: class, title: title, width: width + 2*room, height: height + 2*room}
	return y.draw(f, func(p *pen) {
		p.at(room, room, func() {
			p.group(func() { component(p) }, append([]string{"class", class}, attributes...)...)
		})
	})
}

// headed writes the element that says what the whole picture is, or shows.
func (p *pen) headed(name, content string) {
	var attributes []string
	if p.ID != "" {
		attributes = []string{"id", p.ID + "-" + name}
	}
	p.text(name, content, attributes...)
}

package phrases

// Tell returns a remedy in a sentence or two; "" where nothing is known that helps. The
// player who is asked is called as name says.
func (r Remedy[S]) Tell(v Voice, name func(seat int) string) string {
	t := teller{v}
	switch r.Kind {
	case Mistyped:
		return TellTyped(v, r.Meant[0], r.Slips)
	case Misspelt:
		if len(r.Meant) == 1 {
			return t.say(meant, "line", r.Meant[0])
		}
		return t.say(meantOneOf, "lines", quoted(t, r.Meant))
	case Exchanged:
		return t.say(exchanged, "last", r.Last)
	case LeftOut:
		return r.tellLeftOut(t, name)
	case TurnMissing:
		return t.say(turnMissing, "player", name(r.Seat))
	case Needless:
		return t.say(needless)
	}
	return ""
}

// TellRefused says why what was meant would be refused all the same; "" where it would
// not.
func (r Remedy[S]) TellRefused(v Voice, refusal func(error) string) string {
	if r.Refused == nil {
		return ""
	}
	return teller{v}.say(refusedEvenSo, "reason", refusal(r.Refused))
}

func (r Remedy[S]) tellLeftOut(t teller, name func(seat int) string) string {
	switch {
	case r.Seat == 0:
		return t.say(missingOfChance, "line", r.Meant[0])
	case len(r.Meant) == 1:
		return t.say(missing, "line", r.Meant[0], "player", name(r.Seat))
	case r.More == 0:
		return t.say(missingOneOf, "lines", quoted(t, r.Meant), "player", name(r.Seat))
	}
	return t.say(missingSuchAs, "line", r.Meant[0], "player", name(r.Seat))
}

// TellTyped tells a line as [Typed] finds it.
func TellTyped(v Voice, line string, slips []Slip) string {
	t := teller{v}
	if len(slips) == 0 {
		return t.say(meant, "line", line)
	}
	var named Every
	for _, slip := range slips {
		named = append(named, t.say(slipNames[slip]))
	}
	return t.say(meantBut, "line", line, "slips", named)
}

// quoted is lines, any of which may be meant.
func quoted(t teller, lines []string) (all Either) {
	for _, line := range lines {
		all = append(all, t.Quote(line))
	}
	return all
}

// A teller says the sentences of the package.
type teller struct{ Voice }

func (t teller) say(key sentence, things ...any) string {
	return t.Tell(texts.Of(t.Language()).Of(string(key)), Args(things...), nil)
}

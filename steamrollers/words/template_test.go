package words

import "testing"

func TestFormsGoWithTheirNumber(t *testing.T) {
	for _, test := range []struct {
		l     Language
		thing any
		want  string
	}{
		{English, 0, "0 points"},
		{English, 1, "1 point"},
		{English, 2, "2 points"},
		{English, signed(-1), "-1 point"},
		{English, signed(+1), "+1 point"},
		{English, signed(-2), "-2 points"},
		{French, 0, "0 point"},
		{French, 1, "1 point"},
		{French, 2, "2 points"},
		{French, signed(-1), "-1 point"},
		{German, 0, "0 Punkte"},
		{German, 1, "1 Punkt"},
		{German, 21, "21 Punkte"},
		{Dutch, 0, "0 punten"},
		{Dutch, 1, "1 punt"},
		{Dutch, 101, "101 punten"},
		{English, "some", "some points"}, // what is no number is many
	} {
		forms := map[Language]string{
			English: "{n} {n|point|points}", French: "{n} {n|point|points}", German: "{n} {n|Punkt|Punkte}", Dutch: "{n} {n|punt|punten}",
		}[test.l]
		if got := In(test.l).put(forms, "n", test.thing); got != test.want {
			t.Errorf("%s: %v is %q, want %q", test.l, test.thing, got, test.want)
		}
	}
}

func TestASlotStaysForWhichNothingIsGiven(t *testing.T) {
	const template = "{a} {n|one|many}{"
	if got := In(English).put(template, "b", "c", "odd"); got != "{a} {n|one|many}" {
		t.Errorf("%q", got)
	}
}

func TestThingsInARow(t *testing.T) {
	for _, test := range []struct {
		thing any
		want  string
	}{
		{every{}, "keine"},
		{every{"1"}, "1"},
		{every{"1", "2"}, "1 und 2"},
		{either{"1", "2", "3"}, "1, 2 oder 3"},
	} {
		if got := In(German).word(test.thing); got != test.want {
			t.Errorf("%v is %q, want %q", test.thing, got, test.want)
		}
	}
}

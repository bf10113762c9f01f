package variants_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/variants"
)

func orderFor(t testing.TB, letters string) variants.Order {
	t.Helper()
	goods, err := variants.ParseGoods(letters)
	if err != nil {
		t.Fatal(err)
	}
	return variants.Order{Goods: goods, Points: 4}
}

func TestORDER3ExactlyTheGoodsShown(t *testing.T) {
	order := orderFor(t, "YRE")
	for given, want := range map[string]variants.PaymentVerdict{
		"YRE":  variants.Exact,
		"ERY":  variants.Exact,
		"":     variants.Wrong,
		"YR":   variants.Wrong,
		"YREE": variants.Wrong,
		"YRB":  variants.Wrong,
		"YRR":  variants.Wrong,
		"YREK": variants.Wrong,
		"YBK":  variants.Wrong,
	} {
		goods, _ := variants.ParseGoods(given)
		if got := order.Payment(goods); got != want || got.Pays() != (want == variants.Exact) {
			t.Errorf("%q for YRE: %v, want %v", given, got, want)
		}
	}
}

func TestORDER4OneBlackGoodForAnyOne(t *testing.T) {
	for _, test := range []struct {
		asked, given string
		want         variants.PaymentVerdict
	}{
		{"YRE", "YRK", variants.WithCoal},
		{"YRE", "YEK", variants.WithCoal},
		{"YRE", "REK", variants.WithCoal},
		{"YRE", "YKK", variants.TooMuchCoal},
		{"YRE", "KKK", variants.TooMuchCoal},
		{"YRE", "BKK", variants.Wrong},
		{"RR", "RK", variants.WithCoal},
		{"RR", "KK", variants.TooMuchCoal},
		{"YK", "YK", variants.Exact},
		{"YK", "KK", variants.WithCoal},
		{"YRK", "KKK", variants.TooMuchCoal},
		{"YK", "YY", variants.Wrong},
	} {
		goods, _ := variants.ParseGoods(test.given)
		got := orderFor(t, test.asked).Payment(goods)
		if got != test.want || got.Pays() != (test.want >= variants.WithCoal) {
			t.Errorf("%s for %s: verdict %v, want %v", test.given, test.asked, got, test.want)
		}
	}
}

func TestORDER4AllPaymentsListed(t *testing.T) {
	kept, _ := variants.ParseGoods("YRREKK")
	got := orderFor(t, "YRE").AppendPayments(nil, kept)
	var names []string
	for _, payment := range got {
		names = append(names, payment.String())
	}
	if want := []string{"YRE", "REK", "YEK", "YRK"}; !slices.Equal(names, want) {
		t.Errorf("payments %v, want %v", names, want)
	}
}

func TestAppendPaymentsAgreesWithTryingEverything(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		order := anOrder.Draw(t, "order")
		// Mostly goods that the order asks for, or there would be few payments.
		asked := slices.Collect(order.Goods.All())
		kept := variants.GoodsOf(rapid.SliceOfN(rapid.OneOf(rapid.SampledFrom(asked), aGood), 0, 8).Draw(t, "kept")...)
		got := order.AppendPayments(nil, kept)
		want := slowPayments(order, kept)
		for _, payment := range got {
			if !slices.Contains(want, payment) || !order.Payment(payment).Pays() {
				t.Fatalf("%v of %v does not pay %v", payment, kept, order.Goods)
			}
		}
		if len(got) != len(want) {
			t.Fatalf("%v of %v pay %v, want %v", got, kept, order.Goods, want)
		}
		if payable := order.Payable(kept); payable != (len(want) > 0) {
			t.Fatalf("%v is payable out of %v: %t, but these pay it: %v", order.Goods, kept, payable, want)
		}
	})
}

func TestPaymentAgreesWithCoveringTheOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		order := anOrder.Draw(t, "order")
		asked := slices.Collect(order.Goods.All())
		given := rapid.SliceOfN(rapid.OneOf(rapid.SampledFrom(asked), rapid.Just(variants.Coal), aGood), 0, 6).Draw(t, "given")
		verdict := order.Payment(variants.GoodsOf(given...))
		if want := slowlyPays(order, given); verdict.Pays() != want {
			t.Fatalf("%v pays %v: verdict %v, want %t", given, order.Goods, verdict, want)
		}
	})
}

func TestOrderOfFifteenCoalsHasOnePayment(t *testing.T) {
	order := orderFor(t, "YKKKKKKKKKKKKKKK")
	if got := order.AppendPayments(nil, order.Goods); len(got) != 1 {
		t.Errorf("payments %v", got)
	}
}

func TestAppendPaymentsAllocatesNothing(t *testing.T) {
	order, kept := orderFor(t, "YRGB"), variants.AllGoods
	dst := make([]variants.Goods, 0, variants.NumGoodKinds)
	if n := testing.AllocsPerRun(100, func() { dst = order.AppendPayments(dst[:0], kept) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
	if len(dst) != 5 {
		t.Errorf("payments %v", dst)
	}
}

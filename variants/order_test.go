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

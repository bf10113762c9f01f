package variants_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/variants"
)

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

package steamrollers_test

import (
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

// positions are some from random games, one for each corner of the rules that
// decoding must know, by what is special about them.
var positions = map[string]struct {
	setup steamrollers.Setup
	line  string // without the ID of the setup
}{
	"act": {
		steamrollers.Setup{Players: 2},
		"act.12.2.0.4.44.-.ss.0.a0b0a1b2b0a0.-.RGBE_YGB_YGB_RRG_YYE_RRBE.Y6R4G6B5E6K6.R1B1E1.-.-.0.-.-.-.-.-.1356_1_-_35nccf9.23_0_-_11e3h14i14n1f",
	},
	"beginning": {
		steamrollers.Setup{Players: 2},
		"goods.0.0.0.0.-.-.-.0.-.-.-_-_-_-_-_-.Y10R10G10B10E10K6.-.-.-.0.-.-.-.-.-.-_0_-_48.-_0_-_48",
	},
	"roll": {
		steamrollers.Setup{Players: 2},
		"roll.4.0.1.0.1.-.gs.0.A2a0b0b0a0A1.-.RGB_YYGB_YGBB_YBB_YRGG_RRBE.Y4R6G5B3E8K6.Y1E1.-.-.0.-.-.-.-.-.2_0_-_7b40.-_0_-_37jb9",
	},
	"over": {
		steamrollers.Setup{Players: 2},
		"over.22.0.0.0.1.-.sg.0.a0a0a0a0b0a0.-.-_BE_RB_-_-_B.Y9R9G8B6E7K6.Y1G2B1E2.-.-.0.-.-.-.-.-.1236_14_-_10cc4h3k1i4ih2k2cccc10.2346_23_-_10cccc3k2k4h2h2h3cc11",
	},
	"over for quiet rounds": {
		steamrollers.Setup{Players: 2},
		"over.80.0.10.0.4.-.sg.0.A2a1B1a2a2b2.-.GGE_YGE_YRRB_GBB_YYRG_BBB.Y5R6G4B4E7K6.Y1R1G1E1.-.-.0.-.-.-.-.-.123456_0_-_fflcklfhnincnj1diifeig2fhomfi1kdlcoo1mmgdgoh1g1.123456_0_-_henaoeafcofbloafmieiilikfkganngdgacgnfbiknddoonb",
	},
	"powers": {
		steamrollers.Setup{Players: 5, Modules: variants.PowerModule},
		"place.0.3.0.0.-.-.-.0.b0a0b0b0A4a0.-.RRGBE_YYGBEEE_YGGGGBB_YRRRBB_YYRGEE_YYRRBE.R1G2B2E2K6.Y2G1B1E1.05043.R.0.-.-.-.-.-.-_0_-_48.-_0_-_48.-_0_-_48.-_0_-_48.-_0_-_44i3",
	},
	"first roll": {
		steamrollers.Setup{Players: 3, Modules: variants.PowerModule | variants.CoalModule},
		"roll.1.0.0.0.-.-.-.0.a0b0a0B1a0b0.-.GBEK_YBBEE_RRRGK_RRGK_GEEK_YYYEK.Y4R5G5B5E1K1.Y2G1B2E3.23010.-.0.-.-.-.-.-.-_0_-_48.1_0_-_48.-_0_-_24m23",
	},
	"tile 2a held": {
		steamrollers.Setup{Players: 3, Modules: variants.PowerModule | variants.CoalModule | variants.OrderModule},
		"act.1.1.0.1.113.-.ss.0.b0a1a0b0b0b0.a0a0b0a0a0b0.GGGEK_YBEK_YYGK_YYRRG_RREEK_YYRBK.Y2R3G4B7E4K1.Y1R2G1B1E2.32010.-.0.-.-.-.h.-.-_0_-_48.-_0_-_25k22.4_0_-_48",
	},
	"second die": {
		steamrollers.Setup{Players: 3, Modules: variants.PowerModule | variants.CoalModule | variants.OrderModule},
		"act.1.1.0.3.11.-.ss.0.b0a0a0b0b0b0.a0a0b0a0a0b0.GGGEK_YBEK_YYGK_YYRRG_RREEK_YYRBK.Y2R3G4B7E4K1.Y1R2G1B1E2.32010.-.1.-.-.-.p.-.1_0_-_48.-_0_-_25k22.4_0_-_48",
	},
	"order fulfilled": {
		steamrollers.Setup{Players: 3, Modules: variants.PowerModule | variants.CoalModule | variants.OrderModule},
		"end.7.1.0.0.124.-.sg.0.b0a0a0b0b0b0.a1a0b0a0a0b0.GGGE_YBE_YYG_YYRRG_RREE_YYBK.Y2R4G4B7E4K2.Y1R2G1B1E2.32010.-.1.-.-.-.pf.-.134_4_-_23k1k5h16.126_4_KK_16i8k22.134_2_K_19h3k3i20",
	},
	"steal": {
		steamrollers.Setup{Players: 3},
		"steal.2.2.0.1.566.-.gs.0.b0B1a0a0a0b2.-.RGGE_GGGBE_YRGB_YGB_YRRRR_YBBEE.Y5R4G3B5E3K6.Y1E3.-.-.0.-.-.-.-.-.-_0_-_48.-_0_-_48.-_0_-_1j46",
	},
	"stolen": {
		steamrollers.Setup{Players: 4, Wall: hexmap.Medium},
		"draft.2.2.0.0.1346.51.sg.4.b0b0a0a0b0a0.-.RGGBE_YGGB_YRRGB_RGBB_YREEE_YYBBE.Y4R3G3B2E2K6.Y1R2G1B1E3.-.-.0.-.-.-.-.-.-_0_-_48.-_0_-_12j35.-_0_-_4e43.5_0_-_48",
	},
	"yucata": {
		steamrollers.Setup{Players: 2, Components: keptTiles, Modules: variants.YucataModule},
		"reroll.2.1.0.2.4.-.gs.0.b0b0b0a0b1b0.-.BBEE_YBB_YGBB_YG_YRGE_RB.Y6R7G5B3E5K6.R1G2E2.-.-.0.5.-.2.p.-.-_0_-_48.-_0_-_13j13a20",
	},
	"Olive asks": {
		steamrollers.Setup{Players: 1, Olive: solo.Machinist, Wall: hexmap.Hard},
		"olive.2.1.0.5.-.-.ss.5.a0B1b0a0b0a0.-.RGE_GYYB_RYB_BRY_GR_BRR.Y5R4G5B5E7K6.Y1G2B1E2.-.-.0.-.-.-.p.0_1_0_0_4_0_3_offer-to-keep-the-good.46_0_-_7k40",
	},
	"second action": {
		steamrollers.Setup{Players: 1, Olive: solo.Clerk, Components: keptTiles},
		"act.3.1.0.3.2.-.sg.0.b1a0a0b0b0b1.-.BRGR_EEBY_RYBR_BRYG_YGG_YB.Y5R5G4B4E8K6.G2B1.-.-.1.1.6.-.p.2_0_0_0_0_1_0_-.6_0_-_13f9l24",
	},
	"Olive has won": {
		steamrollers.Setup{Players: 1, Olive: solo.Baron},
		"over.4.0.0.0.-.-.sg.0.b0a0b0b0a0a0.-.RG_-_YBGY_BBY_EEG_REB.Y5R5G6B5E5K6.Y2R3G1B1E2.-.-.0.-.-.-.p.0_8_1_2_2_0_4_won.1346_0_-_10n5g1k4d24",
	},
}

// keptTiles are components on which every tile is kept.
var keptTiles = func() variants.Components {
	c := variants.StandardComponents()
	c.Name = "kept"
	for f := range variants.Faces() {
		c.Tiles[f].Kept = true
	}
	return c
}()

// positionNamed is one of positions.
func positionNamed(t testing.TB, name string) steamrollers.State {
	t.Helper()
	at, ok := positions[name]
	if !ok {
		t.Fatalf("there is no position %q", name)
	}
	s, err := steamrollers.ParseState(at.setup.ID()+"."+at.line, at.setup)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return s
}

func TestPositionsAreReadAndWritten(t *testing.T) {
	for name, at := range positions {
		t.Run(name, func(t *testing.T) {
			s := positionNamed(t, name)
			if got, want := s.String(), at.setup.ID()+"."+at.line; got != want {
				t.Errorf("got  %s\nwant %s", got, want)
			}
		})
	}
}

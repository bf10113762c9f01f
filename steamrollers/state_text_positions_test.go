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
		"act.12.2.2.0.4.4_4.0.0.straight/sharp.0.RGBE_YGB_YGB_RRG_YYE_RRBE.6_4_6_5_6_6.0_1_0_1_1_0.1a_2b_5b_6a.-.1:3:5:6,e4~W-SE:e6~E-W:e7~E-W:e9~NE-NW,3a=n,-,-,-,-,1_2:3,b4~E-SE:c1~NE-SW:d7~NE-SE:f7~W-SE:f9~NE-NW,4b=n,-,-,-,-,0.-.0.-.-.-.n.n.n.n",
	},
	"beginning": {
		steamrollers.Setup{Players: 2},
		"goods.0.1.0.0.0.-.0.0.-.0.-_-_-_-_-_-.10_10_10_10_10_6.0_0_0_0_0_0.-.-.-,-,-,-,-,-,-,0_-,-,-,-,-,-,-,0.-.0.-.-.-.n.n.n.n",
	},
	"roll": {
		steamrollers.Setup{Players: 2},
		"roll.4.2.0.1.0.1.0.0.gentle/sharp.0.RGB_YYGB_YGBB_YBB_YRGG_RRBE.4_6_5_3_8_6.1_0_0_0_1_0.2a_3b_4b_5a.-.2,a8~E-NW,6a=y,-,-,-,-,0_-,e7~NW-W:e9~E-NW,1a=y,-,-,-,-,0.-.0.-.-.-.n.n.n.n",
	},
	"over": {
		steamrollers.Setup{Players: 2},
		"over.22.2.0.0.0.1.0.0.straight/gentle.0.-_BE_RB_-_-_B.9_9_8_6_7_6.1_0_2_1_2_0.1a_2a_3a_4a_5b_6a.-.1:2:3:6,b3~E-W:b4~E-W:c2~NE-SW:c6~NW-SW:c8~NE-SE:d4~NE-SE:d5~NE-SW:d8~NW-SW:e3~E-W:e4~E-W:e6~E-W:e7~E-W,-,-,-,-,-,14_2:3:4:6,b3~E-W:b4~E-W:b6~E-W:b7~E-W:c3~NW-SW:c6~NW-SW:d2~NE-SW:d5~NE-SW:d8~NE-SW:e4~E-W:e6~E-W,-,-,-,-,-,23.-.0.-.-.-.n.n.n.n",
	},
	"over for quiet rounds": {
		steamrollers.Setup{Players: 2},
		"over.80.2.0.10.0.4.0.0.straight/gentle.0.GGE_YGE_YRRB_GBB_YYRG_BBB.5_6_4_4_7_6.1_1_1_0_1_0.-.-.1:2:3:4:5:6,a1~NE-NW:a2~NE-NW:a3~NW-SE:a4~E-W:a5~NW-SW:a6~NW-SE:a7~NE-NW:a8~NE-SW:a9~W-SE:b1~NE-SE:b3~W-SE:b4~E-W:b6~W-SE:b7~NW-W:c1~E-SW:c2~NE-SE:c3~NE-SE:c4~NE-NW:c5~E-SE:c6~NE-SE:c7~NE-W:d1~NE-NW:d2~NE-SW:d3~SW-SE:d4~W-SW:d5~NE-NW:d6~NE-SE:d8~NW-SW:d9~E-SW:e1~NW-SE:e3~E-W:e4~SW-SE:e6~SW-SE:e9~W-SW:f1~W-SW:f2~NE-W:f3~E-SW:f4~NE-W:f5~SW-SE:f6~NE-SW:f8~NE-W,2a=n:3b=y,-,-,-,-,0_1:2:3:4:5:6,a1~NE-SW:a2~E-SE:a3~W-SE:a4~E-NE:a5~SW-SE:a6~E-SE:a7~E-NE:a8~NE-NW:a9~E-W:b1~SW-SE:b3~NE-NW:b4~E-NW:b6~NW-SE:b7~SW-SE:b9~E-NE:c1~NE-NW:c2~W-SW:c3~NE-SE:c4~E-SE:c5~NE-SE:c6~NE-SE:c7~NW-SE:c8~NE-SE:c9~NW-SW:d1~NE-NW:d2~NW-SW:d3~NE-W:d4~E-NE:d5~W-SE:d6~W-SE:d7~NE-W:d8~E-SW:d9~NE-W:e1~E-NE:e3~E-W:e4~NE-W:e6~W-SE:e7~NE-NW:e9~E-NW:f1~NE-SE:f2~NW-SW:f3~W-SE:f4~E-SW:f5~E-SW:f6~SW-SE:f7~SW-SE:f8~W-SE:f9~E-NW,1a=y:4a=n:5a=n:6b=n,-,-,-,-,0.-.0.-.-.-.n.n.n.n",
	},
	"powers": {
		steamrollers.Setup{Players: 5, Modules: variants.PowerModule},
		"place.0.1.3.0.0.-.0.0.-.0.RRGBE_YYGBEEE_YGGGGBB_YRRRBB_YYRGEE_YYRRBE.0_1_2_2_2_6.2_0_1_1_1_0.1b_2a_3b_4b_6a.-.-,-,-,-,-,-,-,0_-,-,-,-,-,-,-,0_-,-,-,-,R,-,goods,0_-,-,5a=y,-,-,-,tile,0_-,f6~NE-SE,-,-,-,-,rail,0.-.0.-.-.-.n.n.n.n",
	},
	"first roll": {
		steamrollers.Setup{Players: 3, Modules: variants.PowerModule | variants.CoalModule},
		"roll.1.1.0.0.0.-.0.0.-.0.GBEK_YBBEE_RRRGK_RRGK_GEEK_YYYEK.4_5_5_5_1_1.2_0_1_2_3_0.1a_2b_3a_5a_6b.-.-,-,4b=y,-,-,-,tile,0_1,-,-,-,-,-,engine,0_-,d1~W-SW,-,-,-,-,rail,0.-.0.-.-.-.n.n.n.n",
	},
	"tile 2a held": {
		steamrollers.Setup{Players: 3, Modules: variants.PowerModule | variants.CoalModule | variants.OrderModule},
		"act.1.1.1.0.1.1_1_3.0.0.straight/sharp.0.GGGEK_YBEK_YYGK_YYRRG_RREEK_YYRBK.2_3_4_7_4_1.1_2_1_1_2_0.1b_3a_4b_5b_6b.1a_2a_3b_4a_5a_6b.-,-,2a=n,-,-,-,tile,0_-,d2~NW-SW,-,-,-,-,rail,0_4,-,-,-,-,-,engine,0.-.0.-.-.-.y.n.n.n",
	},
	"second die": {
		steamrollers.Setup{Players: 3, Modules: variants.PowerModule | variants.CoalModule | variants.OrderModule},
		"act.1.1.1.0.3.1_1.0.0.straight/sharp.0.GGGEK_YBEK_YYGK_YYRRG_RREEK_YYRBK.2_3_4_7_4_1.1_2_1_1_2_0.1b_2a_3a_4b_5b_6b.1a_2a_3b_4a_5a_6b.1,-,-,-,-,-,tile,0_-,d2~NW-SW,-,-,-,-,rail,0_4,-,-,-,-,-,engine,0.-.1.-.-.-.n.n.n.y",
	},
	"order fulfilled": {
		steamrollers.Setup{Players: 3, Modules: variants.PowerModule | variants.CoalModule | variants.OrderModule},
		"end.7.1.1.0.0.1_2_4.0.0.straight/gentle.0.GGGE_YBE_YYG_YYRRG_RREE_YYBK.2_4_4_7_4_2.1_2_1_1_2_0.1b_2a_3a_4b_5b_6b.2a_3b_4a_5a_6b.1:3:4,c9~NW-SW:d2~NW-SW:d8~NE-SW,-,-,-,1a,tile,4_1:2:6,c2~NE-SE:d2~NW-SW,-,KK,-,-,rail,4_1:3:4,c5~NE-SW:c9~NW-SW:d4~NE-SE,-,K,-,-,engine,2.-.1.-.-.-.n.n.y.y",
	},
	"steal": {
		steamrollers.Setup{Players: 3},
		"steal.2.2.2.0.1.5_6_6.0.0.gentle/sharp.0.RGGE_GGGBE_YRGB_YGB_YRRRR_YBBEE.5_4_3_5_3_6.1_0_0_0_3_0.1b_3a_4a_5a.-.-,-,2b=y,-,-,-,-,0_-,-,6b=n,-,-,-,-,0_-,a2~NW-W,-,-,-,-,-,0.-.0.-.-.-.n.n.n.n",
	},
	"stolen": {
		steamrollers.Setup{Players: 4, Wall: hexmap.Medium},
		"draft.2.2.2.0.0.1_3_4_6.5.1.straight/gentle.4.RGGBE_YGGB_YRRGB_RGBB_YREEE_YYBBE.4_3_3_2_2_6.1_2_1_1_3_0.1b_2b_3a_4a_5b_6a.-.-,-,-,-,-,-,-,0_-,b6~NW-W,-,-,-,-,-,0_-,a5~E-SE,-,-,-,-,-,0_5,-,-,-,-,-,-,0.-.0.-.-.-.n.n.n.n",
	},
	"yucata": {
		steamrollers.Setup{Players: 2, Components: keptTiles, Modules: variants.YucataModule},
		"reroll.2.2.1.0.2.4.0.0.gentle/sharp.0.BBEE_YBB_YGBB_YG_YRGE_RB.6_7_5_3_5_6.0_1_2_0_2_0.1b_2b_3b_4a_6b.-.-,-,5b=n,-,-,-,-,0_-,b7~NW-W:d4~E-NE,-,-,-,-,-,0.-.0.5.-.2.n.n.n.y",
	},
	"Olive asks": {
		steamrollers.Setup{Players: 1, Olive: solo.Machinist, Wall: hexmap.Hard},
		"olive.2.1.1.0.5.-.0.0.straight/sharp.5.RGE_GYYB_RYB_BRY_GR_BRR.5_4_5_5_7_6.1_0_2_1_2_0.1a_3b_4a_5b_6a.-.4:6,a8~NW-SW,2b-solo=y,-,-,-,-,0.0,1,0,0,4,0_3_offer~to~keep~the~good.0.-.-.-.n.n.n.y",
	},
	"second action": {
		steamrollers.Setup{Players: 1, Olive: solo.Clerk, Components: keptTiles},
		"act.3.1.1.0.3.2.0.0.straight/gentle.0.BRGR_EEBY_RYBR_BRYG_YGG_YB.5_5_4_4_8_6.0_0_2_1_0_0.2a-solo_3a_4b_5b.-.6,b7~NE-NW:c9~NW-SE,1b=n:6b=n,-,-,-,-,0.2,0,0,0,0,1_0_-.1.1.6.-.n.n.n.y",
	},
	"Olive has won": {
		steamrollers.Setup{Players: 1, Olive: solo.Baron},
		"over.4.1.0.0.0.-.0.0.straight/gentle.0.RG_-_YBGY_BBY_EEG_REB.5_5_6_5_5_6.2_3_1_1_2_0.1b_2a-solo_3b_4b_5a_6a.-.1:3:4:6,b3~W-SE:c2~NE-W:c4~NW-SW:c9~E-SW,-,-,-,-,-,0.0,8,1,2,2,0_4_won.0.-.-.-.n.n.n.y",
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
	s, err := steamrollers.ParseState(at.setup.ID()+"-"+at.line, at.setup)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return s
}

func TestPositionsAreReadAndWritten(t *testing.T) {
	for name, at := range positions {
		t.Run(name, func(t *testing.T) {
			s := positionNamed(t, name)
			if got, want := s.String(), at.setup.ID()+"-"+at.line; got != want {
				t.Errorf("got  %s\nwant %s", got, want)
			}
		})
	}
}

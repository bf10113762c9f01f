// Package cli is how the programs below examples are called: their flags, languages, exit
// statuses, errors, files and forecasts. A program is a [Command], and so is each command of
// a program that has several:
//
//	var Command = cli.Command{Name: "railhex selfplay", Does: "play a whole game", Run: run}
//
//	func run(c *cli.Call) (status int, err error) {
//		seed := c.Flags.Uint64("seed", 1, "`number` that decides the game")
//		setup := cli.NewSetup(c.Flags, c.Games)
//		if err := c.Parse(); err != nil {
//			return cli.Misused, err
//		}
//		start, err := setup.Begin()
//		…
//	}
package cli

// Program steamrollers is the engine with SteamRollers alone, for pages that play nothing else.
package main

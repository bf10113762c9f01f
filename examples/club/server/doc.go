// Command server lets people play over a network. It is the referee: it rolls the dice,
// draws from the bags, checks each move with the library, and shows each seat what that
// seat may see.
//
//	go -C examples/club run ./server
//
// opens http://localhost:8080, with all tables in the file railhex.db. Open a
// table there and send each player the link to their seat. Any of the three games can
// be played, on a computer or a phone, by as many as the game allows. The page is that
// of examples/club/page; the library is not needed in the browser.
//
// # Beyond one machine
//
//	go -C examples/club run ./server -database postgres://user@host/railhex
//
// keeps the tables in PostgreSQL. Several such servers share them: a move made
// on one reaches the listeners of all. A load balancer before them may send each request
// to any.
//
// The server speaks HTTP. If other machines reach it, a reverse proxy stands before it
// and speaks TLS. With -proxies 1 the server believes what that proxy says of the
// client's address. With Caddy that is
//
//	play.example.org {
//		reverse_proxy localhost:8080
//	}
//
// and with nginx what club/nginx.conf has,
//
// in a server that listens with a certificate. Another must pass on text/event-stream
// without gathering it, and not end it within half a minute. On a trusted network none is
// needed: -address :8080 lets others reach the server itself. It logs the
// addresses at which they do. Open a table at one of those and not at localhost, for
// the links to its seats begin with the address of the page.
//
// The Containerfile beside this puts the server, without anything else, into an image that
// keeps its tables in a volume and does not run as root.
//
// examples/guide/club.md leads from nothing to a server with TLS, and through its first year:
// with systemd, with containers, with SQLite or PostgreSQL. The files for that lie in club.
//
// If other machines reach the server, opening a table takes a secret word. The word stands
// in a file beside the database, railhex.db.secret, which the server makes. -secret names a
// file of your own, with a word for each person who may open tables, and -anyone does
// without. The page asks for the word. A server that this machine alone reaches, and that takes
// no word, answers to the name localhost alone. Tables at which nobody sits are deleted after a
// week. A game at which nobody moves is ended after 90 days (-neglected), a week after
// those at the table were told, and kept. These times count while the server runs.
//
// Bots sit down at any seat: when a table is opened, at free seats later, or in the place of
// somebody who has left. The invitation to such a seat stays good, so that a person can take it
// back. Bots see what their seat sees, play while a person sits at the table, and agree to take
// a move back. They think on half of the processors (-bot-cores), table after table in turn, and
// wait while a request is answered. A server that begins lets them go on. Where several servers
// share a database, all of them think, and the first answer counts.
//
// A table can have a clock of days a move. The player is reminded when a quarter of the time is
// left. When it is up the seat passes where that is legal, or the weakest bot moves, and the
// record says so. Time counts only while a server runs, whatever the clock of the machine says,
// and for an hour after its start (-grace) a server moves for nobody.
//
// Each seat has a budget of requests and streams (-limits multiplies all). Requests
// without the token of a seat share the budget of their address. So any number of tables
// can play from one room, and nobody waits for another's load.
//
// Those who sit at a table can let it rest: when all agree, no clock runs, bots wait, and nobody
// neglects it, until somebody moves or goes on. The player who opened a table can close it to those
// who look on.
//
// # Your turn
//
// The server tells players by Web Push when it is their turn and no page is open, if they allow
// it. A push is
// encrypted for the browser, and says the table and that it is the player's turn: nothing of the
// position. The key that signs pushes is made once and kept in the database, and so are the
// addresses of browsers that push services gave them. The server sends to hosts of the Internet
// alone, by https, and deletes an address that the push service no longer knows. Pushes that wait
// are bounded, and no move waits for one.
//
// The server tells players by letters, too, if -smtp names a file with the address of a server of
// mail, smtp://user:password@host:port, -mail-from the sender, and -url the page. Nothing is sent before
// TLS begins, unless the host is localhost. A player gives an
// address on the first screen and confirms it by the first letter. Each letter has a link that ends
// them, and none has the key of a seat. The address goes with the name.
//
// # Presence
//
// The page of a table says of each player whether they are there. They are as long as a page
// of theirs has a stream of events. They are away ten seconds after the last stream has ended,
// so that loading a page anew shows nothing to the others. Each change is one small event:
// see "presence" in openapi.yaml. Servers that share a database of PostgreSQL do not know
// each other's streams, and would call players away who are at another. So a server of
// PostgreSQL says nothing, also where it is the only one, and its page calls nobody away or here.
//
// # Running it
//
// It logs as JSON lines to standard error: what is opened, seated, freed, refused, ended,
// backed up and migrated, with table and seat. With -metrics localhost:9090 it tells Prometheus
// of itself, at that address alone. /health says that the server lives, and /ready that it can
// be played at. Then the database is written, is whole and where it was, and changes by other
// servers arrive. Point a load balancer at /ready; the log says why it fails. On SIGTERM or
// SIGINT the server takes no more connections, ends its streams, answers what was asked, and
// goes. Streams begin anew elsewhere and miss nothing.
//
// A move that was acknowledged is on disk: killing the server, or PostgreSQL, loses
// none. A server of SQLite copies its database by itself, once a day, and keeps the last
// seven copies:
//
//	go -C examples/club run ./server -database railhex.db -backups backups
//
// A copy is also made by hand, whether the server runs or not, and is put back while none
// runs. What it replaces stays beside it:
//
//	go -C examples/club run ./server -database railhex.db -backup copy.db
//	go -C examples/club run ./server -database railhex.db -restore copy.db
//
// Each copy is checked before it gets its name: by SQLite, and by replaying every table. One file
// serves one server; a second one is refused. With PostgreSQL copies are made by pg_dump and
// pg_restore. -copy-to copies a database of either kind into an empty one. Migrations run by
// themselves when a server starts: a database of SQLite is copied first, and the log says how to
// go back. Copy one of PostgreSQL by pg_dump before you start a newer server.
//
// The operator's page, at #operator behind the address of the server, shows all tables with their
// seats, the bots, the space and the last errors, frees seats, ends games and deletes names. It takes
// the first word of the file of secrets; where this machine alone reaches the server it takes none.
//
// The operator lists tables, prints the record of one, frees a seat, ends or deletes
// a game, forgets a name, and verifies the database, beside a server that runs, too:
//
//	go -C examples/club run ./server -database railhex.db list
//	go -C examples/club run ./server -database railhex.db free TABLE SEAT
//
// A word that is no command lists them all. Everyone at the table sees what was done.
//
// LOAD.md says how long moves wait and what tables and watchers cost; the command load,
// which has written it, says the same of another machine.
//
// At the address of -metrics it also tells go tool pprof where its time and its memory go.
//
// # What it promises
//
// A seat is taken once, by a link that nobody can guess. Each player has one key for all
// seats, which the server keeps as a hash alone; the page shows it as a personal link, for
// any other device. The player who opened a table can free a seat that is lost all the same.
// A player can save the records of all games, and delete the name. Copies of the database
// have it until they are deleted. Nobody moves for another seat, sees another's hand, or
// moves twice for one turn. A move names the position that it is for, and a request that is
// repeated is answered as the first was. Chance comes out of the system's generator at the
// moment it is needed; there is no seed that could be known. A decision is taken back only
// if all who sit at the table agree, and never across what chance has decided.
package main

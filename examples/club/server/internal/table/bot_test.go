package table

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/club/server/internal/servertest"
	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/steampower"
)

// weakest makes the move of the weakest bot if a bot is asked, and reports whether one is.
func weakest(t *testing.T, h *Host, id string, random *rand.Rand) bool {
	t.Helper()
	task := servertest.Must(h.Task(t.Context(), id, random))
	if task == nil {
		return false
	}
	bot := servertest.Must(task.Position.Of().Bot(task.Position.Of().Bots()[0], describe.Thought{}))
	move, err := bot.Choose(t.Context(), task.Position, random)
	if err == nil {
		err = h.Make(t.Context(), task, move)
	}
	if err != nil {
		t.Fatal(err)
	}
	return true
}

// askBot has persons move until a bot is asked, and returns what.
func askBot(t *testing.T, h *Host, id string, keys []string, random *rand.Rand) *Task {
	t.Helper()
	for {
		task := servertest.Must(h.Task(t.Context(), id, random))
		if task != nil {
			return task
		}
		wish, token, over := moveOf(t, h, id, keys, random)
		if over {
			t.Fatal("no bot is asked until the end")
		}
		servertest.Must(h.Move(t.Context(), id, token, wish, "en"))
	}
}

// askBotAfterPerson plays until a bot is asked just after a person has moved.
func askBotAfterPerson(t *testing.T, h *Host, id string, keys []string, random *rand.Rand) {
	t.Helper()
	for {
		before := positionOf(t, h, id)
		askBot(t, h, id, keys, random)
		if positionOf(t, h, id) != before {
			return
		}
		weakest(t, h, id, random)
	}
}

// twoAndABot opens a table, at which the bot is asked just after a person has moved.
func twoAndABot(t *testing.T, h *Host, c *Clock, random *rand.Rand) (o Opened, keys []string) {
	t.Helper()
	o = servertest.Must(h.Open(t.Context(), Opening{Header: headers["steam"], Bots: []string{"", "", "greedy"}, Clock: c}))
	keys = []string{newSecret(), newSecret(), ""}
	for i, key := range keys[:2] {
		servertest.Must(h.Sit(t.Context(), o.ID, key, o.Invites[i], ""))
	}
	askBotAfterPerson(t, h, o.ID, keys, random)
	return o, keys
}

// botsAt are the bots at a table, by seat.
func botsAt(t *testing.T, h *Host, id string) (bots string) {
	t.Helper()
	now := servertest.Must(h.Table(t.Context(), id, ""))
	for _, s := range now.View("en").Seats {
		switch {
		case s.Bot != "" && s.Taken:
			bots += s.Bot + " "
		case s.Taken:
			bots += "person "
		default:
			bots += "free "
		}
	}
	return strings.TrimSpace(bots)
}

// TestBotsSitDown seats bots when a table is opened, while people are missing and where
// somebody has left, and gives seats back to people.
func TestBotsSitDown(t *testing.T) {
	h := newHost(t)
	ann, bob, cy := newSecret(), newSecret(), newSecret()
	for _, wrong := range [][]string{{"", "", "", "greedy"}, {"chess"}, {"search:9999999"}} {
		wantCode(t, BadInput, fmt.Sprintf("the bots %q", wrong))(h.Open(t.Context(), Opening{Header: headers["steam"], Bots: wrong}))
	}
	o := servertest.Must(h.Open(t.Context(), Opening{Header: headers["steam"], Key: ann, Bots: []string{"", "greedy"}}))
	sit := func(key string, seat int) { servertest.Must(h.Sit(t.Context(), o.ID, key, o.Invites[seat-1], "")) }
	at := func(want string) {
		t.Helper()
		servertest.Equal(t, "at the table sit", botsAt(t, h, o.ID), want)
	}
	bots := func(key, bot string, want Code, wantSeats string, seats ...int) {
		t.Helper()
		got, err := h.SeatBots(t.Context(), o.ID, key, bot, seats)
		if codeOf(err) != want || err == nil && fmt.Sprint(got) != wantSeats {
			t.Errorf("%s plays at %v, want %s: %v, want %q", bot, got, wantSeats, err, want)
		}
	}
	at("free greedy free")
	bots(bob, "greedy", NoSeat, "")
	bots("", "greedy", NoSeat, "")
	sit(bob, 3)
	bots(bob, "chess", BadInput, "")
	bots(bob, "random", NoSeat, "", 4)
	bots(bob, "random", Taken, "", 2) // which the player who opened the table may do
	bots(bob, "random", Taken, "", 3)
	bots(bob, "random", "", "[1]")
	bots(bob, "random", "", "[1]") // asked again
	at("random greedy person")
	bots(ann, "builder", "", "[2]", 2)
	at("random builder person")
	sit(ann, 1)
	at("person builder person")
	servertest.Must(h.Leave(t.Context(), o.ID, bob))
	bots(ann, "search", "", "[3]")
	o.Invites[1] = servertest.Must(h.Free(t.Context(), o.ID, ann, 2))
	at("person free search")
	sit(cy, 2)
	at("person person search")
	wantNotes(t, h, o.ID, "seated bot bot seated left bot freed seated")
}

// TestBotsPlayWithPeople plays with bots, which wait while nobody sits there; the record says
// who played, and can be read.
func TestBotsPlayWithPeople(t *testing.T) {
	onEveryStore(t, func(t *testing.T, h *Host) {
		random := rand.New(rand.NewPCG(7, 7))
		o := servertest.Must(h.Open(t.Context(), Opening{Header: headers["steam"], Bots: []string{"greedy", "greedy", "greedy"}}))
		if weakest(t, h, o.ID, random) {
			t.Error("bots play by themselves")
		}
		keys := []string{newSecret(), newSecret(), newSecret()}
		servertest.Must(h.Sit(t.Context(), o.ID, keys[1], o.Invites[1], "Bob"))
		servertest.Equal(t, "these go on by themselves", servertest.Must(h.Automatic(t.Context())), []string{o.ID})
		play := func(count int) {
			t.Helper()
			for range count {
				if weakest(t, h, o.ID, random) {
					continue
				}
				wish, token, _ := moveOf(t, h, o.ID, keys, random)
				servertest.Must(h.Move(t.Context(), o.ID, token, wish, "en"))
			}
		}
		play(12)
		servertest.Must(h.Sit(t.Context(), o.ID, keys[0], o.Invites[0], ""))
		play(12)
		servertest.Must(h.Leave(t.Context(), o.ID, keys[1]))
		servertest.Must(h.SeatBots(t.Context(), o.ID, keys[0], "random", nil))
		play(12)
		text := servertest.Must(h.Record(t.Context(), o.ID))
		for _, want := range []string{
			"\nbot 2 random\nbot 3 greedy\n", "# P1: the bot greedy plays\nP1: ", "# P1: a person plays\nP1: ", "# P2: a person plays\nP2: ", "# P2: the bot random plays\nP2: ",
		} {
			if strings.Count(text, want) != 1 {
				t.Errorf("the record does not say once %q:\n%s", want, text)
			}
		}
		read, err := games.All().ReadRecord(text, nil)
		if err != nil || read.Err != nil || len(read.Moves) < 36 || read.Notes.Bots[2] != "greedy" {
			t.Errorf("%v, %v\n%s", err, read.Err, text)
		}
	})
}

// TestABotMovesOnce has many make the move of one bot, and a person sit down meanwhile.
func TestABotMovesOnce(t *testing.T) {
	h := newHost(t)
	random := rand.New(rand.NewPCG(1, 1))
	o, ann, _ := people(t, h)
	key := newSecret()
	invite := servertest.Must(h.Free(t.Context(), o.ID, ann, 2))
	servertest.Must(h.SeatBots(t.Context(), o.ID, ann, "greedy", nil))
	task := askBot(t, h, o.ID, []string{ann, ""}, random)
	move := task.Position.Moves()[0]
	wantCode(t, Illegal, "an illegal move of a bot")(h.Make(t.Context(), task, "fly"))
	made := make(chan error)
	for range 10 {
		go func() { made <- h.Make(context.Background(), task, move) }()
	}
	won := 0
	for range 10 {
		if err := <-made; err == nil {
			won++
		} else {
			wantCode(t, Stale, "the same move")(err)
		}
	}
	if won != 1 {
		t.Errorf("the bot's move was made %d times", won)
	}
	task = askBot(t, h, o.ID, []string{ann, ""}, random)
	servertest.Must(h.Sit(t.Context(), o.ID, key, invite, ""))
	wantCode(t, Stale, "a bot moves for a person")(h.Make(t.Context(), task, task.Position.Moves()[0]))
}

// TestABotSeesWhatItsSeatSees compares the hands in the positions that a bot is shown with
// those on the table.
func TestABotSeesWhatItsSeatSees(t *testing.T) {
	h := newHost(t)
	random := rand.New(rand.NewPCG(2, 2))
	o := servertest.Must(h.Open(t.Context(), Opening{Header: headers["steampower"], Bots: []string{"", "greedy", "greedy"}}))
	key := newSecret()
	servertest.Must(h.Sit(t.Context(), o.ID, key, o.Invites[0], ""))
	hands := func(p describe.Position) (all []steampower.Contracts) {
		state := p.(interface{ State() *steampower.State }).State()
		for seat := range steampower.Seat(p.Seats()) {
			all = append(all, state.Hand(seat+1))
		}
		return all
	}
	tasks, others := 0, 0
	for range 60 {
		task := servertest.Must(h.Task(t.Context(), o.ID, random))
		if task == nil {
			wish, token, over := moveOf(t, h, o.ID, []string{key, "", ""}, random)
			if over {
				break
			}
			servertest.Must(h.Move(t.Context(), o.ID, token, wish, "en"))
			continue
		}
		kept := servertest.Must(h.store.Table(t.Context(), o.ID))
		real := servertest.Must(h.position(t.Context(), kept))
		tasks++
		shown, dealt := hands(task.Position), hands(real)
		for i := range dealt {
			same := shown[i] == dealt[i]
			if i+1 == task.Seat && !same {
				t.Errorf("the bot of seat %d sees the hand %v and has %v", task.Seat, shown[i], dealt[i])
			} else if i+1 != task.Seat && !same {
				others++
			}
		}
		weakest(t, h, o.ID, random)
	}
	if tasks < 10 || others < tasks/2 {
		t.Errorf("in %d tasks other hands were dealt anew %d times", tasks, others)
	}
}

// TestBotsAgreeToGoBack takes back what a person decided, with what bots did after it.
func TestBotsAgreeToGoBack(t *testing.T) {
	h := newHost(t)
	random := rand.New(rand.NewPCG(4, 4))
	o, ann, bob := people(t, h)
	servertest.Must(h.Leave(t.Context(), o.ID, bob))
	servertest.Must(h.SeatBots(t.Context(), o.ID, ann, "greedy", nil))
	back, refused := 0, 0
	for range 60 {
		before := servertest.Must(h.store.Table(t.Context(), o.ID))
		if weakest(t, h, o.ID, random) {
			continue
		}
		wish, token, over := moveOf(t, h, o.ID, []string{ann, ""}, random)
		if over {
			break
		}
		servertest.Must(h.Move(t.Context(), o.ID, token, wish, "en"))
		weakest(t, h, o.ID, random)
		moves := servertest.Must(h.store.Moves(t.Context(), o.ID))
		fell := false
		for _, m := range moves[before.Moves:] {
			fell = fell || m.Seat == 0
		}
		err := h.Undo(t.Context(), o.ID, ann, positionOf(t, h, o.ID))
		after := servertest.Must(h.store.Table(t.Context(), o.ID))
		switch {
		case fell:
			if refused++; codeOf(err) != NoUndo || after.Moves <= before.Moves {
				t.Errorf("behind chance: %v", err)
			}
		case err != nil || after.Line != before.Line || after.Moves != before.Moves:
			t.Errorf("%d moves are kept, want %d: %v", after.Moves, before.Moves, err)
		default:
			back++
			servertest.Must(h.Move(t.Context(), o.ID, token, Wish{Position: after.Position, Move: wish.Move, Request: newSecret()}, "en"))
		}
	}
	if back == 0 || refused == 0 {
		t.Errorf("%d times one went back, and %d times chance had fallen", back, refused)
	}
}

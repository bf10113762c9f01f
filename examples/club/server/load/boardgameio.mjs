// Plays at so many matches of a server of boardgame.io for so many milliseconds, with one client a match that
// moves for both seats as soon as it can, and prints how long each move waited for its update. The matches are
// kept in files, as the server of railhex keeps its tables.
import { mkdtempSync } from 'node:fs';
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const game = { name: 'count', setup: () => ({ moves: 0 }), turn: { minMoves: 1, maxMoves: 1 }, moves: { go: ({ G }) => { G.moves++; } } };

async function serve() {
  const { Server, FlatFile } = require('boardgame.io/server');
  const server = Server({ games: [game], origins: [/.*/], db: new FlatFile({ dir: mkdtempSync(join(tmpdir(), 'boardgameio')) }) });
  const running = await server.run({ port: 0, callback: () => {} });
  process.send(running.appServer.address().port);
}

async function play(port, until, waits) {
  const { io } = require('socket.io-client');
  const matchID = randomUUID(); // a match begins when somebody first asks for it
  const seats = [];
  for (const playerID of ['0', '1']) {
    const socket = io(`http://localhost:${port}/count`, { transports: ['websocket'], forceNew: true });
    const synced = new Promise((done) => { socket.once('sync', done); });
    socket.emit('sync', matchID, playerID, undefined, 2);
    await synced;
    seats.push({ playerID, socket });
  }
  for (let stateID = 0; Date.now() < until; stateID++) {
    const { playerID, socket } = seats[stateID % 2];
    const updated = seats.map((seat) => new Promise((done) => { seat.socket.once('update', done); }));
    const began = performance.now();
    const payload = { type: 'go', args: [], playerID };
    socket.emit('update', { type: 'MAKE_MOVE', payload }, stateID, matchID, playerID);
    await updated[stateID % 2];
    waits.push(performance.now() - began);
    await Promise.all(updated);
  }
  seats.forEach(({ socket }) => socket.close());
}

if (process.argv[2] === 'serve') {
  await serve();
} else {
  const server = fork(new URL(import.meta.url), ['serve'], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  server.once('exit', () => process.exit(1));
  process.once('exit', () => server.kill());
  const port = await new Promise((done) => { server.once('message', done); });
  const waits = [];
  const until = Date.now() + Number(process.argv[3]);
  await Promise.all(Array.from({ length: Number(process.argv[2]) }, () => play(port, until, waits)));
  console.log(waits.map((wait) => `${wait.toFixed(3)}ms`).join('\n'));
  process.exit(0);
}

// Plays a whole game at random, as bot_client.py does, in JavaScript without any package. See docs/protocol.md.
//   node examples/bot_client.mjs http://127.0.0.1:8710 [GAME] [TABLE]
// Node 22 or newer; for Node 20: node --experimental-websocket …
const [server, game = "port-royal", sitAt = ""] = process.argv.slice(2);
const headers = { "Content-Type": "application/json" };

async function post(path, body) {
  const answer = await fetch(`${server}/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (answer.status === 429 || answer.status === 503) { // too fast, or the database is away: come again
    await pause(1000 * Number(answer.headers.get("Retry-After") ?? 1));
    return post(path, body);
  }
  if (!answer.ok) throw new Error(await answer.text());
  return [await answer.json(), answer.headers.get("Set-Cookie")];
}

const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const any = (list) => list[Math.floor(Math.random() * list.length)];

const [, cookie] = await post("/me", { name: "Random bot" }); // the guest's token comes as a cookie
headers.Authorization = `Bearer ${cookie.match(/=([^;]*)/)[1]}`;
const seats = [{ kind: "me" }, { kind: "bot", level: "simple" }, { kind: "bot", level: "simple" }];
const settings = { game, seats, pace: 0 };
const table = sitAt || (await post("/tables", { settings, start: true }))[0].table;
if (sitAt) await post(`/tables/${table}`, { type: "sit", id: "sit down" });

let update = { seq: 0, table: { status: "open" } }; // what was seen last
let said = null; // what is not yet answered

/** What to say next, after an answer: try a step, and another, until the steps are a whole action; then decide. */
function next(answer) {
  const about = { id: crypto.randomUUID(), seat: update.shown, seq: update.seq };
  const steps = answer.type === "tried" ? said.steps : [];
  if ("action" in answer) return { ...about, type: "decide", action: steps };
  const asked = update.table.decisions.some(({ seat }) => seat === update.shown) && !update.table.paused;
  if (!steps.length && (!asked || (answer.seq ?? 0) > update.seq)) return null;
  const choices = steps.length ? answer.choices : update.view.choices;
  return { ...about, type: "try", steps: [...steps, any(choices).action] };
}

function play() {
  return new Promise((closed) => {
    const address = `${server.replace("http", "ws")}/api/tables/${table}/socket?since=${update.seq}`;
    const socket = new WebSocket(address, { headers });
    const say = () => said && socket.send(JSON.stringify(said));
    socket.onopen = say; // after a break once more: the id is the same, so it is done once
    socket.onmessage = ({ data }) => {
      const answer = JSON.parse(data);
      if (answer.type === "update") {
        update = answer;
        console.log(JSON.stringify(update.entries));
      }
      if (update.table.status === "over") return socket.close();
      if (said ? answer.id !== said.id : answer.type !== "update") return; // the answer is still to come
      said = next(answer);
      say();
    };
    socket.onclose = closed;
    socket.onerror = () => undefined; // it is closed, too
  });
}

while (update.table.status !== "over") {
  await play();
  if (update.table.status !== "over") await pause(200 + 800 * Math.random());
}
console.log(JSON.stringify(update.view?.result ?? null)); // a table that was closed has no view

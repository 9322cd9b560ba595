// Plays games on the engine file as tests/contract/equality.py does, in Node and in browsers: the digests must be equal.

const [EVERY, THINKS_EVERY, MOST_SLICES] = [7, 40, 8];
const [SPECTATOR, ARBITER, WHO_KNOWS] = [-1, -2, -3];

/** SHA-256 over everything that is added, in pieces. */
class Digest {
  #pieces = [];
  #size = 0;
  #hash = new Uint8Array(32);

  add(bytes) {
    this.#pieces.push(bytes.slice());
    this.#size += bytes.length;
  }

  /** As Python does it: after every game. */
  async close() {
    const whole = new Uint8Array(32 + this.#size);
    whole.set(this.#hash);
    let at = 32;
    for (const piece of this.#pieces) {
      whole.set(piece, at);
      at += piece.length;
    }
    this.#hash = new Uint8Array(await crypto.subtle.digest("SHA-256", whole));
    [this.#pieces, this.#size] = [[], 0];
    return Array.from(this.#hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
  }
}

function fromBase64(text) {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/** An engine with room for one game. */
async function engineFor(bytes, name, room) {
  const module = await WebAssembly.compile(bytes);
  const [section] = WebAssembly.Module.customSections(module, "argosy");
  const manifest = JSON.parse(new TextDecoder().decode(section));
  const { exports } = await WebAssembly.instantiate(module, {});
  const told = manifest.games[name];
  let top = Number(exports.__heap_base.value);
  const block = (size, ...shape) => {
    const at = Math.ceil(top / 16) * 16;
    top = at + size * shape.reduce((one, other) => one * other, 1);
    const missing = top - exports.memory.buffer.byteLength;
    if (missing > 0) exports.memory.grow(Math.ceil(missing / 65536));
    return { at, shape };
  };
  const call = (role, ...args) => {
    const [entry] = manifest.entries[told.roles[role]];
    const passed = entry.args.flatMap((kind, i) => {
      const arg = args[i];
      if (typeof arg !== "object") return [kind === "f64" ? arg : BigInt(arg)];
      return kind.endsWith("]") ? [arg.at, ...arg.shape] : [arg.at];
    });
    return Number(exports[entry.export](...passed) ?? 0);
  };
  const at = ({ at }, length) => new Uint8Array(exports.memory.buffer, at, length);
  return { told, block, call, at, tokens: block(8, room) };
}

/** The digests of games that begin with these states. */
async function equality(bytes, { game, room, log, cases, levels }) {
  const { told, block, call, at, tokens } = await engineFor(bytes, game, room);
  const { size } = told.state;
  const [state, world, logs] = [block(size, 1), block(size, 1), block(log, 1)];
  const [codes, chosen, scratch] = [block(2, told.actions), block(8, 1), block(2, told.scratch)];
  const [features, chance] = [block(4, 1, told.features), block(8, 4)];
  const [worlds, workspace] = [block(size, told.worlds), block(told.workspace, 1)];
  const configs = levels.map((text) => {
    const config = fromBase64(text);
    const kept = block(config.length, 1);
    at(kept, config.length).set(config);
    return kept;
  });
  const digests = [];
  const digest = new Digest();
  const long = (block) => new BigInt64Array(at(block, 8).buffer, block.at, 1);
  const tell = (role, ...args) => {
    long(tokens)[0] = 1n;
    call(role, ...args, tokens);
    digest.add(at(tokens, 8 * Number(long(tokens)[0])));
  };
  for (const { opening, seed } of cases) {
    at(state, size).set(fromBase64(opening));
    new BigInt64Array(at(chance, 32).buffer, chance.at, 4).set([1n, 2n, 3n, BigInt(seed)]);
    at(workspace, told.workspace).fill(0);
    at(worlds, size * told.worlds).fill(0);
    let [stream, decisions] = [seed, 0];
    for (let seat = call("asked", state); seat >= 0; seat = call("asked", state)) {
      const count = call("legal", state, seat, codes);
      digest.add(at(codes, 2 * count));
      if (decisions % EVERY === 0) {
        for (const who of [SPECTATOR, seat]) {
          tell("write_public_view", state);
          tell("write_seat_view", state, who);
          tell("write_odds", state, who);
        }
        for (const role of ["write_table", "write_dump"]) tell(role, state);
        tell("write_decision_view", state, seat);
        call("observe", state, 0, 1, features, scratch);
        digest.add(at(features, 4 * told.features));
        at(world, size).set(at(state, size));
        call("imagine", world, 1 << seat, seed, scratch);
        digest.add(at(world, size));
      }
      if (decisions % THINKS_EVERY === 0) {
        at(world, size).set(at(state, size));
        for (const config of configs) {
          let done = call("think", world, seat, config, 0, chance, worlds, workspace);
          for (let slice = 1; !done && slice <= MOST_SLICES; slice++)
            done = call("think_on", seat, config, 0, slice, chance, worlds, workspace);
          digest.add(Uint8Array.of(call("conclude", config, 0, workspace) & 255));
        }
      }
      stream = (Math.imul(stream, 1103515245) + 12345) & 0x7fffffff;
      const code = new Int16Array(at(codes, 2 * count).buffer, codes.at, count)[(stream >> 8) % count];
      tell("write_step", state, seat, code);
      tell("write_whole", state, seat, code);
      long(chosen)[0] = BigInt(code);
      at(logs, 4).fill(0);
      const refused = call("play", state, seat, chosen, logs);
      if (refused !== 0) throw new Error(`${game}, seed ${seed}: ${code} is refused (${refused})`);
      digest.add(at(state, size));
      tell("write_events", logs, ARBITER);
      tell("write_events", logs, WHO_KNOWS);
      decisions++;
    }
    tell("write_result", state);
    digests.push(await digest.close());
  }
  return digests;
}

/** As many games at once as there are states, so many decisions each, by chance. */
async function atRandom(bytes, { game, room, openings, steps }) {
  const { told, block, call, at } = await engineFor(bytes, game, room);
  const states = fromBase64(openings);
  const kept = block(told.state.size, states.length / told.state.size);
  at(kept, states.length).set(states);
  const scratch = block(2, told.scratch);
  call("step_random", kept, 0, kept.shape[0], steps, scratch);
  const digest = new Digest();
  digest.add(at(kept, states.length));
  return digest.close();
}

globalThis.argosy = { equality, atRandom };

if (typeof process !== "undefined" && process.argv[1]?.endsWith("equality.mjs")) {
  const { readFile } = await import("node:fs/promises");
  const [what, file, plan] = process.argv.slice(2);
  const found = await globalThis.argosy[what](await readFile(file), JSON.parse(await readFile(plan, "utf8")));
  console.log(JSON.stringify(found));
}

// The socket of a table, which comes back by itself when it is lost.

const WAITS = [250, 500, 1000, 2000, 4000, 5000]; // ms before each new attempt
const SAY_SO = 1000; // so long a connection may be lost before the reader is told
const QUIET = 15000; // after so long without a word of ours we ask for one of theirs
const PATIENCE = 10000; // and for so long we wait for it
const FLOOD = 1008;
const AFTER_FLOOD = 5000;

export class Live {
  /**
   * `address()` is where to connect, `hear(message)` is told all messages but pongs, `ended(code)`
   * when there is no use in coming again.
   */
  constructor(address, hear, ended) {
    Object.assign(this, { address, hear, ended });
    this.attempt = 0;
    this.sent = this.heard = Date.now(); // not performance.now(), which stops while a laptop sleeps
    this.due = 0; // by then something must have been heard; 0: nothing is awaited
    this.ready = false; // the table has been told, so that one may speak
    this.pill = document.getElementById("connection");
    addEventListener("online", () => this.#wake());
    addEventListener("pageshow", () => this.#wake());
    document.addEventListener("visibilitychange", () => document.hidden || this.#wake());
    this.#keepTime();
    this.#lost();
    this.#open();
  }

  /** Send a message if there is a connection; whether there is. */
  send(message) {
    if (this.ready) {
      this.socket.send(JSON.stringify(message));
      this.sent = Date.now();
    }
    return this.ready;
  }

  #open() {
    clearTimeout(this.timer);
    this.due = Date.now() + PATIENCE;
    const socket = (this.socket = new WebSocket(this.address(), ["regalia.page"]));
    socket.onmessage = (event) => socket === this.socket && this.#take(JSON.parse(event.data));
    socket.onclose = (event) => socket === this.socket && this.#closed(event.code);
  }

  #take(message) {
    this.heard = Date.now();
    this.due = 0;
    if (message.type === "page") {
      this.ready = true;
      this.attempt = 0;
      this.#found();
    }
    if (message.type !== "pong") this.hear(message);
  }

  #closed(code) {
    this.socket = null;
    this.ready = false;
    this.due = 0;
    if (code >= 4400 && code < 4500) {
      // of our own, docs/page.md: there is no use in coming again
      this.over = true;
      this.#found(); // the alert says more
      this.ended(code);
      return;
    }
    this.#lost();
    const wait = WAITS[Math.min(this.attempt++, WAITS.length - 1)] * (0.8 + 0.2 * Math.random());
    this.timer = setTimeout(() => this.#open(), code === FLOOD ? AFTER_FLOOD : wait);
  }

  #lost() {
    this.telling ||= setTimeout(() => {
      this.pill.textContent = "Reconnecting…";
      this.pill.hidden = false;
    }, SAY_SO);
  }

  #found() {
    this.telling = clearTimeout(this.telling);
    this.pill.hidden = true;
  }

  /** Somebody looks again, or the network is back: find out at once how things stand. */
  #wake() {
    if (!this.socket && !this.over) this.#open();
    else if (this.ready && Date.now() - this.heard > SAY_SO) this.#ping();
  }

  #ping() {
    this.send({ type: "ping" });
    this.due ||= Date.now() + PATIENCE;
  }

  #beat() {
    const now = Date.now();
    if (this.due && now > this.due) {
      // A dead line may take minutes to be closed in due form; nobody waits for that.
      const dead = this.socket;
      this.#closed();
      dead.close();
    } else if (this.ready && !this.due && now - this.sent >= QUIET) this.#ping();
  }

  #keepTime() {
    // The timers of a page that nobody looks at come once a minute, and who says nothing for 45 s
    // is taken to be gone. Those of a worker come in time.
    const worker = new Worker(new URL("./pulse.js", import.meta.url));
    worker.onmessage = () => this.#beat();
  }
}

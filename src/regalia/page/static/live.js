// The socket of a table, which reconnects by itself.

const WAITS = [250, 500, 1000, 2000, 4000, 5000]; // ms before each new attempt
const NOTICE_AFTER = 1000; // ms without a connection before the page says so
const PING_AFTER = 15000; // ms without a message of ours after which we send a ping
const TIMEOUT = 10000; // ms to wait for any message before the connection counts as dead
const FLOOD = 1008; // the close code for too many messages
const AFTER_FLOOD = 5000;

export class Live {
  /**
   * `address()` returns where to connect; `hear(message)` gets all messages but pongs;
   * `ended(code)` is called when the socket will not reconnect.
   */
  constructor(address, hear, ended) {
    Object.assign(this, { address, hear, ended });
    this.attempt = 0;
    this.sent = this.heard = Date.now(); // not performance.now(), which stops while a laptop sleeps
    this.deadline = 0; // a message must arrive before then; 0: none is awaited
    this.ready = false; // the first message has come, so messages can be sent
    this.status = document.getElementById("connection");
    addEventListener("online", () => this.#wake());
    addEventListener("pageshow", () => this.#wake());
    document.addEventListener("visibilitychange", () => document.hidden || this.#wake());
    this.#startClock();
    this.#disconnected();
    this.#open();
  }

  /** Send a message if there is a connection; return whether there is. */
  send(message) {
    if (this.ready) {
      this.socket.send(JSON.stringify(message));
      this.sent = Date.now();
    }
    return this.ready;
  }

  #open() {
    clearTimeout(this.timer);
    this.deadline = Date.now() + TIMEOUT;
    const socket = (this.socket = new WebSocket(this.address(), ["regalia.page"]));
    socket.onmessage = (event) => socket === this.socket && this.#receive(JSON.parse(event.data));
    socket.onclose = (event) => socket === this.socket && this.#closed(event.code);
  }

  #receive(message) {
    this.heard = Date.now();
    this.deadline = 0;
    if (message.type === "page") {
      this.ready = true;
      this.attempt = 0;
      this.#connected();
    }
    if (message.type !== "pong") this.hear(message);
  }

  #closed(code) {
    this.socket = null;
    this.ready = false;
    this.deadline = 0;
    if (code >= 4400 && code < 4500) {
      // the server's own codes (docs/page.md): reconnecting would not help
      this.finished = true;
      this.#connected(); // the alert says more
      this.ended(code);
      return;
    }
    this.#disconnected();
    const wait = WAITS[Math.min(this.attempt++, WAITS.length - 1)] * (0.8 + 0.2 * Math.random());
    this.timer = setTimeout(() => this.#open(), code === FLOOD ? AFTER_FLOOD : wait);
  }

  #disconnected() {
    this.noticeTimer ||= setTimeout(() => {
      this.status.textContent = "Reconnecting…";
      this.status.hidden = false;
    }, NOTICE_AFTER);
  }

  #connected() {
    this.noticeTimer = clearTimeout(this.noticeTimer);
    this.status.hidden = true;
  }

  /** Check the connection at once: the page is visible again, or the network is back. */
  #wake() {
    if (!this.socket && !this.finished) this.#open();
    else if (this.ready && Date.now() - this.heard > NOTICE_AFTER) this.#ping();
  }

  #ping() {
    this.send({ type: "ping" });
    this.deadline ||= Date.now() + TIMEOUT;
  }

  #tick() {
    const now = Date.now();
    if (this.deadline && now > this.deadline) {
      // The browser may take minutes to close a dead connection; do not wait for it.
      const dead = this.socket;
      this.#closed();
      dead.close();
    } else if (this.ready && !this.deadline && now - this.sent >= PING_AFTER) this.#ping();
  }

  #startClock() {
    // Browsers slow the timers of hidden pages to one a minute, but the server closes a connection
    // that is silent for 45 s. Timers of a worker keep their pace.
    const worker = new Worker(new URL("./pulse.js", import.meta.url));
    worker.onmessage = () => this.#tick();
  }
}

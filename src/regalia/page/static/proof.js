// Finds out in the reader's own browser whether the seed of a finished game is the one promised.

import { kept, noteOf } from "./lobby.js";

const { table, seed, hash } = document.getElementById("fair").dataset;

function say(what, text) {
  document.getElementById(`found-${what}`).textContent = text;
}

const noted = kept(noteOf(table));
if (!noted) say("told", "no note of its own: compare it with yours");
else say("told", noted === hash ? "yes: it noted the same at the table" : `no: it noted ${noted}`);

if (crypto.subtle) {
  const bytes = Uint8Array.from(seed.match(/../g), (digits) => parseInt(digits, 16));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  say("fits", found === hash ? "yes" : `no: the seed's is ${found}`);
} else say("fits", "nothing: it computes hashes only over https, or on the server's own computer");

// Finds out in the reader's own browser whether the seed of a finished game is the one promised.

import { kept, noteOf } from "./lobby.js";

const { table, seed, hash } = document.getElementById("fair").dataset;

function say(what, text) {
  document.getElementById(`found-${what}`).textContent = text;
}

const verdict = document.getElementById("verdict");
const sworn = verdict.textContent.trim().startsWith("Yes"); // what the server says of itself

function deny(why) {
  if (sworn) verdict.textContent = `No: ${why}`;
}

const noted = kept(noteOf(table));
if (!noted) say("told", "no note of its own: compare it with yours");
else if (noted === hash) say("told", "yes: it noted the same at the table");
else {
  say("told", `no: it noted ${noted}`);
  deny("the fingerprint that your browser noted at the table was another.");
}

if (crypto.subtle) {
  const bytes = Uint8Array.from(seed.match(/../g), (digits) => parseInt(digits, 16));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  say("fits", found === hash ? "yes" : `no: the number's is ${found}`);
  if (found !== hash) deny("the secret number that is told now does not fit the fingerprint.");
  else if (sworn && noted === hash && verdict.textContent.trim().startsWith("Yes")) {
    verdict.append(" Your browser saw the fingerprint at the table, and finds that the number fits it.");
  }
} else say("fits", "not here: it computes hashes only over https, or on the server's own computer");

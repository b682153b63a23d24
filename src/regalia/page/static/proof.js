// Checks in the browser whether the seed of a finished game fits the hash shown at its table.

import { hashKey, stored } from "./lobby.js";

const { table, seed, hash } = document.getElementById("fair").dataset;

function report(what, text) {
  document.getElementById(`found-${what}`).textContent = text;
}

const verdict = document.getElementById("verdict");
const serverConfirms = verdict.textContent.trim().startsWith("Yes"); // the server's own verdict

function deny(why) {
  if (serverConfirms) verdict.textContent = `No: ${why}`;
}

const noted = stored(hashKey(table));
if (!noted) report("shown", "no note of its own: compare it with yours");
else if (noted === hash) report("shown", "yes: it noted the same at the table");
else {
  report("shown", `no: it noted ${noted}`);
  deny("the fingerprint that your browser noted at the table was another.");
}

if (crypto.subtle) {
  const bytes = Uint8Array.from(seed.match(/../g), (digits) => parseInt(digits, 16));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  report("fits", found === hash ? "yes" : `no: the number's is ${found}`);
  if (found !== hash) deny("the secret number shown now does not fit the fingerprint.");
  else if (serverConfirms && noted === hash && verdict.textContent.trim().startsWith("Yes")) {
    verdict.append(" Your browser saw the fingerprint at the table, and finds that the number fits it.");
  }
} else report("fits", "not here: it computes hashes only over https, or on the server's own computer");

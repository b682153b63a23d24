// A worker whose seconds are not stretched while the page is hidden (live.js).
setInterval(() => postMessage(0), 1000);

"""Pictures with a palette of 256 colours: half as large, and for flat drawings just as good."""

from __future__ import annotations

import struct
import zlib
from base64 import b64decode, b64encode
from typing import Final

from playwright.sync_api import Page

COLOURS: Final = 256

REDUCE: Final = """async ([source, most]) => {
  const image = new Image();
  image.src = source;
  await image.decode();
  const {width, height} = image;
  const canvas = new OffscreenCanvas(width, height);
  const brush = canvas.getContext('2d', {willReadFrequently: true});
  brush.drawImage(image, 0, 0);
  const {data} = brush.getImageData(0, 0, width, height);
  // Colours that differ little are one, the mean of them; the most frequent make the palette.
  const near = (at) => (data[at] >> 3) << 10 | (data[at + 1] >> 3) << 5 | data[at + 2] >> 3;
  const found = new Map();
  for (let at = 0; at < data.length; at += 4) {
    const key = near(at);
    const sum = found.get(key) ?? [0, 0, 0, 0];
    sum[0] += data[at]; sum[1] += data[at + 1]; sum[2] += data[at + 2]; sum[3] += 1;
    found.set(key, sum);
  }
  const mean = ([r, g, b, n]) => [r / n, g / n, b / n].map(Math.round);
  const palette = [...found.values()].sort((a, b) => b[3] - a[3]).slice(0, most).map(mean);
  const nearest = new Map();
  for (const [key, sum] of found) {
    const [r, g, b] = mean(sum);
    let best = 0, least = Infinity;
    palette.forEach(([pr, pg, pb], index) => {
      const far = (r - pr) ** 2 + (g - pg) ** 2 + (b - pb) ** 2;
      if (far < least) [best, least] = [index, far];
    });
    nearest.set(key, best);
  }
  let written = '';
  for (let at = 0; at < data.length; at += 4) written += String.fromCharCode(nearest.get(near(at)));
  return [width, height, palette.flat(), btoa(written)];
}"""


def shrunk(page: Page, png: bytes) -> bytes:
    """The same picture with a palette; ``page`` is any page, whose canvas is used."""
    source = "data:image/png;base64," + b64encode(png).decode()
    width, height, palette, written = page.evaluate(REDUCE, [source, COLOURS])
    pixels = b64decode(written)
    rows = b"".join(b"\0" + pixels[row * width : (row + 1) * width] for row in range(height))
    return b"".join(
        [
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", bytes(palette)),
            _chunk(b"IDAT", zlib.compress(rows, 9)),
            _chunk(b"IEND", b""),
        ]
    )


def _chunk(kind: bytes, content: bytes) -> bytes:
    checked = zlib.crc32(kind + content)
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", checked)

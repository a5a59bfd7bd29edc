"""Pictures small enough to keep: a screenshot with a palette of its own, as an indexed PNG."""

import base64
import struct
import zlib

from playwright.async_api import Page

REDUCE = """async ([source, width]) => {
  const picture = await createImageBitmap(await (await fetch(source)).blob());
  const scale = Math.min(1, width / picture.width);
  const canvas = new OffscreenCanvas(picture.width * scale, picture.height * scale);
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const counts = new Map();
  for (let i = 0; i < data.length; i += 4) {
    const colour = (data[i] << 16) | (data[i + 1] << 8) | data[i + 2];
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const common = [...counts].sort(([, a], [, b]) => b - a).map(([colour]) => colour);
  const far = (a, b) =>
    ((a >> 16) - (b >> 16)) ** 2 +
    (((a >> 8) & 255) - ((b >> 8) & 255)) ** 2 +
    ((a & 255) - (b & 255)) ** 2;
  const palette = [];
  for (const apart of [300, 0]) {
    for (const colour of common) {
      if (palette.length >= 64) break;
      if (palette.every((other) => far(other, colour) > apart)) palette.push(colour);
    }
  }
  const nearest = new Map();
  for (const colour of common) {
    let best = 0;
    palette.forEach((other, i) => far(other, colour) < far(palette[best], colour) && (best = i));
    nearest.set(colour, best);
  }
  let pixels = "";
  for (let i = 0; i < data.length; i += 4)
    pixels += String.fromCharCode(
      nearest.get((data[i] << 16) | (data[i + 1] << 8) | data[i + 2]),
    );
  return { width: canvas.width, height: canvas.height, palette, pixels: btoa(pixels) };
}"""


async def reduced(desk: Page, png: bytes, width: int) -> bytes:
    """The same picture in 64 colours and at most so wide. `desk` is an empty page to work on."""
    source = "data:image/png;base64," + base64.b64encode(png).decode()
    made = await desk.evaluate(REDUCE, [source, width])
    palette = b"".join(colour.to_bytes(3, "big") for colour in made["palette"])
    rows, across = base64.b64decode(made["pixels"]), int(made["width"])
    lines = b"".join(b"\0" + rows[i : i + across] for i in range(0, len(rows), across))
    head = struct.pack("!IIBBBBB", across, int(made["height"]), 8, 3, 0, 0, 0)
    parts = (
        (b"IHDR", head),
        (b"PLTE", palette),
        (b"IDAT", zlib.compress(lines, 9)),
        (b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, body) for kind, body in parts)


def _chunk(kind: bytes, body: bytes) -> bytes:
    check = zlib.crc32(kind + body)
    return struct.pack("!I", len(body)) + kind + body + struct.pack("!I", check)

// Links that hold a game: its record, compressed, behind # where no server sees it.

const most = 1 << 20; // characters of a record that a link may unfold to

/** The address that opens a record at the position after so many moves, or at its end. */
export async function linkTo(record, at) {
  return under(await pack(record), at);
}

/** The address of a packed record. */
export function under(packed, at) {
  const link = new URL("./", document.baseURI);
  link.hash = at === undefined ? `game=${packed}` : `game=${packed}&at=${at}`;
  return link.href;
}

const parts = () => new URLSearchParams(location.hash.slice(1));

/** Whether the address of the page holds a game. */
export const isLink = () => parts().has("game");

/** The game that is kept and that the address of the page names, null if there is none. */
export const idHere = () => parts().get("kept");

/** What the address of the page holds: record, at if it names a position, and of a game that could not be kept its id and the revision that was. */
export async function linked() {
  const link = parts();
  const record = await unpack(link.get("game"));
  return { record, at: link.has("at") ? Number(link.get("at")) : undefined, id: idHere(), revision: Number(link.get("revision")) };
}

/** A text as it stands in links. */
export async function pack(text) {
  const squeezed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(squeezed).arrayBuffer());
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function unpack(packed) {
  const binary = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length > most) throw new RangeError("the link holds more than a game");
  }
}

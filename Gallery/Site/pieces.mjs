// What the server tells of some photos of a day that follow each other.

const MAGIC = 0x5444_4657;
const decoder = new TextDecoder();

/** Up to how many bytes a text is read byte by byte. */
const SHORT = 32;

/** Flags of a photo. */
export const COLOURED = 1;
export const BROKEN = 2;

/** Reads a piece; null if it is in an unknown form. */
export function read(buffer) {
  if (buffer.byteLength < 24) return null;
  const head = new DataView(buffer);
  const count = head.getUint32(20, true);
  if (head.getUint32(0, true) !== MAGIC || head.getUint32(4, true) !== 2
      || buffer.byteLength < 28 + 20 * count) {
    return null;
  }
  return {
    revision: head.getUint32(8, true),
    from: head.getUint32(16, true),
    words: new Uint32Array(buffer, 24, 3 * count),
    ends: new Uint32Array(buffer, 24 + 12 * count, 2 * count + 1),
    text: new Uint8Array(buffer, 28 + 20 * count),
  };
}

/** What is known about a photo. */
export class Photo {
  #piece;
  #at;

  constructor(piece, at) {
    this.#piece = piece;
    this.#at = at;
    const { words } = piece;
    this.id = words[3 * at];
    this.version = words[3 * at + 1];
    this.color = words[3 * at + 2] & 0xff_ffff;
    this.flags = words[3 * at + 2] >>> 24;
  }

  get name() { return this.#read(this.#at); }

  // All names come first.
  get caption() { return this.#read(this.#at + this.#piece.words.length / 3); }

  #read(number) {
    const { ends, text } = this.#piece;
    const [start, end] = [ends[number], ends[number + 1]];
    if (start === end) return "";
    const bytes = text.subarray(start, end);
    // Most names: to ask the decoder takes longer.
    if (bytes.length <= SHORT) {
      let at = 0;
      while (at < bytes.length && bytes[at] < 128) at++;
      if (at === bytes.length) return String.fromCharCode.apply(null, bytes);
    }
    return decoder.decode(bytes);
  }
}

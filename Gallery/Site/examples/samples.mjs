// Photos of the gallery's own, and sentences.

/** What photos begin with; see the server's `PhotoCatalog`. */
const HEAD = 20;

/** So many photos, with their sizes and addresses; few of them come again. */
export async function photos(count) {
  const answer = await fetch(`photos.bin?count=${count}`);
  if (!answer.ok) throw new Error((await answer.json()).error);
  const data = await answer.arrayBuffer();
  const [, , known, textLength] = new Uint32Array(data, 0, HEAD / 4);
  const sizes = new Float32Array(data, HEAD, 2 * known);
  const text = textLength > 0 ? textsOf(data, known) : null;
  return Array.from({ length: known > 0 ? count : 0 }, (_, id) => {
    const photo = id % known;
    return {
      id,
      width: sizes[2 * photo],
      height: sizes[2 * photo + 1],
      src: text?.(2 * photo) ?? `pictures/${photo}.png`,
      title: text?.(2 * photo + 1) || `Photo ${photo + 1}`,
    };
  });
}

/** What tells addresses and titles in turn, of photos that have some. */
function textsOf(data, count) {
  const offsets = new Uint32Array(data, HEAD + 12 * count, 2 * count + 1);
  const bytes = new Uint8Array(data, offsets.byteOffset + offsets.byteLength);
  const decoder = new TextDecoder();
  return (number) =>
    decoder.decode(bytes.subarray(offsets[number], offsets[number + 1]));
}

/** The widths of photos divided by their heights. */
export const ratios = (photos) =>
  Float32Array.from(photos, ({ width, height }) => width / height);

const GIVEN = [
  "Ada", "Ben", "Chloé", "Dmitri", "Esi", "Farid", "Greta", "Haruki", "Inés",
  "Jonas", "Kirsi", "Liam", "Mei", "Noor", "Olga", "Pavel", "Rosa", "Sven",
];
const FAMILIES = [
  "Abe", "Berg", "Costa", "Dubois", "Eriksen", "Fischer", "García", "Haddad",
  "Ito", "Jansen", "Kaya", "Lopez", "Mensah", "Novak", "Okafor", "Petrov",
  "Rossi", "Silva", "Tan", "Vargas", "Weber", "Young", "Zhang",
];

/** Some people, by their families. */
export const people = () => FAMILIES.flatMap((family) =>
  GIVEN.map((given) => ({ name: `${given} ${family}`, isStarred: false })));

const SENTENCES = [
  "The ferry was late again, and nobody minded.",
  "We had bread, cheese and a map of another valley.",
  "Somebody had painted the pier blue.",
  "From up there the town looks like a model of itself.",
  "It rained until noon.",
];

/** Some sentences, always the same for a number. */
export const sentences = (number) =>
  Array.from({ length: 1 + (number * 7) % 5 }, (_, index) =>
    SENTENCES[(number * 3 + index) % SENTENCES.length]).join(" ");

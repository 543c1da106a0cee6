// Photos of the gallery's own, and sentences.

/** So many photos, with their sizes and addresses. */
export async function photos(count) {
  const answer = await fetch(`photos.bin?count=${count}`);
  const data = await answer.arrayBuffer();
  const sizes = new Float32Array(data, 20, 2 * count);
  return Array.from({ length: count }, (_, id) => ({
    id,
    width: sizes[2 * id],
    height: sizes[2 * id + 1],
    src: `pictures/${id}.png`,
    title: `Photo ${id + 1}`,
  }));
}

/** The widths of photos divided by their heights. */
export const ratios = (photos) =>
  Float32Array.from(photos, ({ width, height }) => width / height);

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

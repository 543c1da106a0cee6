import { sentences } from "./samples.mjs";

const view = document.getElementById("chat");
const text = document.getElementById("text");
let oldest = 0;
let messages = earlier();
let looking = null;

// Mine are other cells than yours, and are recycled among themselves.
view.kind = ({ isMine }) => isMine ? "mine" : "yours";
view.renderer = {
  create(kind) {
    const message = document.createElement("div");
    message.className = `message ${kind}`;
    // Who cannot see the side that it stands at hears who has said it.
    const who = document.createElement("b");
    who.textContent = kind === "mine" ? "You:" : "They:";
    message.append(who, document.createElement("span"));
    return message;
  },
  update: ({ lastChild }, { said }) => lastChild.textContent = said,
};
view.strings = {
  added: (count) => count === 1 ? "A message has come." : `${count} messages.`,
  pulling: "Pull for earlier ones",
  armed: "Let go for earlier ones",
  waiting: "Looking for earlier ones …",
};
view.items = messages;

document.getElementById("writing").addEventListener("submit", (event) => {
  event.preventDefault();
  if (!text.value.trim()) return;
  // What one writes oneself is to be seen in any case: at its end it stays there.
  view.scrollTop = view.scrollHeight;
  say(text.value, true);
  text.value = "";
  setTimeout(() => say(sentences(messages.length), false), 800);
});
view.addEventListener("pull", ({ detail }) =>
  detail.waitUntil(looking ??= showEarlier()));
// The same without a finger; whoever presses it again has waited enough.
document.getElementById("earlier").addEventListener("click", () => {
  if (looking) return view.endPull();
  // Where the pull is seen.
  view.scrollTop = 0;
  view.beginPull();
});

/** Who changes an array in place says what has changed. */
function say(said, isMine) {
  messages.push({ id: `said ${messages.length}`, said, isMine });
  view.update({ inserted: [messages.length - 1] });
}

/** Takes as long as a server, and leaves what is read where it is. */
async function showEarlier() {
  await new Promise((resolve) => setTimeout(resolve, 600));
  messages = [...earlier(), ...messages];
  view.items = messages;
  looking = null;
}

function earlier() {
  oldest += 30;
  return Array.from({ length: 30 }, (_, index) => ({
    id: oldest - index, said: sentences(oldest - index),
    isMine: (oldest - index) % 3 === 0,
  }));
}

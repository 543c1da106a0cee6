import { sentences } from "./samples.mjs";

const view = document.getElementById("feed");
view.renderer = {
  create() {
    const post = document.createElement("div");
    post.className = "post";
    post.append(document.createElement("b"), document.createElement("span"));
    return post;
  },
  update(post, { title, text }) {
    post.firstChild.textContent = title;
    post.lastChild.textContent = text;
  },
};
view.items = Array.from({ length: 2_000 }, (_, number) => ({
  title: `Day ${number + 1}`,
  text: sentences(number),
}));

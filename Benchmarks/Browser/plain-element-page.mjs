import "./plain-element.mjs";
import { show } from "./element-items.mjs";

show(document.querySelector("plain-flow"));

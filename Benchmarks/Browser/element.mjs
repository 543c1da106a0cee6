import "./package/index.js";
import { show } from "./element-items.mjs";

show(document.querySelector("water-flow"));

// The module of pages whose content does not depend on the scroll offset.

import { buildContent, measureContent, readJSON } from "./content.mjs";

const spec = readJSON("spec");
const built = buildContent(spec);

window.measure = () => measureContent(spec, built);

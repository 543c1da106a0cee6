// What the module asks and tells; see `FeatureQuestion`. Constants of a module,
// which cost nothing once they are bundled.

export const begin = 0;
export const end = 1;
export const select = 2;
export const selected = 3;
export const selection = 4;
export const actions = 5;
export const action = 6;
export const actionText = 7;
export const perform = 8;
export const forget = 9;
export const moved = 10;
export const pull = 11;
export const refused = 12;

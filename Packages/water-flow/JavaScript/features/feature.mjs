// What an element can do besides; see `Feature` in the module.

export const selection = 0;
export const keyboard = 1;
export const swipes = 2;
export const reordering = 3;
export const pulls = 4;
export const pull = 5;
export const end = 6;

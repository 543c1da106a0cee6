// What a change is; the module reads the same numbers.

export const deleteItem = 0;
export const insertItem = 1;
export const moveItem = 2;
export const reconfigureItem = 3;
export const deleteSection = 4;
export const insertSection = 5;
export const moveSection = 6;

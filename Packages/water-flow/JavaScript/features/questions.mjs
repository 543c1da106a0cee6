// What the module asks and tells; see `FeatureQuestion`.

export const Question = {
  begin: 0, end: 1, select: 2, selected: 3, selection: 4, actions: 5,
  action: 6, actionText: 7, perform: 8, forget: 9, moved: 10, pull: 11,
  refused: 12,
};

/** What an element can do besides; see `Feature` in the module. */
export const Feature = {
  selection: 0, keyboard: 1, swipes: 2, reordering: 3, pulls: 4, pull: 5,
};

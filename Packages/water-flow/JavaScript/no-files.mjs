// Elsewhere nothing reads files; see `imports` of the package.

export const readFile = undefined;

// The module only has exports; Node calls them, see `node.mjs`.

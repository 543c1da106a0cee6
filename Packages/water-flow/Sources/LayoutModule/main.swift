// The module only has exports; `layout.mjs` calls them.

// What the page runs once it has the module.

Colours()?.start()

// The page of sections: pinned headers and footers, and tabs that turn.

SectionsPage()?.start()

// The view of `Browser/view.html`: plain cells in a waterfall.

PlainPage()?.start()

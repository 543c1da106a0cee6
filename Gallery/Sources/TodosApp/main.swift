// The page of things to do: a list that is typed, ticked, sorted and cleared.

TodosPage.shown = TodosPage()
TodosPage.shown?.start()

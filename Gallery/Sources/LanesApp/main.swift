// The page of lanes: tiles without an end in either direction.

LanesPage()?.start()

// The page of collections that change; a module of its own, because the other
// pages need nothing of what updates do.

LivePage()?.start()

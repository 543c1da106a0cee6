// The page of photos.

Gallery()?.start()

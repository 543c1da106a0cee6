// The page of a photo library: days from the newest to the oldest.

TimelinePage()?.start()

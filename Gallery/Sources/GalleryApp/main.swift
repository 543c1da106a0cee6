// The gallery: a waterfall of photos in the page that loads this module.

if let gallery = Gallery() {
  gallery.start()
}

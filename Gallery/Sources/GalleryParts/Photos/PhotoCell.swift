import WaterflowWeb

/// A photo with its title, on its colour until it has loaded.
public final class PhotoCell: WaterflowCell {
  private let picture = Element("div")
  private let image = Element("img")
  private let title = Element("span")
  private let size = Element("span")
  private var note: Element?
  private var isLoading = false
  private var catalogue: Catalogue?
  private var photo = 0

  /// Creates an empty cell.
  public init() {
    super.init("figure")
    element.setClass("photo", true)
    picture.setClass("picture", true)
    image.setAttribute("decoding", to: "async")
    image.setAttribute("draggable", to: "false")
    picture.append(image)
    let caption = Element("figcaption")
    title.setClass("title", true)
    size.setClass("size", true)
    caption.append(title)
    caption.append(size)
    element.append(picture)
    element.append(caption)
    // Unowned, because the listeners live as long as the image, and the image
    // as long as the cell: a strong reference would keep all three for good.
    image.on("load") { [unowned(unsafe) self] _ in pictureArrived() }
    image.on("error") { [unowned(unsafe) self] _ in pictureFailed() }
  }

  /// Shows an item, whose picture the view has load.
  ///
  /// - Parameters:
  ///   - item: the item.
  ///   - photos: what the items are.
  ///   - hasCaption: false where no caption is seen, which is left as it is.
  public func show(_ item: Int, of photos: Photos, hasCaption: Bool = true) {
    let catalogue = photos.catalogue
    let photo = photos.photo(ofItem: item)
    self.catalogue = catalogue
    self.photo = photo
    let color = catalogue.color(of: photo)
    picture.setStyle(
      "background-color",
      to: "rgb(\(color >> 16 & 255) \(color >> 8 & 255) \(color & 255))")
    if hasCaption {
      let width = Int(catalogue.width(of: photo))
      size.setText("\(width) × \(Int(catalogue.height(of: photo)))")
    }
    let titleBytes = catalogue.title(of: photo)
    if titleBytes.isEmpty {
      let kind: PageText = catalogue.hasAddresses ? "Photo " : "Picture "
      let name: PageText = "\(kind)\(photo)"
      if hasCaption { title.setText(name) }
      image.setAttribute("alt", to: name)
    } else {
      catalogue.withBytes(titleBytes) {
        title.setText(utf8: $0)
        image.setAttribute("alt", utf8: $0)
      }
    }
  }

  public override func loadContent() {
    guard let catalogue else { return }
    isLoading = true
    if catalogue.hasAddresses {
      catalogue.withBytes(catalogue.address(of: photo)) {
        image.setAttribute("src", utf8: $0)
      }
    } else {
      image.setAttribute("src", to: "pictures/\(photo).png")
    }
    // Known to the browser already: shown at once, without fading in.
    if image.number("naturalWidth") > 0 { pictureArrived() }
  }

  public override func prepareForReuse() {
    guard isLoading else { return }
    isLoading = false
    // Without `src` the request is cancelled and nothing is painted.
    image.removeAttribute("src")
    element.setClass("loaded", false)
    element.setClass("broken", false)
  }

  // An event may come late and be about the picture before. So neither believes
  // the event; both ask how the image is doing now.

  private func pictureArrived() {
    guard isLoading, image.number("complete") == 1 else { return }
    element.setClass("broken", false)
    element.setClass("loaded", true)
  }

  private func pictureFailed() {
    guard isLoading, image.number("complete") == 1,
      image.number("naturalWidth") == 0
    else { return }
    if note == nil {
      let note = Element("span")
      note.setClass("note", true)
      note.setText("Picture unavailable")
      picture.append(note)
      self.note = note
    }
    element.setClass("loaded", false)
    element.setClass("broken", true)
  }
}

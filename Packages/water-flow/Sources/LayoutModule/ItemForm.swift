#if arch(wasm32)
  import WaterflowLayout

  /// What a value says of an item.
  enum ItemForm {
    /// The extent along the axis, which is what the layout takes.
    case length
    /// Width divided by height, which the layout takes as it is where the axis
    /// is horizontal, and the other way round elsewhere.
    case ratio(isInverse: Bool)
    /// A width, and a height behind it.
    case size

    /// The form of a section's items; nil if there is no such section.
    init?(ofSection section: Int, in layout: CollectionLayout) {
      guard let style = layout.style(ofSection: section) else { return nil }
      switch style.mode {
      case .flow: self = .size
      case .waterfall(_, .aspect, _, _), .justified:
        self = .ratio(isInverse: layout.axis == .vertical)
      case .list, .waterfall: self = .length
      }
    }

    /// How many values an item has.
    var width: Int {
      if case .size = self { return 2 }
      return 1
    }

    /// Brings values to the form that the layout takes.
    ///
    /// - Returns: the place of the first that cannot be one, or nil.
    func convert(_ values: UnsafeMutablePointer<Double>, count: Int) -> Int? {
      // The most that a layout takes as a length; refuses what is no number.
      let most = 16_777_215.0
      guard case .ratio(let isInverse) = self else {
        for place in 0..<count
        where !(values[place] >= 0 && values[place] <= most) {
          return place
        }
        return nil
      }
      for place in 0..<count {
        let ratio = values[place]
        let value = isInverse ? 1 / ratio : ratio
        guard ratio > 0 && ratio < .infinity && value <= most else {
          return place
        }
        values[place] = value
      }
      return nil
    }
  }
#endif

/// The placement of a sheet's parts on pages.
///
/// Parts are stacked vertically; one that does not fit on a page of paper begins the next. A page for a screen is as
/// high as its parts.
struct SheetFlow {
  struct Part {
    let height: Double
    /// The space above it, unless it begins a page.
    let gap: Double
    /// Whether it must be on one page with the next part.
    var isTitle = false
  }

  struct Place: Equatable {
    let page: Int
    /// The distance of its top from that of the page's content.
    let y: Double
  }

  let places: [Place]

  init(_ parts: [Part], _ style: SheetStyle) {
    let room =
      style.isPaper && SheetFlow.height(of: parts) > style.contentHeight ? style.sharedContentHeight : .infinity
    var places: [Place] = []
    var (page, y) = (0, 0.0)
    for (index, part) in parts.enumerated() {
      let next = part.isTitle && index + 1 < parts.count ? parts[index + 1] : nil
      let needed = part.gap + part.height + (next.map { $0.gap + $0.height } ?? 0)
      if y > 0, y + needed > room { (page, y) = (page + 1, 0) }
      if y > 0 { y += part.gap }
      places.append(Place(page: page, y: y))
      y += part.height
    }
    self.places = places
  }

  /// The height of all parts stacked vertically.
  static func height(of parts: [Part]) -> Double { parts.reduce(0) { $0 + $1.gap + $1.height } }

  /// The number of pages; for a screen, the length of its one page in multiples of the style's height; nil if a part
  /// fits on no page.
  static func pageCount(of parts: [Part], _ style: SheetStyle) -> Int? {
    guard style.isPaper else { return max(1, Int((height(of: parts) / style.contentHeight).rounded(.up))) }
    let flow = SheetFlow(parts, style)
    guard let last = flow.places.last?.page else { return 1 }
    let room = last == 0 ? style.contentHeight : style.sharedContentHeight
    let fits = zip(parts, flow.places).allSatisfy { $0.height + $1.y <= room }
    return fits ? last + 1 : nil
  }
}

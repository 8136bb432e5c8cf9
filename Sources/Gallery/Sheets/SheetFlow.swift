/// Which page each part of a sheet is on, and where.
///
/// Parts stand below each other; one that has no room on a page of paper begins the next. A page for a screen goes on as
/// long as there are parts.
struct SheetFlow {
  struct Part {
    let height: Double
    /// What is left free above it, unless a page begins with it.
    let gap: Double
    /// Whether it is of no use without the next one.
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

  /// Of all parts below each other.
  static func height(of parts: [Part]) -> Double { parts.reduce(0) { $0 + $1.gap + $1.height } }

  /// How many pages there would be, of a screen those that one page is as long as; nil if a part has no room on any.
  static func pageCount(of parts: [Part], _ style: SheetStyle) -> Int? {
    guard style.isPaper else { return max(1, Int((height(of: parts) / style.contentHeight).rounded(.up))) }
    let flow = SheetFlow(parts, style)
    guard let last = flow.places.last?.page else { return 1 }
    let room = last == 0 ? style.contentHeight : style.sharedContentHeight
    let fits = zip(parts, flow.places).allSatisfy { $0.height + $1.y <= room }
    return fits ? last + 1 : nil
  }
}

import DynamicType
import ViewRendering

/// The sizes at which a scene first breaks, found between the cells of its matrix by bisection.
///
/// A scene may break at one width and hold at a smaller one, so the result is *a* boundary: both of its sides were laid
/// out, one breaks and the other holds, and the cells beyond them are as in the matrix.
struct FirstBreaks: Equatable {
  /// The largest width at which a text size breaks.
  struct Width: Equatable {
    let category: ContentSizeCategory
    /// In points; nil if no cell of the matrix breaks.
    let breaks: Double?
    /// One pixel wider, where it holds; nil if the widest cell breaks.
    let holds: Double?
    /// Whether the layout fails at the width that breaks.
    var fails = false
  }

  /// The smallest text size at which a width breaks.
  struct Category: Equatable {
    let width: Double
    /// Nil if no cell of the matrix breaks.
    let breaks: ContentSizeCategory?
    /// The next smaller one, which holds; nil if the smallest of the matrix breaks.
    let holds: ContentSizeCategory?
    /// Whether the layout fails at the size that breaks.
    var fails = false
  }

  let widths: [Width]
  let categories: [Category]

  /// - Parameters:
  ///   - widths: the matrix's widths, ascending.
  ///   - categories: the matrix's text sizes, ascending.
  @MainActor
  init(_ layouts: MatrixLayouts, widths: [Double], categories: [ContentSizeCategory]) {
    self.widths = categories.map { category in
      var found = FirstBreaks.widest(category, widths, scale: layouts.base.scale) { layouts.cell($0, category).breaks }
      found.fails = found.breaks.map { layouts.cell($0, category).fails } ?? false
      return found
    }
    self.categories = widths.map { width in
      var found = FirstBreaks.smallest(width, categories) { layouts.cell(width, $0).breaks }
      found.fails = found.breaks.map { layouts.cell(width, $0).fails } ?? false
      return found
    }
  }

  private static func widest(
    _ category: ContentSizeCategory, _ widths: [Double], scale: Double, _ breaks: (Double) -> Bool
  ) -> Width {
    guard let index = widths.lastIndex(where: breaks) else {
      return Width(category: category, breaks: nil, holds: nil)
    }
    guard index + 1 < widths.count else { return Width(category: category, breaks: widths[index], holds: nil) }
    let (low, high) = (widths[index], widths[index + 1])
    // Whole pixels between two widths of the matrix.
    let first = Int((low * scale).rounded(.down)) + 1
    let last = Int((high * scale).rounded(.up)) - 1
    func width(_ pixel: Int) -> Double { pixel < first ? low : pixel > last ? high : Double(pixel) / scale }
    let edge = edge(from: first - 1, to: last + 1) { breaks(width($0)) }
    return Width(category: category, breaks: width(edge), holds: width(edge + 1))
  }

  private static func smallest(
    _ width: Double, _ categories: [ContentSizeCategory], _ breaks: (ContentSizeCategory) -> Bool
  ) -> Category {
    guard let index = categories.firstIndex(where: breaks) else {
      return Category(width: width, breaks: nil, holds: nil)
    }
    guard index > 0 else { return Category(width: width, breaks: categories[0], holds: nil) }
    let all = ContentSizeCategory.allCases
    // From the large size, which breaks, down to the small one, which holds.
    let steps = Array(all.filter { $0 >= categories[index - 1] && $0 <= categories[index] }.reversed())
    let edge = edge(from: 0, to: steps.count - 1) { breaks(steps[$0]) }
    return Category(width: width, breaks: steps[edge], holds: steps[edge + 1])
  }

  /// Bisects to the last place that breaks before one that holds. The number of tests is the logarithm of the distance.
  ///
  /// - Parameters:
  ///   - start: a place that is known to break.
  ///   - end: a later place that is known to hold.
  static func edge(from start: Int, to end: Int, _ breaks: (Int) -> Bool) -> Int {
    var (low, high) = (start, end)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if breaks(middle) { low = middle } else { high = middle }
    }
    return low
  }
}

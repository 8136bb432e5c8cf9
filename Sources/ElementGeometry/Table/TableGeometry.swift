package import Foundation

/// The vertical positions in a table: a header, sections with padding, a header, rows and a footer each, and a footer.
///
/// Heights are known, or estimated until a view is measured; a part without height does not exist. With a header of 38
/// below 17.5 points of padding, and rows of 44, the second row starts at 99.5. Callers must not ask for a section or
/// row that does not exist.
///
/// - Complexity: O(log *n*) in the number of parts, also to find the visible ones.
package struct TableGeometry {
  /// A section before any part of it is measured.
  package struct Section {
    /// The padding above the header.
    package var topPadding: CGFloat = 0
    /// The height of the header; zero for none.
    package var header = PartHeight.exact(0)
    package var rows: [PartHeight] = []
    /// The height of the footer; zero for none.
    package var footer = PartHeight.exact(0)

    package init(
      topPadding: CGFloat = 0, header: PartHeight = .exact(0), rows: [PartHeight] = [], footer: PartHeight = .exact(0)
    ) {
      self.topPadding = topPadding
      self.header = header
      self.rows = rows
      self.footer = footer
    }
  }

  private var lengths: PrefixSumTree
  private var states: [PartHeight.State]
  /// The number of each section's first part, which is the padding above its header; at the end, the number of all
  /// parts.
  private let firstParts: [Int]
  /// The heights of the table's own header and footer.
  private var outer: (header: CGFloat, footer: CGFloat)

  package init(sections: [Section], header: CGFloat = 0, footer: CGFloat = 0) {
    outer = (header, footer)
    var (heights, states, firsts) = ([Double](), [PartHeight.State](), [0])
    for section in sections {
      let parts = [.exact(section.topPadding), section.header] + section.rows + [section.footer]
      heights += parts.map { Double($0.points) }
      states += parts.map(\.state)
      firsts.append(heights.count)
    }
    (lengths, firstParts, self.states) = (PrefixSumTree(heights), firsts, states)
  }

  // MARK: Counts

  package var sectionCount: Int { firstParts.count - 1 }

  package func rowCount(in section: Int) -> Int { firstParts[section + 1] - firstParts[section] - 3 }

  var rowCounts: [Int] { (0..<sectionCount).map(rowCount) }

  package func has(_ path: IndexPath) -> Bool {
    path.count == 2 && (0..<sectionCount).contains(path[0]) && (0..<rowCount(in: path[0])).contains(path[1])
  }

  package func has(_ part: TablePart) -> Bool {
    if case .row(let path) = part { return has(path) }
    return (0..<sectionCount).contains(part.section)
  }

  /// The number of parts, with and without height.
  package var partCount: Int { lengths.count }

  /// The parts whose views were measured, from top to bottom, with the measured heights.
  package var measuredParts: [(part: TablePart, height: CGFloat)] {
    states.indices.compactMap { number in
      guard states[number] == .measured, let part = part(number) else { return nil }
      return (part, CGFloat(lengths[number]))
    }
  }

  // MARK: Positions

  package var height: CGFloat { outer.header + CGFloat(lengths.total) + outer.footer }

  /// The top and height of a part.
  package func span(of part: TablePart) -> TableSpan { span(ofPartNumbered: number(of: part)) }

  /// The top and height of a section, including the padding above its header.
  package func span(ofSection section: Int) -> TableSpan {
    let top = lengths.start(of: firstParts[section])
    return TableSpan(
      top: outer.header + CGFloat(top), height: CGFloat(lengths.start(of: firstParts[section + 1]) - top))
  }

  package var headerSpan: TableSpan { TableSpan(top: 0, height: outer.header) }
  package var footerSpan: TableSpan { TableSpan(top: height - outer.footer, height: outer.footer) }

  private func span(ofPartNumbered number: Int) -> TableSpan {
    TableSpan(top: outer.header + CGFloat(lengths.start(of: number)), height: CGFloat(lengths[number]))
  }

  /// The parts with a height that lie between two positions, at least partly, from top to bottom.
  package func parts(from top: CGFloat, to bottom: CGFloat) -> [TablePart] {
    guard lengths.count > 0, top < bottom else { return [] }
    var parts: [TablePart] = []
    var number = lengths.index(at: Double(top - outer.header))
    while number < lengths.count {
      let span = span(ofPartNumbered: number)
      guard span.top < bottom else { break }
      if span.height > 0, span.bottom > top, let part = part(number) { parts.append(part) }
      number += 1
    }
    return parts
  }

  /// The section at a position; the first or last one for positions outside of all.
  func section(at place: CGFloat) -> Int? {
    guard sectionCount > 0 else { return nil }
    return section(ofPartNumbered: lengths.index(at: Double(place - outer.header)))
  }

  // MARK: Heights

  package func state(of part: TablePart) -> PartHeight.State { states[number(of: part)] }

  /// Sets the height of a part.
  package mutating func setHeight(_ height: PartHeight, of part: TablePart) {
    let number = number(of: part)
    lengths[number] = Double(height.points)
    states[number] = height.state
  }

  /// Marks a measured part to be measured again; until then it keeps its height.
  package mutating func forgetMeasurement(of part: TablePart) {
    if states[number(of: part)] == .measured { states[number(of: part)] = .automatic }
  }

  package mutating func setTopPadding(_ padding: CGFloat, ofSection section: Int) {
    lengths[firstParts[section]] = Double(padding)
  }

  package mutating func setOuterHeights(header: CGFloat, footer: CGFloat) { outer = (header, footer) }

  // MARK: Numbers

  private func number(of part: TablePart) -> Int {
    precondition((0..<sectionCount).contains(part.section), "no section \(part.section) of \(sectionCount)")
    switch part {
    case .header(let section): return firstParts[section] + 1
    case .footer(let section): return firstParts[section + 1] - 1
    case .row(let path):
      precondition(has(path), "no row \(path)")
      return firstParts[path[0]] + 2 + path[1]
    }
  }

  private func section(ofPartNumbered number: Int) -> Int {
    var (low, high) = (0, sectionCount)
    while high - low > 1 {
      let middle = (low + high) / 2
      if firstParts[middle] <= number { low = middle } else { high = middle }
    }
    return low
  }

  /// The part with a number; `nil` for the padding above a header.
  private func part(_ number: Int) -> TablePart? {
    let section = section(ofPartNumbered: number)
    switch number - firstParts[section] {
    case 0: return nil
    case 1: return .header(section)
    case let index where number == firstParts[section + 1] - 1 && index > 0: return .footer(section)
    case let index: return .row(IndexPath(row: index - 2, section: section))
    }
  }
}

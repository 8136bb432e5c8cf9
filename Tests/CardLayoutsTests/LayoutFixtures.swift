import Foundation
import HeadlessUIKit

@testable import CardLayouts

/// Recorded layouts, made by `scripts/layout-fixtures`; see `Fixtures/README.md`.
enum LayoutFixtures {
  static func grids() throws -> [GridCase] { try load("Grids") }

  static func waterfalls() throws -> [WaterfallCase] { try load("Waterfalls") }

  private static func load<Case: Decodable>(_ folder: String) throws -> [Case] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/\(folder)/cases.jsonl")
    let decoder = JSONDecoder()
    return try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")).map {
      try decoder.decode(Case.self, from: $0)
    }
  }
}

/// A grid: the delegate's values, and all frames.
struct GridCase: Decodable {
  struct Section: Decodable {
    let inset: [Double]?
    let lineSpacing: Double?
    let interitemSpacing: Double?
    /// Width and height; the width is missing if the delegate is only asked for the height.
    let header: [Double?]?
    let footer: [Double?]?
    let heights: [Double]
    let columnWidth: Double
    /// The left edge of every column.
    let columns: [Double]
    let headerFrame: [Double]?
    let footerFrame: [Double]?
    /// Top and height of every item.
    let items: [[Double]]

    func frame(ofItem item: Int) -> [Double] {
      [columns[item % columns.count], items[item][0], columnWidth, items[item][1]]
    }
  }

  let width: Double
  let contentInset: [Double]
  let numberOfColumns: Int
  let sectionInset: [Double]
  let minimumLineSpacing: Double
  let minimumInteritemSpacing: Double
  let sections: [Section]
  let contentSize: [Double]

  /// All frames by name, as in `item 3 of section 0`.
  var frames: [String: [Double]] {
    var frames: [String: [Double]] = [:]
    for (index, section) in sections.enumerated() {
      frames["header of section \(index)"] = section.headerFrame
      frames["footer of section \(index)"] = section.footerFrame
      for item in section.items.indices {
        frames["item \(item) of section \(index)"] = section.frame(ofItem: item)
      }
    }
    return frames
  }
}

/// A waterfall: the delegate's values, and all frames.
struct WaterfallCase: Decodable {
  struct Section: Decodable {
    let heights: [Double]
    /// Top and height of every card.
    let items: [[Double]]
  }

  let idiom: String
  let orientation: String
  /// Missing if the number follows from idiom and orientation.
  let numberOfColumns: Int?
  let width: Double
  let contentInset: [Double]
  let cellPadding: Double
  let itemWidth: Double
  /// The left edge of the cards of every column.
  let columns: [Double]
  let sections: [Section]
  let contentSize: [Double]

  var frames: [String: [Double]] {
    var frames: [String: [Double]] = [:]
    for (index, section) in sections.enumerated() {
      for (item, span) in section.items.enumerated() {
        frames["item \(item) of section \(index)"] = [columns[item % columns.count], span[0], itemWidth, span[1]]
      }
    }
    return frames
  }
}

extension UIEdgeInsets {
  /// Creates insets from top, left, bottom and right.
  init(_ edges: [Double]) {
    self.init(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
  }
}

extension CGRect {
  var numbers: [Double] { [Double(minX), Double(minY), Double(width), Double(height)] }
}

extension CGSize {
  var numbers: [Double] { [Double(width), Double(height)] }
}

/// Whether numbers are equal to the recorded ones. These have 12 digits, and sums of a few hundred lengths have smaller
/// errors.
func agree(_ numbers: [Double], _ recorded: [Double]) -> Bool {
  numbers.count == recorded.count
    && zip(numbers, recorded).allSatisfy { abs($0 - $1) <= 1e-9 * max(1, abs($1)) }
}

/// The differences between two sets of frames; empty if they agree.
func differences(_ frames: [String: [Double]], _ recorded: [String: [Double]]) -> [String] {
  Set(frames.keys).union(recorded.keys).sorted().compactMap { name in
    switch (frames[name], recorded[name]) {
    case (let frame?, let expected?) where agree(frame, expected): nil
    case (let frame, let expected): "\(name): \(frame ?? []), recorded \(expected ?? [])"
    }
  }
}

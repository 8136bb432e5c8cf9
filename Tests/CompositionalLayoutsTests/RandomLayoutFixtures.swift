import CDeflate
import CompositionalLayouts
import Foundation
import SystemText
import Testing
import UIKitValues

/// Recorded random layouts, made by `scripts/layout-fixtures/compositional_layouts.py`.
struct RandomLayout: Decodable {
  struct View: Decodable {
    let kind: String
    let size: [[String]]
    let edges: String
    let offset: [Double]
    let fractional: Bool
    let own: String?
  }

  final class Item: Decodable {
    let size: [[String]]
    let insets: [Double]?
    let edges: [[Double]]?
    let views: [View]?
    let axis: String?
    let count: Int?
    let spacing: [Double]?
    let subitems: [Item]?
  }

  struct Section: Decodable {
    let group: Item
    let count: Int
    let insets: [Double]
    let gap: Double
    let orthogonal: Bool
    /// Item, width and height.
    let needs: [[Double]]
    let header: [[String]]?
    let footer: [[String]]?
    let cells: [[Double]]
    let views: [PlacedView]
    let headerFrame: [Double]?
    let footerFrame: [Double]?
  }

  /// Kind, number and frame.
  struct PlacedView: Decodable {
    let kind: String
    let number: Int
    let frame: [Double]

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      kind = try container.decode(String.self)
      number = try container.decode(Int.self)
      var frame: [Double] = []
      while !container.isAtEnd { frame.append(try container.decode(Double.self)) }
      self.frame = frame
    }
  }

  let scale: Double
  let axis: String
  let room: [Double]
  let spacing: Double
  let sections: [Section]
  let extent: Double
}

extension RandomLayout {
  var layoutAxis: LayoutAxis { axis == "x" ? .horizontal : .vertical }

  /// The sizes that items need.
  var measurements: LayoutMeasurements {
    var measurements = LayoutMeasurements()
    for (index, section) in sections.enumerated() {
      for need in section.needs {
        measurements.remember(CGSize(width: need[1], height: need[2]), item: Int(need[0]), section: index)
      }
    }
    return measurements
  }

  func arrangement(measured measurements: LayoutMeasurements) -> CompositionalArrangement {
    CompositionalArrangement(
      sections.map { ($0.definition(axis: layoutAxis), $0.count) },
      room: LayoutRoom(
        axis: layoutAxis, size: CGSize(width: room[0], height: room[1]), spacing: spacing,
        grid: PixelGrid(scale: scale)), measurements: measurements)
  }

  /// All recorded frames by name.
  var frames: [String: [Double]] {
    var frames: [String: [Double]] = [:]
    for (index, section) in sections.enumerated() {
      for (item, frame) in section.cells.enumerated() { frames["item \(item) of section \(index)"] = frame }
      for view in section.orthogonal ? [] : section.views {
        frames["\(view.kind) \(view.number) of section \(index)"] = view.frame
      }
      frames["header 0 of section \(index)"] = section.headerFrame
      frames["footer 0 of section \(index)"] = section.footerFrame
    }
    return frames
  }
}

extension RandomLayout.Section {
  fileprivate func definition(axis: LayoutAxis) -> LayoutSection {
    var section = LayoutSection(group: group.definition)
    section.contentInsets = NSDirectionalEdgeInsets(axes: insets)
    section.interGroupSpacing = gap
    section.orthogonal = orthogonal ? .continuous : nil
    let isVertical = axis == .vertical
    section.boundaryItems = [
      boundary("header", header, isVertical ? .top : .leading),
      boundary("footer", footer, isVertical ? .bottom : .trailing),
    ].compactMap(\.self)
    return section
  }

  private func boundary(_ kind: String, _ size: [[String]]?, _ edge: NSDirectionalRectEdge) -> LayoutBoundaryItem? {
    size.map { size in
      LayoutBoundaryItem(
        kind: kind, size: LayoutDimensions(size), contentInsets: .zero, zIndex: 0, edges: edge, offset: .zero,
        extendsBoundary: true, pinsToVisibleBounds: false)
    }
  }
}

extension RandomLayout.Item {
  fileprivate var definition: LayoutItem {
    var item = LayoutItem(
      size: LayoutDimensions(size), contentInsets: insets.map { NSDirectionalEdgeInsets(axes: $0) } ?? .zero)
    if let edges {
      item.edgeSpacing.leading = LayoutSpacing(edges[0])
      item.edgeSpacing.trailing = LayoutSpacing(edges[1])
      item.edgeSpacing.top = LayoutSpacing(edges[2])
      item.edgeSpacing.bottom = LayoutSpacing(edges[3])
    }
    item.supplementaries = (views ?? []).map(\.definition)
    if let axis {
      item.group = LayoutGroup(
        .line(axis == "x" ? .horizontal : .vertical, count: count), subitems: (subitems ?? []).map(\.definition),
        spacing: spacing.map { LayoutSpacing($0) } ?? .none)
    }
    return item
  }
}

extension RandomLayout.View {
  fileprivate var definition: LayoutSupplementary {
    LayoutSupplementary(
      kind: kind, size: LayoutDimensions(size), contentInsets: .zero, zIndex: 0,
      container: LayoutAnchor(
        edges: NSDirectionalRectEdge(letters: edges), offset: CGPoint(x: offset[0], y: offset[1]),
        isFractional: fractional), item: own.map { LayoutAnchor(edges: NSDirectionalRectEdge(letters: $0)) })
  }
}

extension LayoutDimensions {
  /// Kinds and values, as in `["fw", "1/3"]`.
  fileprivate init(_ pairs: [[String]]) {
    self.init(width: LayoutDimension(pair: pairs[0]), height: LayoutDimension(pair: pairs[1]))
  }
}

extension LayoutDimension {
  fileprivate init(pair: [String]) {
    let kinds: [String: Kind] = ["fw": .fractionalWidth, "fh": .fractionalHeight, "abs": .absolute, "est": .estimated]
    let parts = pair[1].split(separator: "/").compactMap { Double($0) }
    self.init(kinds[pair[0]] ?? .absolute, parts.count == 2 ? parts[0] / parts[1] : parts[0])
  }
}

extension LayoutSpacing {
  /// Whether it is flexible, and the length.
  fileprivate init(_ pair: [Double]) {
    self.init(isFlexible: pair[0] == 1, length: pair[1])
  }
}

extension NSDirectionalEdgeInsets {
  /// Leading, trailing, top and bottom.
  fileprivate init(axes: [Double]) {
    self.init(top: axes[2], leading: axes[0], bottom: axes[3], trailing: axes[1])
  }
}

extension NSDirectionalRectEdge {
  fileprivate init(letters: String) {
    let edges: [Character: NSDirectionalRectEdge] = ["t": .top, "l": .leading, "b": .bottom, "r": .trailing]
    self = letters.reduce(into: []) { $0.formUnion(edges[$1] ?? []) }
  }
}

extension RandomLayout {
  /// The layouts, which are packed with zlib.
  static func all() throws -> [RandomLayout] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/cases.jsonl.zlib")
    let packed = [UInt8](try Data(contentsOf: file))
    var lines = [UInt8](repeating: 0, count: 1 << 23)
    var count = 0
    let decompressor = try #require(libdeflate_alloc_decompressor())
    defer { libdeflate_free_decompressor(decompressor) }
    let status = libdeflate_zlib_decompress(decompressor, packed, packed.count, &lines, lines.count, &count)
    try #require(status == LIBDEFLATE_SUCCESS)
    let decoder = JSONDecoder()
    return try lines[..<count].split(separator: UInt8(ascii: "\n")).map {
      try decoder.decode(RandomLayout.self, from: Data($0))
    }
  }
}

import Drawing
import DynamicType
import Findings
import Foundation
import HeadlessUIKit
import Testing
import ViewRendering

@testable import Scenes

/// A case with one collection view after layout: its cells in the order of their items, its headers and footers from
/// top to bottom.
@MainActor
struct LaidOutCollection {
  let configuration: Configuration
  let findings: [ViewFinding]
  let cells: [LayoutNode]
  let supplementary: [LayoutNode]
  /// The collection view's frame.
  let frame: CGRect

  /// - Parameter shows: the part to lay out; nil for the scene's own.
  init(_ tested: CatalogueCase, showing shows: DisplayedContent? = nil) throws {
    let scene = try LaidOutScene(tested, showing: shows)
    (configuration, findings) = (scene.configuration, scene.rendered.findings)
    let root = try #require(Self.collection(in: scene.rendered.layout))
    frame = root.frame
    cells = root.children.filter { $0.kind == "UICollectionViewCell" }
    supplementary = root.children.filter { $0.kind == "UICollectionReusableView" }
      .sorted { $0.frame.minY < $1.frame.minY }
  }

  private static func collection(in node: LayoutNode) -> LayoutNode? {
    if node.kind == "UICollectionView" { return node }
    return node.children.lazy.compactMap { collection(in: $0) }.first
  }

  var width: CGFloat { frame.width }
  var isPad: Bool { configuration.traits.userInterfaceIdiom == .pad }
  var isLandscape: Bool { configuration.orientation == .landscape }
  var isAccessibility: Bool { configuration.category.isAccessibilityCategory }

  /// The system's margins of windows: 16 points; 20 on a tablet and on phones in landscape.
  var edge: CGFloat { isPad || isLandscape ? 20 : 16 }

  /// Below the status bar: 20 points on an SE in portrait, 59 on an iPhone 15, 24 on the tablet.
  var top: CGFloat {
    if isPad { return 24 }
    if isLandscape { return 0 }
    return configuration.device.name == "iPhone 15" ? 59 : 20
  }

  func header() throws -> LayoutNode { try #require(supplementary.first) }
  func footer() throws -> LayoutNode { try #require(supplementary.last) }

  /// The height of a label's lines from published figures, in whole pixels.
  func height(of name: String, in node: LayoutNode, style: String) throws -> CGFloat {
    let label = try label(name, in: node)
    let height = try ExpectedFont(style: style, at: configuration.category).height(ofLines: label.lines.count)
    return inPixels(height)
  }

  /// A length rounded up to whole pixels.
  func inPixels(_ length: CGFloat) -> CGFloat {
    (length * configuration.scale - 1e-6).rounded(.up) / configuration.scale
  }

  func label(_ name: String, in node: LayoutNode) throws -> LayoutNode { try #require(find(name, in: node), "\(name)") }

  private func find(_ name: String, in node: LayoutNode) -> LayoutNode? {
    if node.name == name { return node }
    return node.children.lazy.compactMap { find(name, in: $0) }.first
  }

  /// Expects a frame, with each edge within half a pixel.
  func expect(_ frame: CGRect, _ expected: CGRect, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
      isNear(frame, expected, 0.5 / configuration.scale), "\(frame), expected \(expected)",
      sourceLocation: sourceLocation)
  }
}

/// Whether all edges are within a distance of the expected ones.
func isNear(_ frame: CGRect, _ expected: CGRect, _ distance: CGFloat) -> Bool {
  let edges = [
    (frame.minX, expected.minX), (frame.minY, expected.minY), (frame.maxX, expected.maxX), (frame.maxY, expected.maxY),
  ]
  return edges.allSatisfy { abs($0 - $1) <= distance + 1e-6 }
}

/// Cells side by side in columns of equal width, the first at a distance from the left.
@MainActor
struct Rows {
  let columns: Int
  let left: CGFloat
  let width: CGFloat
  /// The space between columns and between rows.
  let gap: CGFloat
  /// Whether all cells of a row are as tall as its tallest; otherwise they are centred in it.
  var areEven = true

  var column: CGFloat { (width - gap * CGFloat(columns - 1)) / CGFloat(columns) }

  /// Expects the cells at these positions, and returns the top of a row after the last one.
  @discardableResult
  func check(_ collection: LaidOutCollection, cells: [LayoutNode], heights: [CGFloat], from top: CGFloat) -> CGFloat {
    var y = top
    for first in stride(from: 0, to: heights.count, by: columns) {
      let row = first..<min(heights.count, first + columns)
      let tallest = heights[row].max() ?? 0
      for index in row {
        let height = areEven ? tallest : heights[index]
        let x = left + CGFloat(index - first) * (column + gap)
        collection.expect(cells[index].frame, rect(x, y + (tallest - height) / 2, column, height))
      }
      y += tallest + gap
    }
    return y
  }
}

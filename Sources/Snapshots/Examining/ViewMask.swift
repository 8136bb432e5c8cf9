import Drawing
import Foundation
import ImageComparison
import Raster

/// The views with certain names in a case's layouts: their pixels and descendants are left out of comparisons.
struct ViewMask {
  /// Positions on pixel edges result from floating-point arithmetic: anything this close to an edge is on it.
  private static let noise = 1e-6

  /// In the order in which they were requested.
  let names: [String]
  /// The views' rectangles in pixels, rounded outwards.
  private(set) var boxes: [ImageDifference.Box] = []
  private let masked: Set<String>

  /// The mask that leaves nothing out.
  static let none = ViewMask()

  private init() { (names, masked) = ([], []) }

  /// - Parameters:
  ///   - layouts: the case's own, and its reference's if that is known.
  ///   - others: names of views that may be absent from these layouts.
  ///   - scale: device pixels in a point.
  /// - Throws: `MaskError` where no view has a name.
  init(_ names: [String], in layouts: [LayoutNode], others: Set<String>, scale: Double) throws(MaskError) {
    self.names = names
    masked = Set(names)
    guard !names.isEmpty else { return }
    var views = others
    for layout in layouts { find(layout, scale: scale, views: &views) }
    if let name = names.first(where: { !views.contains($0) }) {
      throw .unknownView(name, views: views.filter { !$0.isEmpty }.sorted())
    }
  }

  /// A layout in which only the frames are left of the masked views.
  func outside(_ node: LayoutNode) -> LayoutNode {
    guard !names.isEmpty else { return node }
    var node = node
    if masked.contains(node.name) {
      (node.lines, node.children) = ([], [])
    } else {
      node.children = node.children.map(outside)
    }
    return node
  }

  /// Elements without those of masked views.
  ///
  /// - Parameter layout: the layout that they are in.
  func outside(_ elements: [SpokenLine], of layout: LayoutNode) -> [SpokenLine] {
    guard !names.isEmpty else { return elements }
    return elements.filter { element in
      var node: LayoutNode? = layout
      for place in element.node {
        if node.map({ masked.contains($0.name) }) ?? true { break }
        node = node.flatMap { $0.children.indices.contains(place) ? $0.children[place] : nil }
      }
      return !(node.map { masked.contains($0.name) } ?? false)
    }
  }

  private mutating func find(_ node: LayoutNode, scale: Double, views: inout Set<String>) {
    views.insert(node.name)
    if masked.contains(node.name) { boxes.append(ViewMask.box(of: node.frame, scale: scale)) }
    for child in node.children { find(child, scale: scale, views: &views) }
  }

  private static func box(of frame: CGRect, scale: Double) -> ImageDifference.Box {
    let (x, width) = span(from: frame.origin.x, length: frame.size.width, scale: scale)
    let (y, height) = span(from: frame.origin.y, length: frame.size.height, scale: scale)
    return .init(x: x, y: y, width: width, height: height)
  }

  /// The whole pixels that an interval touches, clamped to the possible size of pictures.
  private static func span(from start: Double, length: Double, scale: Double) -> (start: Int, count: Int) {
    let edges = 0...Double(Bitmap.largestSide)
    let ends = [start * scale, (start + length) * scale].sorted()
    guard ends.allSatisfy(\.isFinite) else { return (0, 0) }
    let from = (ends[0] + noise).rounded(.down).clamped(to: edges)
    let to = (ends[1] - noise).rounded(.up).clamped(to: edges)
    return (Int(from), max(0, Int(to) - Int(from)))
  }
}

extension Double {
  fileprivate func clamped(to limits: ClosedRange<Double>) -> Double {
    min(max(self, limits.lowerBound), limits.upperBound)
  }
}

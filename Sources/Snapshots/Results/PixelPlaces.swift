package import Drawing
import Foundation
package import ImageComparison

/// The places where a case's pixels differ, and the views there.
package struct PixelPlaces: Equatable, Sendable {
  /// A group of differing pixels that are close together.
  package struct Place: Equatable, Sendable {
    /// The largest number of views that are named.
    static let maxViews = 4

    package var box: ImageDifference.Box
    package var differing: Int
    /// The views whose change explains the pixels, or the innermost ones under the box, as findings name them.
    package var views: [String]
    /// Whether no view that changed is there, though both layouts say what views look like.
    package var isUnexplained: Bool

    package init(box: ImageDifference.Box, differing: Int, views: [String], isUnexplained: Bool = false) {
      self.box = box
      self.differing = differing
      self.views = views
      self.isUnexplained = isUnexplained
    }
  }

  /// Ordered from the top, then from the left.
  package var listed: [Place]
  /// The smaller places that are not listed.
  package var others: DifferenceBoxes.Rest?

  package init(listed: [Place], others: DifferenceBoxes.Rest?) {
    self.listed = listed
    self.others = others
  }

  /// - Parameters:
  ///   - layout: the actual picture's layout.
  ///   - changed: the views that changed; nil if that is not known.
  ///   - scale: device pixels in a point.
  package init(_ boxes: DifferenceBoxes, layout: LayoutNode, changed: [ChangedView]? = nil, scale: Double) {
    let tree = LayoutTree(layout)
    listed = boxes.places.map { place in
      let explaining = changed.map { PixelPlaces.views($0, explaining: place.box, scale: scale) } ?? []
      let views = explaining.isEmpty ? tree.nodes(under: place.box, scale: scale).map(tree.name(at:)) : explaining
      return Place(
        box: place.box, differing: place.differingPixels, views: Array(views.prefix(Place.maxViews)),
        isUnexplained: changed != nil && explaining.isEmpty)
    }
    others = boxes.rest
  }

  /// The names of the innermost views that changed and whose frames a box meets.
  private static func views(_ changed: [ChangedView], explaining box: ImageDifference.Box, scale: Double) -> [String] {
    let context = ComparisonContext(differingBoxes: [box.inPoints(scale: scale)])
    let meeting = changed.filter { view in view.frames.contains { context.isVisible($0) } }
    return meeting.filter { view in !meeting.contains { $0.isInside(view) } }.map(\.name)
  }

  /// The views of all listed places, each once, in the order of the places.
  package var views: [String] { PixelPlaces.views(of: listed) }

  /// The places that no change explains.
  package var unexplained: [Place] { listed.filter(\.isUnexplained) }

  package static func views(of places: [Place]) -> [String] {
    var seen: Set<String> = []
    return places.flatMap(\.views).filter { seen.insert($0).inserted }
  }
}

extension ImageDifference.Box {
  /// The box in points.
  func inPoints(scale: Double) -> CGRect {
    CGRect(
      x: Double(x) / scale, y: Double(y) / scale, width: Double(width) / scale, height: Double(height) / scale)
  }
}

package import Drawing
package import ImageComparison

/// The places where a case's pixels differ, and the views there.
package struct PixelPlaces: Equatable, Sendable {
  /// A group of differing pixels that are close together.
  package struct Place: Equatable, Sendable {
    /// The largest number of views that are named.
    static let maxViews = 4

    package var box: ImageDifference.Box
    package var differing: Int
    /// The innermost views under the box, as findings name them.
    package var views: [String]

    package init(box: ImageDifference.Box, differing: Int, views: [String]) {
      self.box = box
      self.differing = differing
      self.views = views
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
  ///   - scale: device pixels in a point.
  package init(_ boxes: DifferenceBoxes, layout: LayoutNode, scale: Double) {
    let tree = LayoutTree(layout)
    listed = boxes.places.map { place in
      let nodes = tree.nodes(under: place.box, scale: scale).prefix(Place.maxViews)
      return Place(box: place.box, differing: place.differingPixels, views: nodes.map(tree.name(at:)))
    }
    others = boxes.rest
  }

  /// The views of all listed places, each once, in the order of the places.
  package var views: [String] {
    var seen: Set<String> = []
    return listed.flatMap(\.views).filter { seen.insert($0).inserted }
  }
}

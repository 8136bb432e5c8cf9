import Drawing
import Foundation
import TextLayout
import UIKitText

@_spi(Subclasses) @testable import UIKitCore

extension UIView {
  /// The view on a device with this many pixels per point.
  func at(_ scale: CGFloat) -> Self {
    overrideTraits = UITraitCollection(displayScale: scale)
    return self
  }

  /// The place of the first line of text in the view and its subviews: its left end and its baseline.
  var firstLine: CGPoint? {
    layoutIfNeeded()
    let lines = record().layout.tree.flatMap(\.lines)
    return lines.first.map { CGPoint(x: $0.x, y: $0.baseline) }
  }

  /// The texts of all lines that are shown in the view and its subviews.
  var shownTexts: [String] {
    layoutIfNeeded()
    return record().layout.tree.flatMap { $0.lines.map(\.text) }
  }
}

extension LayoutNode {
  /// The node and all nodes in it.
  var tree: [LayoutNode] { [self] + children.flatMap(\.tree) }
}

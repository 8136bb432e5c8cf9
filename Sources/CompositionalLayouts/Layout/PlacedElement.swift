package import Foundation
package import UIKitValues

/// An element of a compositional layout and its place in the content.
package struct PlacedElement: Equatable, Sendable {
  package enum Category: Equatable, Sendable {
    case item
    case supplementary
    case decoration
  }

  package var category: Category
  package var kind: String?
  package var path: IndexPath
  /// The frame in the content. Elements of a section that scrolls itself are where they are before it is scrolled.
  package var frame: CGRect
  package var zIndex: Int
  /// Whether the element moves when its section scrolls itself.
  package var isScrolled = false
  /// The axes along which the element decides about its size.
  package var estimatedAxes: UIAxis = []
}

/// The z-indices of elements. UIKit's header says that a background is at 0, and everything else at 1 where nothing else
/// is set. That pinned views lie in front of others is measured, their number is not.
enum LayoutDepth {
  static func raised(_ zIndex: Int) -> Int { zIndex == 0 ? 1 : zIndex }
  static func pinned(_ zIndex: Int) -> Int { raised(zIndex) + 1 }
}

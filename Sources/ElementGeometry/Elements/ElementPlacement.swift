package import Foundation

/// Where an element goes and what it looks like there: the layout attributes of a collection's, the frame of a row.
///
/// What a view prefers is a placement, too: the one it was asked at, but for what it would rather have.
@MainActor
package protocol ElementPlacement {
  var size: CGSize { get }
  /// Whether the size is not worked out before somebody reads it.
  var isSizeOpen: Bool { get }
  /// Whether anything but the place differs: views prefer sizes, not places.
  func differs(from other: Self) -> Bool
  /// The same at the other's place, apart from what becomes of this one later.
  func moved(to other: Self) -> Self
}

extension ElementPlacement {
  /// Never: for placements that are made with their sizes.
  package var isSizeOpen: Bool { false }
}

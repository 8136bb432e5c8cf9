package import Foundation

/// A limit of layouts, or a definition for which UIKit raises.
package enum LayoutProblem: Hashable, Sendable {
  /// The first item of a group does not fit into it.
  case noRoom(extent: CGFloat, room: CGFloat, axis: LayoutAxis)
  /// A group without items, so that the items of its section have no place.
  case emptyGroup
  /// A number that is not finite, negative or too large.
  case number(subject: String, value: String)
}

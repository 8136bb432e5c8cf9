import Foundation
import HeadlessUIKit

/// VoiceOver's words for a view.
struct SpokenNode {
  /// The way in which a view with others in it is read.
  enum Grouping {
    /// Its children by themselves.
    case children
    /// As one element of its children's labels.
    case combined
    /// As one element that says nothing of its children.
    case ignoring
  }

  var label: String?
  /// Whether the label is the name of a picture or symbol, which is read for want of another.
  var isPictureName = false
  var value: String?
  var hint: String?
  var identifier: String?
  var traits: UIAccessibilityTraits = []
  var isHidden = false
  /// Whether the view is touched.
  var isTarget = false
  var grouping = Grouping.children
  /// Further actions of the element, by name.
  var customActions: [String] = []
  var sortPriority = 0.0
}

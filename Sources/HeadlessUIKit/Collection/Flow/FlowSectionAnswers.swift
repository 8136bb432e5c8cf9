import Foundation

/// What a flow layout's properties and its delegate say about one section.
struct FlowSectionAnswers {
  var count: Int
  /// The sizes a delegate gave; nil if items have the layout's size.
  var sizes: [CGSize]?
  var lineSpacing: CGFloat
  var itemSpacing: CGFloat
  var insets: UIEdgeInsets
  var header: CGSize
  var footer: CGSize
}

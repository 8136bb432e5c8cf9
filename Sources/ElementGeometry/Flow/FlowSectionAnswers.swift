package import Foundation

/// The values of a flow layout's properties and its delegate for one section.
package struct FlowSectionAnswers {
  package var count: Int
  /// The sizes given by a delegate; `nil` if items have the layout's size.
  package var sizes: [CGSize]?
  package var lineSpacing: CGFloat
  package var itemSpacing: CGFloat
  package var insets: UIEdgeInsets
  package var header: CGSize
  package var footer: CGSize

  package init(
    count: Int, sizes: [CGSize]? = nil, lineSpacing: CGFloat, itemSpacing: CGFloat, insets: UIEdgeInsets,
    header: CGSize, footer: CGSize
  ) {
    self.count = count
    self.sizes = sizes
    self.lineSpacing = lineSpacing
    self.itemSpacing = itemSpacing
    self.insets = insets
    self.header = header
    self.footer = footer
  }
}

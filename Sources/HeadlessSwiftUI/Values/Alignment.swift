public import Foundation
public import HeadlessUIKit
package import ProposalLayout

/// A guide of an app's own: where a view has it that does not say.
public protocol AlignmentID {
  /// The place from the view's top or leading edge, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A view's size, and where its guides are.
public struct ViewDimensions: Equatable, @unchecked Sendable {
  // Unchecked: nodes are used by the main actor.
  /// The width, in points.
  public let width: CGFloat
  /// The height, in points.
  public let height: CGFloat
  /// The view whose guides are asked for; nil where only the size is known.
  private let node: ProposalLayout.LayoutNode?
  private let proposal: ProposedSize

  init(_ size: LayoutSize) { (width, height, node, proposal) = (size.width, size.height, nil, .unspecified) }

  init(of node: ProposalLayout.LayoutNode, for proposal: ProposedSize) {
    let size = node.size(for: proposal)
    (width, height, self.node, self.proposal) = (size.width, size.height, node, proposal)
  }

  private func place(of guide: AlignmentGuide) -> CGFloat {
    explicitPlace(of: guide) ?? guide.standardPlace(in: LayoutSize(width: width, height: height))
  }

  private func explicitPlace(of guide: AlignmentGuide) -> CGFloat? {
    node?.explicitPlace(of: guide, for: proposal).map { CGFloat($0) }
  }

  /// The place of a guide from the leading edge, in points.
  public subscript(guide: HorizontalAlignment) -> CGFloat { place(of: guide.guide) }
  /// The place of a guide from the top, in points.
  public subscript(guide: VerticalAlignment) -> CGFloat { place(of: guide.guide) }
  /// The place of a guide that a view inside names; nil if none does, and in `alignmentGuide`, where it is not known.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitPlace(of: guide.guide) }
  /// The place of a guide that a view inside names; nil if none does, and in `alignmentGuide`, where it is not known.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitPlace(of: guide.guide) }

  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.width == b.width && a.height == b.height && a.node === b.node && a.proposal == b.proposal
  }
}

/// A guide from top to bottom, along which views stand.
public struct HorizontalAlignment: Equatable, Sendable {
  package let guide: AlignmentGuide

  init(guide: AlignmentGuide) { self.guide = guide }

  /// A guide of an app's own, whose place is the identifier's default value.
  public init(_ id: any AlignmentID.Type) {
    guide = AlignmentGuide(.horizontal, name: "\(ObjectIdentifier(id))") { id.defaultValue(in: ViewDimensions($0)) }
  }

  /// The leading edge.
  public static let leading = HorizontalAlignment(guide: .leading)
  /// The middle between the leading and the trailing edge.
  public static let center = HorizontalAlignment(guide: .centerX)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(guide: .trailing)
  /// The beginning of the separator of a list's row. Rows set their own: here it is the leading edge.
  public static let listRowSeparatorLeading = HorizontalAlignment(
    guide: AlignmentGuide(.horizontal, name: "listRowSeparatorLeading") { _ in 0 })
  /// The end of the separator of a list's row. Rows set their own: here it is the trailing edge.
  public static let listRowSeparatorTrailing = HorizontalAlignment(
    guide: AlignmentGuide(.horizontal, name: "listRowSeparatorTrailing") { $0.width })

  public static func == (a: HorizontalAlignment, b: HorizontalAlignment) -> Bool { a.guide.key == b.guide.key }
}

/// A guide from side to side, along which views lie.
public struct VerticalAlignment: Equatable, Sendable {
  package let guide: AlignmentGuide

  init(guide: AlignmentGuide) { self.guide = guide }

  /// A guide of an app's own, whose place is the identifier's default value.
  public init(_ id: any AlignmentID.Type) {
    guide = AlignmentGuide(.vertical, name: "\(ObjectIdentifier(id))") { id.defaultValue(in: ViewDimensions($0)) }
  }

  /// The top edge.
  public static let top = VerticalAlignment(guide: .top)
  /// The middle between the top and the bottom edge.
  public static let center = VerticalAlignment(guide: .centerY)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(guide: .bottom)
  /// The baseline of the first line; the bottom edge of views without text.
  public static let firstTextBaseline = VerticalAlignment(guide: .firstTextBaseline)
  /// The baseline of the last line; the bottom edge of views without text.
  public static let lastTextBaseline = VerticalAlignment(guide: .lastTextBaseline)

  public static func == (a: VerticalAlignment, b: VerticalAlignment) -> Bool { a.guide.key == b.guide.key }
}

/// A guide in each direction.
public struct Alignment: Equatable, Sendable {
  /// The guide from top to bottom.
  public var horizontal: HorizontalAlignment
  /// The guide from side to side.
  public var vertical: VerticalAlignment

  /// Both guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The corner of the top and the leading edge.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The corner of the top and the trailing edge.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The corner of the bottom and the leading edge.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The corner of the bottom and the trailing edge.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The middle of the first baseline.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The middle of the last baseline.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The leading end of the first baseline.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The leading end of the last baseline.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The trailing end of the first baseline.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The trailing end of the last baseline.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

  package var layoutAlignment: LayoutAlignment { LayoutAlignment(horizontal.guide, vertical.guide) }
}

public import Foundation
public import HeadlessUIKit
package import ProposalLayout

/// A guide of an app's own: where a view has it that does not say.
public protocol AlignmentID {
  /// The place from the view's top or leading edge, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A view's size, and where its guides are.
public struct ViewDimensions: Equatable, Sendable {
  public let width: CGFloat
  public let height: CGFloat

  init(_ size: LayoutSize) { (width, height) = (size.width, size.height) }

  private var size: LayoutSize { LayoutSize(width: width, height: height) }

  public subscript(guide: HorizontalAlignment) -> CGFloat { guide.guide.standardPlace(in: size) }
  public subscript(guide: VerticalAlignment) -> CGFloat { guide.guide.standardPlace(in: size) }
  /// Nil: where the guide was set by a view inside is not known.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  /// Nil: where the guide was set by a view inside is not known.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

/// A guide from top to bottom, along which views stand.
public struct HorizontalAlignment: Equatable, Sendable {
  package let guide: AlignmentGuide

  private init(_ guide: AlignmentGuide) { self.guide = guide }

  public init(_ id: any AlignmentID.Type) {
    guide = AlignmentGuide(.horizontal, name: "\(ObjectIdentifier(id))") { id.defaultValue(in: ViewDimensions($0)) }
  }

  public static let leading = HorizontalAlignment(.leading)
  public static let center = HorizontalAlignment(.centerX)
  public static let trailing = HorizontalAlignment(.trailing)
  public static let listRowSeparatorLeading = HorizontalAlignment(
    AlignmentGuide(.horizontal, name: "listRowSeparatorLeading") { _ in 0 })
  public static let listRowSeparatorTrailing = HorizontalAlignment(
    AlignmentGuide(.horizontal, name: "listRowSeparatorTrailing") { $0.width })

  public static func == (a: HorizontalAlignment, b: HorizontalAlignment) -> Bool { a.guide.key == b.guide.key }
}

/// A guide from side to side, along which views lie.
public struct VerticalAlignment: Equatable, Sendable {
  package let guide: AlignmentGuide

  private init(_ guide: AlignmentGuide) { self.guide = guide }

  public init(_ id: any AlignmentID.Type) {
    guide = AlignmentGuide(.vertical, name: "\(ObjectIdentifier(id))") { id.defaultValue(in: ViewDimensions($0)) }
  }

  public static let top = VerticalAlignment(.top)
  public static let center = VerticalAlignment(.centerY)
  public static let bottom = VerticalAlignment(.bottom)
  public static let firstTextBaseline = VerticalAlignment(.firstTextBaseline)
  public static let lastTextBaseline = VerticalAlignment(.lastTextBaseline)

  public static func == (a: VerticalAlignment, b: VerticalAlignment) -> Bool { a.guide.key == b.guide.key }
}

/// A guide in each direction.
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

  package var layoutAlignment: LayoutAlignment { LayoutAlignment(horizontal.guide, vertical.guide) }
}

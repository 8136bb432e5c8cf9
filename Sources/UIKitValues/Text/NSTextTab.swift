public import Foundation
import TextLayout

/// A tab stop.
open class NSTextTab: NSObject, NSCopying {
  private let mark = CoreFoundationMark()

  /// Options of a tab stop.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `CharacterSet`: the first of its characters in the text after the tab is aligned with the stop.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The part of the text after the tab that is aligned with the stop; `natural` and `justified` count as `left`.
  public let alignment: NSTextAlignment
  /// The location in points from the side at which the paragraph starts.
  public let location: CGFloat
  /// The options; only `columnTerminators` is read, which takes precedence over the alignment.
  public let options: [OptionKey: Any]

  /// Creates a stop at `loc` points from the side at which the paragraph starts.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    self.alignment = alignment
    location = loc
    self.options = options
    tabStop = TabStop(alignment: NSTextTab.tabAlignment(alignment, options), location: loc)
    super.init()
  }

  /// The decimal separator of a locale, or a full stop for `nil`: the terminators of a column of numbers.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: aLocale?.decimalSeparator ?? ".")
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return tabStop == other.tabStop
  }

  open override var hash: Int { tabStop.hashValue }

  /// The stop for text layout. One with terminators is aligned at those, regardless of its alignment.
  let tabStop: TabStop

  private static func tabAlignment(_ alignment: NSTextAlignment, _ options: [OptionKey: Any]) -> TabStop.Alignment {
    if let set = options[.columnTerminators] as? CharacterSet {
      return .terminators(String(String.UnicodeScalarView(basicCharacters.filter(set.contains))))
    }
    return switch alignment {
    case .right: .right
    case .center: .center
    case .left, .natural, .justified: .left
    }
  }

  /// The characters of the Basic Multilingual Plane, in order.
  private static let basicCharacters = (0...0xFFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
}

public import Foundation
import TextLayout

/// A place that a tab moves to.
open class NSTextTab: NSObject, NSCopying {
  private let mark = CoreFoundationMark()

  /// What else a tab may be told.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `CharacterSet`: the first of them in the text behind the tab stands at the stop.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// Which part of the text behind the tab stands at the stop; `natural` and `justified` count as `left`.
  public let alignment: NSTextAlignment
  /// Points from the side the paragraph starts at.
  public let location: CGFloat
  /// What else the tab was told; only `columnTerminators` is read, which goes before the alignment.
  public let options: [OptionKey: Any]

  /// A stop at `loc` points from the side the paragraph starts at.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    self.alignment = alignment
    location = loc
    self.options = options
    tabStop = TabStop(alignment: NSTextTab.tabAlignment(alignment, options), location: loc)
    super.init()
  }

  /// The decimal separator of a locale, a full stop for none: the terminators of a column of numbers.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: aLocale?.decimalSeparator ?? ".")
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return tabStop == other.tabStop
  }

  open override var hash: Int { tabStop.hashValue }

  /// What text is set by. A stop with terminators is one for them, whatever its alignment.
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

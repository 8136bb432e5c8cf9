/// The number, thickness and pattern of lines below or through text; raw values are UIKit's.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line with the font's thickness.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A single line with twice the thickness.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines with the font's thickness, as far apart as they are thick; `thick` makes no difference.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots three thicknesses long and equally far apart: an estimate, as UIKit's lengths are not public. The same holds
  /// for the next three.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashes ten thicknesses long, five apart.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// An alternating dash of ten thicknesses and dot of three, three apart.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A dash of ten thicknesses and two dots of three in turn, three apart.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Spaces have no line.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension NSUnderlineStyle {
  /// Whether there is a line to draw.
  var hasLine: Bool { rawValue & 0x0F != 0 }
  var isDouble: Bool { contains(.double) }
  var isThick: Bool { contains(.thick) }

  /// The lengths of dashes and gaps in turn, in thicknesses of the line; empty for a solid one.
  ///
  /// UIKit's lengths are not public. Its dots are reported to look "rather dashed than dotted" (a question about
  /// `NSUnderlinePatternDot` on iOS 7), so here a dot is longer than it is thick.
  var pattern: [Double] {
    switch rawValue & 0x0700 {
    case 0x0100: [3, 3]
    case 0x0200: [10, 5]
    case 0x0300: [10, 3, 3, 3]
    case 0x0400: [10, 3, 3, 3, 3, 3]
    default: []
    }
  }
}

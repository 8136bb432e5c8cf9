public import Foundation

/// A selection in a text of TextKit 2. Stored; nothing is selected here.
open class NSTextSelection: NSObject {
  /// The ends of a line that a selection belongs to, with UIKit's raw values.
  public enum Affinity: Int, Sendable {
    /// The line before.
    case upstream = 0
    /// The line after.
    case downstream = 1
  }

  /// The parts that a selection grows by, with UIKit's raw values.
  public enum Granularity: Int, Sendable {
    /// Characters.
    case character = 0
    /// Words.
    case word = 1
    /// Paragraphs.
    case paragraph = 2
    /// Lines.
    case line = 3
    /// Sentences.
    case sentence = 4
  }

  /// The ranges.
  public final let textRanges: [NSTextRange]
  /// The end of a line that the selection belongs to.
  public final let affinity: Affinity
  /// The parts that it grows by.
  public final let granularity: Granularity
  /// The attributes of text that is typed. Stored.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]

  /// Creates a selection of ranges.
  public init(_ textRanges: [NSTextRange], affinity: Affinity, granularity: Granularity) {
    (self.textRanges, self.affinity, self.granularity) = (textRanges, affinity, granularity)
    super.init()
  }

  /// Creates a selection of a range.
  public convenience init(range: NSTextRange, affinity: Affinity, granularity: Granularity) {
    self.init([range], affinity: affinity, granularity: granularity)
  }

  /// Creates a selection without characters.
  public convenience init(_ location: any NSTextLocation, affinity: Affinity) {
    self.init([NSTextRange(location: location)], affinity: affinity, granularity: .character)
  }

  /// Whether nothing is selected.
  open var isTransient: Bool { textRanges.allSatisfy(\.isEmpty) }
}

/// Moves selections in a text of TextKit 2. Differs from UIKit: it knows no text, and finds nothing.
open class NSTextSelectionNavigation: NSObject {
  /// What a selection at a point takes into account.
  public struct Modifier: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It extends the one before.
    public static let extend = Modifier(rawValue: 1 << 1)
    /// It follows what is seen.
    public static let visual = Modifier(rawValue: 1 << 2)
    /// There are several.
    public static let multiple = Modifier(rawValue: 1 << 3)
  }

  /// The selections at a point; none.
  open func textSelections(
    interactingAt point: CGPoint, inContainerAt containerLocation: any NSTextLocation, anchors: [NSTextSelection],
    modifiers: Modifier, selecting: Bool, bounds: CGRect
  ) -> [NSTextSelection] { [] }

  /// Forgets what it knows of a text. Does nothing.
  open func flushLayoutCache() {}
}

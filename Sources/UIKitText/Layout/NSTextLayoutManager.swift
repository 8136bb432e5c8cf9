public import Foundation
import TextLayout

/// The layout of TextKit 2, over the same lines as `NSLayoutManager`. It answers questions about paragraphs and lines.
open class NSTextLayoutManager: NSObject {
  final let manager: NSLayoutManager

  /// Creates a layout manager without text and container.
  public override init() {
    manager = NSLayoutManager()
    super.init()
    manager.laterManager = self
  }

  /// Creates one that answers by the lines of another layout manager.
  init(_ manager: NSLayoutManager) {
    self.manager = manager
    super.init()
    manager.laterManager = self
  }

  /// The region of the text, which belongs to no other layout manager then.
  open var textContainer: NSTextContainer? {
    get { manager.textContainers.first }
    set {
      guard newValue !== textContainer else { return }
      if textContainer != nil { manager.removeTextContainer(at: 0) }
      newValue.map(manager.addTextContainer)
    }
  }
  /// The delegate, which could make fragments; it is never asked. A weak reference.
  open weak var delegate: (any NSTextLayoutManagerDelegate)?
  /// The controller that lays out the part that is seen.
  open private(set) lazy var textViewportLayoutController = NSTextViewportLayoutController(textLayoutManager: self)
  /// The text. A weak reference, set by the content manager.
  open internal(set) weak var textContentManager: NSTextContentManager?
  /// The range of the whole text.
  open var documentRange: NSTextRange {
    textContentManager?.documentRange ?? NSTextRange(NSRange(location: 0, length: 0))
  }

  /// The selections. Stored; nothing is selected here.
  open var textSelections: [NSTextSelection] = []
  /// Moves selections. It has no text of its own.
  open var textSelectionNavigation = NSTextSelectionNavigation()
  /// Whether the leading of fonts lies between lines; `true` by default.
  open var usesFontLeading: Bool {
    get { manager.usesFontLeading }
    set { manager.usesFontLeading = newValue }
  }
  /// Stored; text is laid out whole.
  open var limitsLayoutForSuspiciousContents = false
  /// Stored; there are no patterns for hyphenation.
  open var usesHyphenation = false

  /// Replaces the text of a range.
  open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
    guard let offsets = range.offsets, let storage = manager.textStorage, offsets.upperBound <= storage.length else {
      return
    }
    storage.replaceCharacters(in: offsets, with: attributedString)
  }

  /// Replaces the text of a range by that of paragraphs.
  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
    let text = NSMutableAttributedString()
    for case let paragraph as NSTextParagraph in textElements { text.append(paragraph.attributedString) }
    replaceContents(in: range, with: text)
  }

  /// Sets attributes for the look alone. Differs from UIKit: does nothing, as text has the look of its own attributes.
  open func setRenderingAttributes(_ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange) {}
  /// Sets an attribute for the look alone. Differs from UIKit: does nothing.
  open func addRenderingAttribute(
    _ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange
  ) {}
  /// Removes an attribute for the look alone. Differs from UIKit: does nothing.
  open func removeRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange) {}
  /// Ends the attributes for the look alone. Does nothing.
  open func invalidateRenderingAttributes(for textRange: NSTextRange) {}

  /// Calls a function with the rectangle of each line's part of a range, as long as it returns `true`: the range, the
  /// rectangle, the distance of the baseline from its top and the container.
  open func enumerateTextSegments(
    in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
    using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
  ) {
    guard let offsets = textRange.offsets, let container = textContainer else { return }
    for fragment in fragments {
      for line in fragment.textLineFragments {
        let common = NSIntersectionRange(line.characterRange, offsets)
        let isCaret = offsets.length == 0 && line.characterRange.contains(offsets.location)
        guard common.length > 0 || isCaret else { continue }
        let rect = manager.boundingRect(forGlyphRange: isCaret ? offsets : common, in: container)
        let origin = manager.location(forGlyphAt: common.location)
        let range = options.contains(.rangeNotRequired) ? nil : NSTextRange(isCaret ? offsets : common)
        guard block(range, rect, origin.y, container) else { return }
      }
    }
  }

  /// The kinds of rectangles of a range, with UIKit's raw values.
  public enum SegmentType: Int, Sendable {
    /// Those of its text.
    case standard = 0
    /// Those of a selection.
    case selection = 1
    /// Those of a mark.
    case highlight = 2
  }

  /// The ways to go through the rectangles of a range.
  public struct SegmentOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Without ranges.
    public static let rangeNotRequired = SegmentOptions(rawValue: 1 << 0)
    /// The middle fragments are left out. Has no effect.
    public static let middleFragmentsExcluded = SegmentOptions(rawValue: 1 << 1)
    /// A line's start belongs to the line before. Has no effect.
    public static let headSegmentExtended = SegmentOptions(rawValue: 1 << 2)
    /// A line's end belongs to the line after. Has no effect.
    public static let tailSegmentExtended = SegmentOptions(rawValue: 1 << 3)
    /// A place at a line's end belongs to that line. Has no effect.
    public static let upstreamAffinity = SegmentOptions(rawValue: 1 << 4)
  }

  /// Replaces the content manager.
  open func replace(_ textContentManager: NSTextContentManager) { textContentManager.addTextLayoutManager(self) }

  /// The rectangle around all lines, in the container's coordinates.
  open var usageBoundsForTextContainer: CGRect {
    guard let container = textContainer else { return .zero }
    return manager.usedRect(for: container)
  }

  /// Lays out all text.
  open func ensureLayout(for range: NSTextRange) { textContainer.map(manager.ensureLayout) }
  /// Lays out all text.
  open func ensureLayout(for bounds: CGRect) { textContainer.map(manager.ensureLayout) }
  /// Lays text out again when it is next asked for.
  open func invalidateLayout(for range: NSTextRange) {
    manager.invalidateLayout(
      forCharacterRange: range.offsets ?? NSRange(location: 0, length: 0), actualCharacterRange: nil)
  }

  /// The paragraph at a point, or the one nearest to it from top to bottom.
  open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
    fragments.min { distance($0, position) < distance($1, position) }
  }

  /// The paragraph at a place.
  open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
    fragments.first { $0.rangeInElement.contains(location) }
  }

  /// Calls a function with each paragraph from a place on, as long as it returns `true`.
  ///
  /// - Returns: The place where it stopped.
  @discardableResult
  open func enumerateTextLayoutFragments(
    from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
    using block: (NSTextLayoutFragment) -> Bool
  ) -> (any NSTextLocation)? {
    let start = (location as? StorageLocation)?.offset ?? 0
    let found = fragments.filter { ($0.rangeInElement.offsets?.upperBound ?? 0) >= start }
    for fragment in options.contains(.reverse) ? found.reversed() : found where !block(fragment) {
      return fragment.rangeInElement.location
    }
    return found.last?.rangeInElement.endLocation
  }

  private func distance(_ fragment: NSTextLayoutFragment, _ point: CGPoint) -> CGFloat {
    max(fragment.layoutFragmentFrame.minY - point.y, point.y - fragment.layoutFragmentFrame.maxY, 0)
  }

  /// The paragraphs with their lines.
  private var fragments: [NSTextLayoutFragment] {
    guard let container = textContainer else { return [] }
    let text = manager.shownText
    let string = NSString(string: text.string)
    var fragments: [NSTextLayoutFragment] = []
    var lines: [LineFragment] = []
    for line in manager.fragments(in: container) {
      lines.append(line)
      let end = line.range.upperBound
      let endsParagraph = end >= string.length || [0x0A, 0x0D, 0x2029].contains(Int(string.character(at: end - 1)))
      if line.range.length == 0 || endsParagraph, let fragment = NSTextLayoutFragment(lines, of: text, in: self) {
        fragments.append(fragment)
        lines = []
      }
    }
    return fragments
  }
}

/// A paragraph as it is laid out.
open class NSTextLayoutFragment: NSObject {
  /// The ways to go through paragraphs.
  public struct EnumerationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// From the last one to the first.
    public static let reverse = EnumerationOptions(rawValue: 1 << 0)
    /// The width is estimated. Has no effect.
    public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
    /// Text is laid out first, as always.
    public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
    /// With the empty line at the end, as always.
    public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)
  }

  /// The paragraph's rectangle, in the container's coordinates.
  open var layoutFragmentFrame: CGRect { storedFrame }
  private let storedFrame: CGRect
  /// The layout manager; `nil` for a fragment that an app has made. A weak reference.
  open internal(set) weak var textLayoutManager: NSTextLayoutManager?
  /// The state of the layout: it is there.
  open var state: State { .layoutAvailable }
  /// The room before the text; 0, for subclasses.
  open var leadingPadding: CGFloat { 0 }
  /// The room behind the text; 0, for subclasses.
  open var trailingPadding: CGFloat { 0 }
  /// The room above the text; 0, for subclasses.
  open var topMargin: CGFloat { 0 }
  /// The room below the text; 0, for subclasses.
  open var bottomMargin: CGFloat { 0 }
  /// The providers of views of attachments; none.
  open var textAttachmentViewProviders: [NSTextAttachmentViewProvider] { [] }

  /// The states of a layout, with UIKit's raw values.
  public enum State: UInt, Sendable {
    /// None.
    case none = 0
    /// The size is estimated.
    case estimatedUsageBounds = 1
    /// The size is known.
    case calculatedUsageBounds = 2
    /// The layout is there.
    case layoutAvailable = 3
  }

  /// Lays the text out again when it is next asked for. Does nothing: fragments are made when they are asked for.
  open func invalidateLayout() {}
  /// The lines from top to bottom.
  public final let textLineFragments: [NSTextLineFragment]
  /// The paragraph's characters.
  public final let rangeInElement: NSTextRange
  /// The part of the text, of a fragment that an app has made.
  open private(set) weak var textElement: NSTextElement?

  /// A fragment without lines, for subclasses. It is not shown.
  public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
    (storedFrame, textLineFragments) = (.zero, [])
    self.rangeInElement = rangeInElement ?? NSTextRange(NSRange(location: 0, length: 0))
    self.textElement = textElement
    super.init()
  }

  /// The rectangle that is drawn into, in the fragment's own coordinates.
  open var renderingSurfaceBounds: CGRect { CGRect(origin: .zero, size: layoutFragmentFrame.size) }
  /// Draws nothing: text views draw their text themselves. For subclasses.
  open func draw(at point: CGPoint, in context: CGContext) {}

  init?(_ lines: [LineFragment], of text: NSAttributedString, in layout: NSTextLayoutManager) {
    guard let first = lines.first, let last = lines.last else { return nil }
    let range = NSTextRange(
      NSRange(location: first.range.location, length: last.range.upperBound - first.range.location))
    let frame = lines.dropFirst().reduce(first.used) { $0.union($1.used) }
    (storedFrame, rangeInElement) = (frame, range)
    textLineFragments = lines.map { line in
      let origin = layout.manager.location(forGlyphAt: line.range.location)
      return NSTextLineFragment(line, of: text, in: frame, glyphOrigin: origin)
    }
    super.init()
    textLayoutManager = layout
  }
}

/// A line of a paragraph.
open class NSTextLineFragment: NSObject {
  /// The line's rectangle, in the coordinates of its paragraph.
  public final let typographicBounds: CGRect
  /// The text that the line is part of.
  public final let attributedString: NSAttributedString
  /// The line's characters in `attributedString`.
  public final let characterRange: NSRange
  /// The place of the first glyph's origin, in the coordinates of the line's rectangle.
  public final let glyphOrigin: CGPoint

  init(_ line: LineFragment, of text: NSAttributedString, in frame: CGRect, glyphOrigin: CGPoint) {
    typographicBounds = line.used.offsetBy(dx: -frame.minX, dy: -frame.minY)
    (attributedString, characterRange) = (text, line.range)
    self.glyphOrigin = glyphOrigin
    super.init()
  }
}

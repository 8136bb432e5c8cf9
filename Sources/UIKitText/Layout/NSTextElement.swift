public import Foundation

/// A part of a text of TextKit 2.
open class NSTextElement: NSObject {
  /// The text. A weak reference.
  open weak var textContentManager: NSTextContentManager?
  /// The range of the part; nil for one of no text.
  open var elementRange: NSTextRange?

  /// A part of a text.
  public init(textContentManager: NSTextContentManager?) {
    self.textContentManager = textContentManager
    super.init()
  }
}

/// A paragraph of a text of TextKit 2. One that an app makes is kept, and the text's own is shown.
open class NSTextParagraph: NSTextElement {
  /// The text of the paragraph.
  public final let attributedString: NSAttributedString
  /// The range of the paragraph's content.
  open var paragraphContentRange: NSTextRange? { elementRange }

  /// A paragraph with a text.
  public init(attributedString: NSAttributedString?) {
    self.attributedString = attributedString ?? NSAttributedString(string: "")
    super.init(textContentManager: nil)
  }
}

/// The delegate that makes the parts of a text. It is never asked.
public protocol NSTextContentManagerDelegate: NSObjectProtocol {
  /// Whether a part is shown.
  func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool
}

extension NSTextContentManagerDelegate {
  public func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool { true }
}

/// The delegate that makes the paragraphs of a text. It is never asked.
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
  /// The paragraph of a range; nil for the text's own.
  func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange)
    -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
  public func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph? { nil }
}

extension NSTextContentManager {
  /// The ways to go through a text.
  public struct EnumerationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// From the last part to the first.
    public static let reverse = EnumerationOptions(rawValue: 1)
  }
}

/// The delegate that makes the fragments of a layout. It is never asked.
public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
  /// The fragment of a part.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment
}

extension NSTextLayoutManagerDelegate {
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment { NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange) }
}

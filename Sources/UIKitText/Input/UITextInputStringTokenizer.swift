public import Foundation

/// An object that divides text into characters, words and more.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// The range of the unit around a position; `nil` outside of one.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a position is at the edge of a unit.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  /// Whether a position is in a unit.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
}

/// A tokenizer of a view's text: characters, words, paragraphs and the whole. Sentences and lines are paragraphs.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var textInput: (any UITextInput)?

  /// Creates a tokenizer of a view's text, which is not retained.
  public init(textInput: any UITextInput) {
    self.textInput = textInput
    super.init()
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input = textInput, let text = wholeText(of: input) else { return nil }
    let offset = input.offset(from: input.beginningOfDocument, to: position)
    guard let range = range(around: offset, in: text as NSString, granularity),
      let start = input.position(from: input.beginningOfDocument, offset: range.location),
      let end = input.position(from: start, offset: range.length)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let input = textInput,
      let range = rangeEnclosingPosition(position, with: granularity, inDirection: direction)
    else { return false }
    return input.compare(position, to: range.start) == .orderedSame
      || input.compare(position, to: range.end) == .orderedSame
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }

  private func wholeText(of input: any UITextInput) -> String? {
    input.textRange(from: input.beginningOfDocument, to: input.endOfDocument).flatMap { input.text(in: $0) }
  }

  private func range(around offset: Int, in text: NSString, _ granularity: UITextGranularity) -> NSRange? {
    guard text.length > 0, (0...text.length).contains(offset) else { return nil }
    switch granularity {
    case .character: return text.rangeOfComposedCharacterSequence(at: min(offset, text.length - 1))
    case .word: return word(around: offset, in: text)
    case .sentence, .paragraph, .line:
      return text.paragraphRange(for: NSRange(location: min(offset, text.length - 1), length: 0))
    case .document: return NSRange(location: 0, length: text.length)
    }
  }

  /// The letters and digits around an offset.
  private func word(around offset: Int, in text: NSString) -> NSRange? {
    let letters = CharacterSet.alphanumerics
    func isLetter(_ index: Int) -> Bool {
      Unicode.Scalar(text.character(at: index)).map { letters.contains($0) } ?? true
    }
    var (start, end) = (offset, offset)
    while start > 0, isLetter(start - 1) { start -= 1 }
    while end < text.length, isLetter(end) { end += 1 }
    return start == end ? nil : NSRange(location: start, length: end - start)
  }
}

extension UITextInput {
  /// The tokenizer of the text.
  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
  /// The style of the text at a position, for text that is inserted there.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }
}

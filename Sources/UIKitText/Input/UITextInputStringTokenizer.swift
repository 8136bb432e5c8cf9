public import Foundation

/// An object that divides text into characters, words and more.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// The range of the unit that a position is in, or at whose edge it is, seen in a direction; `nil` outside of one.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a position is at the edge of a unit.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  /// The next edge of a unit in a direction; `nil` if there is none.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether a position is in a unit, or at the edge of one that lies in the direction.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
}

/// A tokenizer of a view's text: characters, words, paragraphs and the whole. Differs from UIKit: sentences and lines are
/// paragraphs, and words are found without a dictionary.
///
/// A position is between two characters: towards the end it belongs to the unit of the one behind it, towards the start to that
/// of the one before it. Left and up are towards the start, right and down towards the end.
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
    guard let (input, text, offset) = place(of: position),
      let unit = TextUnits(text, granularity).unit(at: offset, isBackward: direction.isBackward),
      let start = input.position(from: input.beginningOfDocument, offset: unit.lowerBound),
      let end = input.position(from: start, offset: unit.count)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let (_, text, offset) = place(of: position) else { return false }
    return TextUnits(text, granularity).isBoundary(offset)
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let (input, text, offset) = place(of: position),
      let boundary = TextUnits(text, granularity).boundary(from: offset, isBackward: direction.isBackward)
    else { return nil }
    return input.position(from: input.beginningOfDocument, offset: boundary)
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }

  /// The text and an offset in it.
  private func place(of position: UITextPosition) -> (input: any UITextInput, text: NSString, offset: Int)? {
    guard let input = textInput,
      let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument).flatMap(input.text)
    else { return nil }
    let (text, offset) = (whole as NSString, input.offset(from: input.beginningOfDocument, to: position))
    return (0...text.length).contains(offset) ? (input, text, offset) : nil
  }
}

/// The units of a text of one granularity, as ranges of UTF-16 code units.
private struct TextUnits {
  private let text: NSString
  private let granularity: UITextGranularity

  init(_ text: NSString, _ granularity: UITextGranularity) { (self.text, self.granularity) = (text, granularity) }

  /// The unit of the character behind an offset, or of the one before it.
  func unit(at offset: Int, isBackward: Bool) -> Range<Int>? {
    let index = isBackward ? offset - 1 : offset
    return (0..<text.length).contains(index) ? unit(around: index) : nil
  }

  func isBoundary(_ offset: Int) -> Bool {
    unit(at: offset, isBackward: false)?.lowerBound == offset
      || unit(at: offset, isBackward: true)?.upperBound == offset
  }

  /// The next edge behind an offset, or the last one before it.
  func boundary(from offset: Int, isBackward: Bool) -> Int? {
    if let unit = unit(at: offset, isBackward: isBackward) { return isBackward ? unit.lowerBound : unit.upperBound }
    // Between words.
    var index = offset
    while isBackward ? index > 1 : index + 1 < text.length {
      index += isBackward ? -1 : 1
      if let unit = unit(at: index, isBackward: isBackward) { return isBackward ? unit.upperBound : unit.lowerBound }
    }
    return nil
  }

  private func unit(around index: Int) -> Range<Int>? {
    switch granularity {
    case .character: Range(text.rangeOfComposedCharacterSequence(at: index))
    case .word: word(around: index)
    case .sentence, .paragraph, .line: Range(text.paragraphRange(for: NSRange(location: index, length: 0)))
    case .document: 0..<text.length
    }
  }

  // MARK: Words

  /// The letters, digits and underscores around an index, with apostrophes and points between them (UAX #29, WB5 to WB12).
  private func word(around index: Int) -> Range<Int>? {
    guard isInWord(index) else { return nil }
    var (start, end) = (index, index + 1)
    while start > 0, isInWord(start - 1) { start -= 1 }
    while end < text.length, isInWord(end) { end += 1 }
    return start..<end
  }

  private func isInWord(_ index: Int) -> Bool {
    if isLetter(index) { return true }
    return [0x27, 0x2E, 0x2019].contains(text.character(at: index)) && isLetter(index - 1) && isLetter(index + 1)
  }

  /// Whether a code unit is a letter, a digit, a mark or an underscore; halves of characters beyond 65,535 count as letters.
  private func isLetter(_ index: Int) -> Bool {
    guard (0..<text.length).contains(index) else { return false }
    let unit = text.character(at: index)
    return unit == 0x5F || Unicode.Scalar(unit).map { CharacterSet.alphanumerics.contains($0) } ?? true
  }
}

extension UITextDirection {
  /// Whether the direction leads to the start of the text.
  fileprivate var isBackward: Bool {
    rawValue == UITextStorageDirection.backward.rawValue || rawValue == UITextLayoutDirection.left.rawValue
      || rawValue == UITextLayoutDirection.up.rawValue
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

import Foundation

/// A view whose text is edited by offsets in UTF-16 code units, from which the answers of `UITextInput` follow.
@MainActor
protocol TextEditing: UITextInput {
  var editedText: EditedText { get }
  /// The selection, within the text.
  var selection: NSRange { get set }
  /// The object that the delegate allows to replace a range.
  func mayReplace(_ range: NSRange, with text: String) -> Bool
  /// Replaces characters, and notifies as typing does.
  func replaceCharacters(_ range: NSRange, with text: String)
  /// The rectangles of a range, one for each part that is together on a line, in the view's coordinates.
  func rectangles(of range: NSRange) -> [CGRect]
  /// The rectangle of the caret at an offset.
  func caret(at offset: Int) -> CGRect
  /// The offset of the caret nearest to a point.
  func offset(nearestTo point: CGPoint) -> Int
  /// Whether characters run from right to left by default.
  var isMirrored: Bool { get }
}

extension TextEditing {
  /// Types text at the selection.
  func type(_ text: String) {
    let range = editedText.clamped(selection)
    guard mayReplace(range, with: text) else { return }
    replaceCharacters(range, with: text)
    selection = NSRange(location: range.location + text.utf16.count, length: 0)
  }

  /// Deletes the selection, or the character before it.
  func deleteOnce() {
    let text = editedText
    var range = text.clamped(selection)
    if range.length == 0 { range = text.character(before: range.location) }
    guard range.length > 0, mayReplace(range, with: "") else { return }
    replaceCharacters(range, with: "")
    selection = NSRange(location: range.location, length: 0)
  }

  func substring(_ range: UITextRange) -> String? {
    editedText.range(range).map { editedText.string.substring(with: $0) }
  }

  func replaceText(_ range: UITextRange, _ text: String) {
    guard let range = editedText.range(range) else { return }
    replaceCharacters(range, with: text)
    selection = NSRange(location: range.location + text.utf16.count, length: 0)
  }

  func rangeBetween(_ start: UITextPosition, _ end: UITextPosition) -> UITextRange? {
    guard let start = editedText.offset(start), let end = editedText.offset(end) else { return nil }
    return TextOffsetRange(NSRange(location: min(start, end), length: abs(end - start)))
  }

  func moved(_ position: UITextPosition, by offset: Int) -> UITextPosition? {
    let text = editedText
    guard let start = text.offset(position) else { return nil }
    let (end, overflows) = start.addingReportingOverflow(offset)
    return overflows || end < 0 || end > text.length ? nil : TextOffset(end)
  }

  func moved(_ position: UITextPosition, _ direction: UITextLayoutDirection, by count: Int) -> UITextPosition? {
    let text = editedText
    guard let start = text.offset(position) else { return nil }
    switch direction {
    case .right, .left:
      let isForward = (direction == .right) != isMirrored
      return text.moved(start, byCharacters: isForward ? count : -count).map(TextOffset.init)
    case .up, .down:
      let caret = caret(at: start)
      let lines = CGFloat(direction == .down ? count : -count)
      return TextOffset(offset(nearestTo: CGPoint(x: caret.midX, y: caret.midY + lines * caret.height)))
    }
  }

  func order(_ position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    let (first, second) = (editedText.offset(position) ?? 0, editedText.offset(other) ?? 0)
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }

  func distance(_ start: UITextPosition, _ end: UITextPosition) -> Int {
    (editedText.offset(end) ?? 0) - (editedText.offset(start) ?? 0)
  }

  func selectionRectangles(_ range: UITextRange) -> [UITextSelectionRect] {
    guard let range = editedText.range(range), range.length > 0 else { return [] }
    let rects = rectangles(of: range)
    return rects.enumerated().map { index, rect in
      UITextSelectionRect(
        rect: rect, isRightToLeft: isMirrored, containsStart: index == 0, containsEnd: index == rects.count - 1)
    }
  }

  func firstRectangle(_ range: UITextRange) -> CGRect {
    guard let range = editedText.range(range) else { return .null }
    return rectangles(of: range).first ?? (range.length == 0 ? caret(at: range.location) : .null)
  }

  func position(nearestTo point: CGPoint, in range: UITextRange?) -> UITextPosition? {
    let offset = offset(nearestTo: point)
    guard let range else { return TextOffset(offset) }
    return editedText.range(range).map { TextOffset(min(max(offset, $0.location), $0.upperBound)) }
  }

  func character(at point: CGPoint) -> UITextRange? {
    let text = editedText
    let nearest = offset(nearestTo: point)
    for range in [text.character(at: nearest), text.character(before: nearest)] where range.length > 0 {
      if rectangles(of: range).contains(where: { $0.contains(point) }) { return TextOffsetRange(range) }
    }
    return nil
  }
}

/// The text system's facts about a text, and those that it keeps; nothing is done with them.
struct TextInputValues {
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var smartQuotesType = UITextSmartQuotesType.default
  var smartDashesType = UITextSmartDashesType.default
  var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  var passwordRules: UITextInputPasswordRules?
  var contentType: UITextContentType?
  var markedTextStyle: [NSAttributedString.Key: Any]?
  var inputView: UIView?
  var inputAccessoryView: UIView?
}

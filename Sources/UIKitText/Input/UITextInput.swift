public import Foundation

/// An object into which text can be typed.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Inserts text at the selection, which it replaces.
  func insertText(_ text: String)
  /// Deletes the selection, or the character before it if it is empty.
  func deleteBackward()
}

/// The delegate of the text system. Never called: there is no keyboard.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// The selection is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// The selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// The text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// The text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// A view whose text can be edited and selected. Positions belong to the object that made them.
///
/// Without a keyboard nothing is marked: `markedTextRange` is `nil`, and setting marked text inserts it.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The text in a range; `nil` for a range of another object.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)
  /// The selection; empty at the place where text would be inserted.
  var selectedTextRange: UITextRange? { get set }
  /// The provisional text of an input method: always `nil`.
  var markedTextRange: UITextRange? { get }
  /// The style of marked text. Stored.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Inserts the text at the selection.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Does nothing: no text is marked.
  func unmarkText()
  /// The start of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The end of the text.
  var endOfDocument: UITextPosition { get }
  /// The range between two positions, in either order.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The position a number of UTF-16 code units further; `nil` beyond the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The position a number of characters further, to the right and left as the text is laid out.
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  /// The order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// The number of UTF-16 code units between two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The object that is notified of changes. Stored.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// The rectangle of the first line of a range, in the view's coordinates; null if there is none.
  func firstRect(for range: UITextRange) -> CGRect
  /// The rectangle of the caret at a position.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangles of a range, one for each line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The position nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The position nearest to a point, in a range.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The range of the character at a point.
  func characterRange(at point: CGPoint) -> UITextRange?
}

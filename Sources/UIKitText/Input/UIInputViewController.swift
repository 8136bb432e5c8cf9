public import Foundation
public import UIKitCore

/// A controller of a view in place of the keyboard. There is no keyboard: it is drawn where an app shows it itself.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
  private let document = KeyboardDocument()

  /// The text that the keyboard writes to.
  open var textDocumentProxy: any UITextDocumentProxy { document }
  /// The view of the keyboard, which is then the controller's view; nil until it is set.
  open override var inputView: UIInputView? {
    get { keyboard }
    set {
      keyboard = newValue
      view = newValue
    }
  }
  private var keyboard: UIInputView?
  /// The language of the keyboard.
  open var primaryLanguage: String?
  /// Whether the keyboard writes after a dictation.
  open var hasDictationKey = false
  /// Whether the keyboard may use the network; it may not.
  open var hasFullAccess: Bool { false }
  /// Whether the keyboard needs a key for the next one; it does.
  open var needsInputModeSwitchKey: Bool { true }

  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  open func textDidChange(_ textInput: (any UITextInput)?) {}

  /// Does nothing: there is one keyboard.
  open func advanceToNextInputMode() {}
  /// Does nothing: there is no keyboard.
  open func dismissKeyboard() {}
  /// Does nothing: there is one keyboard.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}
}

/// The text that a keyboard writes to.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: NSObjectProtocol {
  /// The text before the insertion point.
  var documentContextBeforeInput: String? { get }
  /// The text behind the insertion point.
  var documentContextAfterInput: String? { get }
  /// The selected text.
  var selectedText: String? { get }
  /// Whether there is text.
  var hasText: Bool { get }
  /// Inserts a text.
  func insertText(_ text: String)
  /// Deletes the character before the insertion point.
  func deleteBackward()
  /// Moves the insertion point.
  func adjustTextPosition(byCharacterOffset offset: Int)
}

/// A text of its own that a keyboard writes to.
private final class KeyboardDocument: NSObject, UITextDocumentProxy {
  private var before = ""
  private var after = ""

  var documentContextBeforeInput: String? { before.isEmpty ? nil : before }
  var documentContextAfterInput: String? { after.isEmpty ? nil : after }
  var selectedText: String? { nil }
  var hasText: Bool { !before.isEmpty || !after.isEmpty }

  func insertText(_ text: String) { before += text }

  func deleteBackward() {
    if !before.isEmpty { before.removeLast() }
  }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    let (whole, place) = (before + after, max(0, min(before.count + after.count, before.count + offset)))
    (before, after) = (String(whole.prefix(place)), String(whole.dropFirst(place)))
  }
}

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
  /// Gives an empty list: there are no words of the user's.
  open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) {
    completionHandler(UILexicon())
  }
}

/// The text that a keyboard writes to.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: NSObjectProtocol, UITextInputTraits {
  /// The language of the text's keyboard.
  var documentInputMode: UITextInputMode? { get }
  /// An identifier of the text.
  var documentIdentifier: UUID { get }
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
  var documentInputMode: UITextInputMode? { nil }
  let documentIdentifier = UUID()

  func insertText(_ text: String) { before += text }

  func deleteBackward() {
    if !before.isEmpty { before.removeLast() }
  }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    let (whole, place) = (before + after, max(0, min(before.count + after.count, before.count + offset)))
    (before, after) = (String(whole.prefix(place)), String(whole.dropFirst(place)))
  }
}

/// A list of words of the user's: names and shortcuts. It is empty.
@preconcurrency @MainActor
open class UILexicon: NSObject {
  /// The entries.
  open var entries: [UILexiconEntry] { [] }
}

/// A word of the user's.
@preconcurrency @MainActor
open class UILexiconEntry: NSObject {
  /// The text that is put in.
  open var documentText: String { "" }
  /// The text that is typed.
  open var userInput: String { "" }
}

public import Foundation

/// A mode of text input: a keyboard of a language. There is only one.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  static let current = UITextInputMode()

  /// The modes that are on.
  open class var activeInputModes: [UITextInputMode] { [current] }
  /// The tag of the language.
  open var primaryLanguage: String? {
    UITraitCollection.current.locale.isEmpty ? "en" : UITraitCollection.current.locale
  }

  /// The mode has changed. Never posted automatically; tests may post it.
  public nonisolated static let currentInputModeDidChangeNotification = NSNotification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}

/// The interactions that edit text, with UIKit's raw values.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  /// None.
  case none = 0
  /// The system's.
  case `default` = 1
}

public import Foundation
public import UIKitCore

/// The delegate of drops on text. It is never called automatically.
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {}

/// The delegate of drags from text. It is never called automatically.
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {}

/// The delegate of pasting into text. It is never called automatically.
@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {}

/// The buttons above a keyboard. Stored; there is no keyboard.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Whether the buttons may be hidden.
  open var allowsHidingShortcuts = true
  /// The buttons before the suggestions.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The buttons behind the suggestions.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

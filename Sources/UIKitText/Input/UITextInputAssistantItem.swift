public import Foundation
public import UIKitCore

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

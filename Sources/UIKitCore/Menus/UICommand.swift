/// A thing in a menu that sends an action up the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
  /// The action that is sent.
  public final let action: Selector
  /// What the app keeps with it.
  public final let propertyList: Any?
  /// A longer title, for where there is room.
  open var discoverabilityTitle: String?
  /// How it looks and can be used. Kept: no menu opens.
  open var attributes: UIMenuElement.Attributes
  /// Whether it is ticked. Kept: no menu opens.
  open var state: UIMenuElement.State
  /// What sent it, while it runs.
  open internal(set) var sender: Any?

  /// A command that sends an action.
  public init(
    title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(__title: title, image: image)
  }

  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    self.sender = nil
  }
}

/// A command that keys run. Nothing presses them; the chain's `keyCommands` are there to be read.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The key, as a letter or one of the names for those without.
  public final let input: String?
  /// The keys that are held meanwhile.
  public final let modifierFlags: UIKeyModifierFlags
  /// Kept: nothing is pressed.
  open var wantsPriorityOverSystemBehavior = false
  /// Kept: nothing is pressed.
  open var allowsAutomaticLocalization = true
  /// Kept: nothing is pressed.
  open var allowsAutomaticMirroring = true

  /// A command of a key.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// A command of a key, without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// A command of a key, with a title that is shown where keys are explained.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }
}

extension UIKeyCommand {
  // The names of keys without a letter. Differs from UIKit: the letters they stand for are not promised.

  /// The arrow that points upwards.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow that points downwards.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow that points to the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow that points to the right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// Page Up.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// Page Down.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// Home.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// End.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// Delete.
  public nonisolated static let inputDelete = "UIKeyInputDelete"
}

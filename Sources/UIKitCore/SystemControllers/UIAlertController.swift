public import Foundation

/// An alert with actions. Stored; has no effect on a still picture: presented controllers are not displayed.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The styles of alert, with UIKit's raw values.
  public enum Style: Int, Sendable, CaseIterable {
    /// A list of actions, at the bottom of phones and in a popover on tablets.
    case actionSheet = 0
    /// A box in the centre of the screen.
    case alert = 1
  }

  /// The text below the title.
  open var message: String?
  /// The actions in the order they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The action triggered by the return key.
  open var preferredAction: UIAlertAction?
  /// The severity of the alert.
  open var severity = UIAlertControllerSeverity.default
  private var style = Style.actionSheet
  /// The text fields of the alert, in the order they were added.
  package final var fields: [UIView] = []

  /// Creates an alert without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    style = preferredStyle
    modalPresentationStyle = preferredStyle == .actionSheet ? .popover : .overFullScreen
  }

  /// The style given on creation.
  open var preferredStyle: Style { style }

  /// Adds an action after the others. A second action with the style `cancel` is a fault and has no effect.
  open func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || !actions.contains(where: { $0.style == .cancel }) else {
      raiseFault(
        "NSInternalInconsistencyException", call: "UIAlertController.addAction",
        reason: "an alert can have one action with the style cancel only")
      return
    }
    actions.append(action)
  }
}

/// An action in an alert. It is never chosen automatically.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The styles of action, with UIKit's raw values.
  public enum Style: Int, Sendable, CaseIterable {
    /// The standard style.
    case `default` = 0
    /// An action that cancels, leaving things unchanged.
    case cancel = 1
    /// An action that destroys data.
    case destructive = 2
  }

  /// The title of the action.
  public final let title: String?
  /// The style of the action.
  public final let style: Style
  /// Whether the action can be chosen; `true` by default.
  open var isEnabled = true
  /// The handler called when the action is chosen.
  package final let handler: ((UIAlertAction) -> Void)?

  /// Creates an action.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }
}

/// The severities of an alert, with UIKit's raw values.
public enum UIAlertControllerSeverity: Int, Sendable, CaseIterable {
  /// The standard severity.
  case `default` = 0
  /// A warning before a critical change, such as the loss of data.
  case critical = 1
}

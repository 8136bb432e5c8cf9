public import Foundation
public import UIKitCore

/// An action in an alert. It is never chosen automatically.
@preconcurrency @MainActor
open class UIAlertAction: MainActorObject {
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
  open private(set) var title: String?
  /// The style of the action.
  open private(set) var style: Style
  /// Whether the action can be chosen; `true` by default.
  open var isEnabled = true {
    didSet { changeHandler?() }
  }
  /// The handler called when the action is chosen.
  package final let handler: ((UIAlertAction) -> Void)?
  /// Called when a property has changed, by the alert that has the action.
  final var changeHandler: (@MainActor () -> Void)?

  /// Creates an action.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init(__subclass: ())
  }

  /// Creates an action without a title.
  public convenience init() {
    self.init(title: nil, style: .default)
  }
}

extension UIAlertAction: FindingShowing {}

/// The severities of an alert, with UIKit's raw values.
public enum UIAlertControllerSeverity: Int, Sendable, CaseIterable {
  /// The standard severity.
  case `default` = 0
  /// A warning before a critical change, such as the loss of data.
  case critical = 1
}

public import Foundation

/// A question with answers. Kept, without effect on a still picture: what is presented is not shown.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The kinds of question; raw values are UIKit's.
  public enum Style: Int, Sendable, CaseIterable {
    /// A list of actions, at the bottom of phones and as a popover on tablets.
    case actionSheet = 0
    /// A box in the middle.
    case alert = 1
  }

  /// What is asked, in more words.
  open var message: String?
  /// The answers, in the order they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The answer of the return key.
  open var preferredAction: UIAlertAction?
  /// How grave the question is.
  open var severity = UIAlertControllerSeverity.default
  private var style = Style.actionSheet

  /// A question without answers yet.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    style = preferredStyle
    modalPresentationStyle = preferredStyle == .actionSheet ? .popover : .overFullScreen
  }

  /// The kind of question.
  open var preferredStyle: Style { style }

  /// Adds an answer, after the others. A second one that cancels is a fault without effect.
  open func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || !actions.contains(where: { $0.style == .cancel }) else {
      UIKitFaults.raise(
        "NSInternalInconsistencyException", call: "UIAlertController.addAction",
        reason: "an alert can have one action with the style cancel only")
      return
    }
    actions.append(action)
  }
}

/// An answer. Nothing chooses it.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The kinds of answer; raw values are UIKit's.
  public enum Style: Int, Sendable, CaseIterable {
    /// As usual.
    case `default` = 0
    /// It leaves things as they were.
    case cancel = 1
    /// It destroys something.
    case destructive = 2
  }

  /// What it says.
  public final let title: String?
  /// The kind of answer.
  public final let style: Style
  /// Whether it can be chosen; true at first.
  open var isEnabled = true
  /// What is done when it is chosen.
  package final let handler: ((UIAlertAction) -> Void)?

  /// An answer.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }
}

/// How grave a question is; raw values are UIKit's.
public enum UIAlertControllerSeverity: Int, Sendable, CaseIterable {
  /// As usual.
  case `default` = 0
  /// Something is about to be destroyed.
  case critical = 1
}

public import Foundation

// There is no keyboard: these views and controllers are drawn where an app shows them itself.

/// A view in place of the keyboard, or above it.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The styles of the view, with UIKit's raw values.
  public enum Style: Int, Sendable {
    /// Plain.
    case `default` = 0
    /// As a keyboard.
    case keyboard = 1
  }

  /// The style. Stored; the view has its own background.
  open private(set) var inputViewStyle = Style.default
  /// Whether the view determines its own height.
  open var allowsSelfSizing = false

  /// Creates a view with a style.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Creates a view of the plain style.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// A view in place of the keyboard that clicks.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether it clicks while it is visible.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}

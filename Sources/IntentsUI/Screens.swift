@_exported public import Intents
@_exported public import UIKit
import UIKitPresentation

/// A screen for adding what a person says: a labelled placeholder stands for it, with a finding `placeholder-screen`.
@preconcurrency @MainActor
open class INUIAddVoiceShortcutViewController: UIViewController {
  /// The delegate, which is never called. A weak reference.
  open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?

  public init(shortcut: INShortcut) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`: archives are not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  open override func loadView() {
    view = SystemScreenView("INUIAddVoiceShortcutViewController", "Records a phrase.")
  }
}

/// The delegate of what a person says. It is never called.
@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  func addVoiceShortcutViewController(
    _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
    error: (any Error)?)
  func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}

/// A button for adding what a person says: a labelled placeholder.
@preconcurrency @MainActor
open class INUIAddVoiceShortcutButton: UIButton {
  open var shortcut: INShortcut?

  public convenience init(style: INUIAddVoiceShortcutButtonStyle) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 44))
    FrameworkView.show("INUIAddVoiceShortcutButton", of: "IntentsUI", in: self)
  }
}

/// The button's colours, with their raw values.
public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
  case white = 0
  case whiteOutline = 1
  case black = 2
  case blackOutline = 3
  case automatic = 4
  case automaticOutline = 5
}

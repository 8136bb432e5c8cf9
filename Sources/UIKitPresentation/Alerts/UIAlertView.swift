public import Foundation
public import UIKitCore

/// The delegate of an alert from before iOS 9. It is called by `dismiss(withClickedButtonIndex:animated:)`.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
  /// Called when a button is chosen.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// Called when an alert is gone.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIAlertViewDelegate {
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}

/// The delegate of a list of actions from before iOS 9. It is called by `dismiss(withClickedButtonIndex:animated:)`.
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
  /// Called when a button is chosen.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// Called when a list is gone.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
  public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}

/// The common part of alerts and action sheets before iOS 9: titles by number, and an alert controller that shows them.
struct ButtonTitles {
  private(set) var titles: [String] = []
  var cancelIndex = -1
  var destructiveIndex = -1

  mutating func add(_ title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  /// Presents a controller with a button for each title over the key window's last screen.
  @MainActor
  func present(
    title: String?, message: String?, style: UIAlertController.Style, choose: @escaping @MainActor (Int) -> Void
  ) -> UIAlertController? {
    var screen = UIApplication.shared.keyWindow?.rootViewController
    while let next = screen?.presentedViewController { screen = next }
    guard let screen else { return nil }
    let controller = UIAlertController(title: title, message: message, preferredStyle: style)
    for (index, title) in titles.enumerated() {
      let style: UIAlertAction.Style =
        index == cancelIndex ? .cancel : index == destructiveIndex ? .destructive : .default
      controller.addAction(UIAlertAction(title: title, style: style) { _ in choose(index) })
    }
    screen.present(controller, animated: false)
    return controller
  }
}

/// An alert from before iOS 9: it shows a `UIAlertController` over the key window's last screen.
@preconcurrency @MainActor
open class UIAlertView: UIView {
  /// The delegate. A weak reference.
  open weak var delegate: (any UIAlertViewDelegate)?
  /// The text of the first lines.
  open var title = ""
  /// The text below the title.
  open var message: String?
  /// The fields of the alert. Stored; none are shown.
  open var alertViewStyle = UIAlertViewStyle.default
  private var buttons = ButtonTitles()
  private weak var controller: UIAlertController?

  /// Creates an alert with the titles of its buttons.
  public convenience init(
    title: String?, message: String?, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
    otherButtonTitles: String...
  ) {
    self.init(frame: .zero)
    (self.title, self.message, self.delegate) = (title ?? "", message, delegate)
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    for title in otherButtonTitles { addButton(withTitle: title) }
  }

  /// Adds a button, and returns its number.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int { buttons.add(title) }
  /// The title of a button.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    buttons.titles.indices.contains(buttonIndex) ? buttons.titles[buttonIndex] : nil
  }
  /// The number of buttons.
  open var numberOfButtons: Int { buttons.titles.count }
  /// The number of the button that cancels; -1 for none.
  open var cancelButtonIndex: Int {
    get { buttons.cancelIndex }
    set { buttons.cancelIndex = newValue }
  }
  /// Whether the alert is shown.
  open var isVisible: Bool { controller?.presentingViewController != nil }
  /// A field of the alert: there is none.
  open func textField(at textFieldIndex: Int) -> UIView? { nil }

  /// Shows the alert.
  open func show() {
    controller = buttons.present(title: title, message: message, style: .alert) { [self] in choose($0) }
  }

  /// Ends the alert as if a button had been chosen.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    controller?.dismiss(animated: false)
    choose(buttonIndex)
  }

  private func choose(_ index: Int) {
    delegate?.alertView(self, clickedButtonAt: index)
    delegate?.alertView(self, didDismissWithButtonIndex: index)
  }
}

/// The fields of an alert, with UIKit's raw values.
public enum UIAlertViewStyle: Int, Sendable {
  /// None.
  case `default` = 0
  /// One whose text is not shown.
  case secureTextInput = 1
  /// One.
  case plainTextInput = 2
  /// One for a name, one for a password.
  case loginAndPasswordInput = 3
}

/// A list of actions from before iOS 9: it shows a `UIAlertController` over the key window's last screen.
@preconcurrency @MainActor
open class UIActionSheet: UIView {
  /// The delegate. A weak reference.
  open weak var delegate: (any UIActionSheetDelegate)?
  /// The text of the first lines.
  open var title = ""
  private var buttons = ButtonTitles()
  private weak var controller: UIAlertController?

  /// Creates a list with the titles of its buttons.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles: String...
  ) {
    self.init(frame: .zero)
    (self.title, self.delegate) = (title ?? "", delegate)
    if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
    for title in otherButtonTitles { addButton(withTitle: title) }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Adds a button, and returns its number.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int { buttons.add(title) }
  /// The title of a button.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    buttons.titles.indices.contains(buttonIndex) ? buttons.titles[buttonIndex] : nil
  }
  /// The number of buttons.
  open var numberOfButtons: Int { buttons.titles.count }
  /// The number of the button that cancels; -1 for none.
  open var cancelButtonIndex: Int {
    get { buttons.cancelIndex }
    set { buttons.cancelIndex = newValue }
  }
  /// The number of the button that destroys; -1 for none.
  open var destructiveButtonIndex: Int {
    get { buttons.destructiveIndex }
    set { buttons.destructiveIndex = newValue }
  }
  /// Whether the list is shown.
  open var isVisible: Bool { controller?.presentingViewController != nil }

  /// Shows the list.
  open func show(in view: UIView) {
    controller = buttons.present(title: title.isEmpty ? nil : title, message: nil, style: .actionSheet) { [self] in
      choose($0)
    }
    controller?.popoverPresentationController?.sourceView = view
  }

  /// Ends the list as if a button had been chosen.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    controller?.dismiss(animated: false)
    choose(buttonIndex)
  }

  private func choose(_ index: Int) {
    delegate?.actionSheet(self, clickedButtonAt: index)
    delegate?.actionSheet(self, didDismissWithButtonIndex: index)
  }
}

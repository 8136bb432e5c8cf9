import Foundation
import HeadlessUIKit

extension AlertContent {
  /// UIKit's alert. Without a button an alert has one that says OK, and a dialog without a cancelling one has one that says
  /// Cancel (Apple, `alert(_:isPresented:actions:)`, `confirmationDialog(_:isPresented:titleVisibility:actions:)`).
  func controller(_ style: UIAlertController.Style, at source: PresentationSource) -> UIViewController {
    let controller = UIAlertController(title: title, message: message, preferredStyle: style)
    var shown = actions
    if style == .alert, shown.isEmpty { shown = [Action(title: "OK")] }
    if style == .actionSheet, !shown.contains(where: { $0.style == .cancel }) {
      shown.append(Action(title: "Cancel", style: .cancel))
    }
    for action in shown {
      let made = UIAlertAction(title: action.title, style: action.style)
      made.isEnabled = action.isEnabled
      controller.addAction(made)
      if action.isPreferred { controller.preferredAction = made }
    }
    if style == .alert {
      for field in fields {
        controller.addTextField { made in
          (made.placeholder, made.text, made.isSecureTextEntry) = (field.placeholder, field.text, field.isSecure)
        }
      }
    }
    controller.popoverPresentationController?.sourceView = source.view
    controller.popoverPresentationController?.sourceRect = source.frame
    return controller
  }
}

import Foundation
public import UIKitCore

extension UIAlertController {
  /// The text fields, in the order in which they were added; `nil` if there are none.
  public var textFields: [UITextField]? {
    let fields = fields.compactMap { $0 as? UITextField }
    return fields.isEmpty ? nil : fields
  }

  /// Adds a text field, which the handler configures. In an action sheet it is a fault, as in UIKit.
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return raiseFault(
        "NSInternalInconsistencyException", call: "UIAlertController.addTextField",
        reason: "text fields can only be added to an alert controller of the style alert")
    }
    let field = UITextField(frame: .zero)
    fields.append(field)
    configurationHandler?(field)
  }
}

public import Foundation
public import UIKitCore

/// A controller that shows a file, or what can be done with it. Nothing is shown.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  /// The file.
  open var url: URL?
  /// The file's uniform type.
  open var uti: String?
  /// The file's name.
  open var name: String?
  /// The pictures of the file's type; none.
  open var icons: [UIImage] { [] }
  /// The app's own values.
  open var annotation: Any?
  /// The delegate, which is never called automatically. A weak reference.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

  /// Creates a controller of a file.
  public convenience init(url: URL) {
    self.init(file: url)
  }

  private init(file: URL) {
    (url, name) = (file, file.lastPathComponent)
    super.init()
  }

  /// Always `false`: nothing is shown.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool { false }
  /// Always `false`: nothing is shown.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Always `false`: nothing is shown.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Always `false`: nothing is shown.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Always `false`: nothing is shown.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Does nothing: nothing is shown.
  open func dismissPreview(animated: Bool) {}
  /// Does nothing: nothing is shown.
  open func dismissMenu(animated: Bool) {}
}

/// The delegate of a controller that shows a file. It is never called automatically; methods have defaults.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// The controller that presents the preview.
  func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
    -> UIViewController
  /// Called when the preview was closed.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
  public func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
    -> UIViewController
  { UIViewController() }
  public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
}

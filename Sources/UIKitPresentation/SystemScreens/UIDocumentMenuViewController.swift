public import Foundation
public import UIKitCore

/// A menu of places for files, as before iOS 11. The system draws its screen: a labelled placeholder stands for it, with
/// a finding `placeholder-screen`.
@available(*, deprecated, message: "use UIDocumentPickerViewController")
@preconcurrency @MainActor
open class UIDocumentMenuViewController: UIViewController {
  /// The delegate, which is never called automatically. A weak reference.
  open weak var delegate: (any UIDocumentMenuDelegate)?

  /// Creates a menu for choosing files of these uniform types.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a menu for choosing where to copy or move a file.
  public init(url: URL, in mode: UIDocumentPickerMode) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`: archives are not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Adds a choice of the app's own. Without effect: nothing is chosen.
  open func addOption(
    withTitle title: String, image: UIImage?, order: UIDocumentMenuOrder, handler: @escaping () -> Void
  ) {}

  open override func loadView() {
    view = SystemScreenView("UIDocumentMenuViewController", "Chooses where files are.")
  }
}

/// The places of an app's own choices.
public enum UIDocumentMenuOrder: UInt, Sendable {
  /// Before the others.
  case first = 0
  /// After the others.
  case last = 1
}

/// The delegate of a menu for documents. It is never called automatically.
@available(*, deprecated, message: "use UIDocumentPickerDelegate")
@preconcurrency @MainActor
public protocol UIDocumentMenuDelegate: NSObjectProtocol {
  /// Called when a source of files was chosen.
  func documentMenu(
    _ documentMenu: UIDocumentMenuViewController, didPickDocumentPicker documentPicker: UIDocumentPickerViewController)
  /// Called when the menu was cancelled.
  func documentMenuWasCancelled(_ documentMenu: UIDocumentMenuViewController)
}

@available(*, deprecated, message: "use UIDocumentPickerDelegate")
extension UIDocumentMenuDelegate {
  public func documentMenuWasCancelled(_ documentMenu: UIDocumentMenuViewController) {}
}

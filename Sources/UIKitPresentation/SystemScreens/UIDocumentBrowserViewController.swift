public import Foundation
public import UIKitCore

/// The first screen of an app of documents. The system draws it: a labelled placeholder stands for it, with a finding
/// `placeholder-screen`.
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: UIViewController {
  /// The delegate, which is never called automatically. A weak reference.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// Whether documents can be created.
  open var allowsDocumentCreation = true
  /// Whether several documents may be chosen.
  open var allowsPickingMultipleItems = false
  /// Whether file name extensions are displayed.
  open var shouldShowFileExtensions = false
  /// Items before the system's.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
  /// Items after the system's.
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []
  /// The title of the action that creates a document.
  open var localizedCreateDocumentActionTitle = "Create Document"
  /// Width to height of the picture on that action.
  open var defaultDocumentAspectRatio: CGFloat = 0.75
  /// The look of the screen.
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white

  /// The looks of the screen, with UIKit's raw values.
  public enum BrowserUserInterfaceStyle: UInt, Sendable, CaseIterable {
    /// White.
    case white = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
  }

  /// The way in which a created document comes into the browser, with UIKit's raw values.
  public enum ImportMode: UInt, Sendable, CaseIterable {
    /// Nothing is imported.
    case none = 0
    /// The document is copied.
    case copy = 1
    /// The document is moved.
    case move = 2
  }

  /// Creates a controller that opens documents of these uniform types.
  public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from an Interface Builder document. An archive's coder gives default values.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func loadView() {
    view = SystemScreenView("UIDocumentBrowserViewController", "Chooses and creates documents.")
  }

  /// Calls the completion with the URL: it is there.
  open func revealDocument(
    at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) {
    completion?(url, nil)
  }
}

/// The delegate of a document browser. It is never called automatically.
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
  /// Called when documents were chosen.
  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  /// Called when a document is to be created.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (
        URL?, UIDocumentBrowserViewController.ImportMode
      ) -> Void)
  /// Called when a created document is there.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL)
  /// Called when that failed.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?)
}

extension UIDocumentBrowserViewControllerDelegate {
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
  ) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (
        URL?, UIDocumentBrowserViewController.ImportMode
      ) -> Void
  ) {
    importHandler(nil, .none)
  }
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
  ) {}
}

public import Foundation
public import UIKitCore

/// A controller for choosing files. The system draws its screen: a labelled placeholder stands for it, with a finding
/// `placeholder-screen`.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// The delegate, which is never called automatically. A weak reference.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files may be chosen.
  open var allowsMultipleSelection = false
  /// Whether file name extensions are displayed.
  open var shouldShowFileExtensions = false
  /// The initial directory.
  open var directoryURL: URL?
  /// The files to export; empty for opening files.
  package final let exportedURLs: [URL]

  /// Creates a controller for choosing files of these uniform types.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    exportedURLs = []
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller for choosing where to export files.
  public init(forExporting urls: [URL], asCopy: Bool) {
    exportedURLs = urls
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller for choosing where to export files.
  public convenience init(forExporting urls: [URL]) {
    self.init(forExporting: urls, asCopy: false)
  }

  /// Creates a controller for choosing where to copy or move files.
  public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
    self.init(forExporting: urls, asCopy: mode == .exportToService)
  }

  /// Returns `nil`: archives are not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  open override func loadView() {
    view = SystemScreenView(
      "UIDocumentPickerViewController", exportedURLs.isEmpty ? "Chooses files." : "Chooses where to export files.")
  }
}

/// The purposes of choosing files, with UIKit's raw values.
public enum UIDocumentPickerMode: UInt, Sendable, CaseIterable {
  /// Import a copy.
  case `import` = 0
  /// Open for editing.
  case open = 1
  /// Export a copy.
  case exportToService = 2
  /// Move.
  case moveToService = 3
}

/// The delegate of a document picker. It is never called automatically.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Called when files were chosen.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called when the picker was cancelled.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

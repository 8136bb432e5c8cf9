public import Foundation

/// What files are chosen by. Kept, without effect on a still picture: what is presented is not shown.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// Who is told what was chosen; only tests tell.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several may be chosen.
  open var allowsMultipleSelection = false
  /// Whether the ends of names are shown.
  open var shouldShowFileExtensions = false
  /// The folder it begins in.
  open var directoryURL: URL?
  /// The files that are to be saved; none where files are opened.
  package final let exportedURLs: [URL]

  /// Lets files of types be chosen, by the names of types.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    exportedURLs = []
    super.init(nibName: nil, bundle: nil)
  }

  /// Lets the place be chosen that files are saved at.
  public init(forExporting urls: [URL], asCopy: Bool) {
    exportedURLs = urls
    super.init(nibName: nil, bundle: nil)
  }

  /// Lets the place be chosen that files are saved at.
  public convenience init(forExporting urls: [URL]) {
    self.init(forExporting: urls, asCopy: false)
  }

  /// Gives `nil`: archives are not read.
  public required init?(coder: NSCoder) {
    nil
  }
}

/// What files are chosen for; raw values are UIKit's.
public enum UIDocumentPickerMode: UInt, Sendable, CaseIterable {
  /// To be read.
  case `import` = 0
  /// To be changed.
  case open = 1
  /// To be saved elsewhere.
  case exportToService = 2
  /// To be moved elsewhere.
  case moveToService = 3
}

/// Who is told which files were chosen. Nothing tells by itself.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Files were chosen.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// None was chosen.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

@_exported public import UIKit
import UIKitPresentation

/// A preview of files: a labelled placeholder stands for it, with a finding `placeholder-screen`.
@preconcurrency @MainActor
open class QLPreviewController: UIViewController {
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  /// The delegate, which is never called. A weak reference.
  open weak var delegate: (any QLPreviewControllerDelegate)?
  open var currentPreviewItemIndex = 0

  open class func canPreview(_ item: any QLPreviewItem) -> Bool { false }

  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource else { return nil }
    let count = dataSource.numberOfPreviewItems(in: self)
    guard (0..<count).contains(currentPreviewItemIndex) else { return nil }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }

  open func reloadData() {}
  open func refreshCurrentPreviewItem() {}

  open override func loadView() {
    view = SystemScreenView("QLPreviewController", "Shows files.")
  }
}

/// A file to be shown.
public protocol QLPreviewItem: NSObjectProtocol {
  var previewItemURL: URL? { get }
  @_disfavoredOverload
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  @_disfavoredOverload
  public var previewItemTitle: String? { nil }
}

extension NSObjectProtocol where Self: QLPreviewItem {
  /// The title, as an optional of an optional: in Objective-C an item need not have one.
  public var previewItemTitle: String?? { previewItemTitle as String? }
}

extension NSURL: QLPreviewItem {
  public var previewItemURL: URL? { self as URL }
}

/// A provider of the files.
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// The delegate of a preview. It is never called.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: NSObjectProtocol {
  func previewController(_ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem) -> Bool
  func previewController(
    _ controller: QLPreviewController, frameFor item: any QLPreviewItem,
    inSourceView view: AutoreleasingUnsafeMutablePointer<UIView?>
  ) -> CGRect
  func previewController(_ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem) -> UIView?
  func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode
  func previewController(_ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem)
  func previewController(
    _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem, at modifiedContentsURL: URL)
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
  public func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool { true }
  public func previewController(
    _ controller: QLPreviewController, frameFor item: any QLPreviewItem,
    inSourceView view: AutoreleasingUnsafeMutablePointer<UIView?>
  ) -> CGRect { .zero }
  public func previewController(
    _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
  ) -> UIView? { nil }
  public func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode { .disabled }
  public func previewController(
    _ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem
  ) {}
  public func previewController(
    _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem, at modifiedContentsURL: URL
  ) {}
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}

/// Whether a file can be changed in a preview, with its raw values.
public enum QLPreviewItemEditingMode: Int, Sendable {
  case disabled = 0
  case updateContents = 1
  case createCopy = 2
}

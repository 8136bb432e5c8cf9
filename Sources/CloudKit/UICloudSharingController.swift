public import UIKit
import UIKitPresentation

/// The delegate of the screen that shares a record. It is never called.
@preconcurrency @MainActor
public protocol UICloudSharingControllerDelegate: NSObjectProtocol {
  func cloudSharingController(_ csc: UICloudSharingController, failedToSaveShareWithError error: any Error)
  func itemTitle(for csc: UICloudSharingController) -> String?
  func itemThumbnailData(for csc: UICloudSharingController) -> Data?
  func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController)
  func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController)
}

extension UICloudSharingControllerDelegate {
  public func itemThumbnailData(for csc: UICloudSharingController) -> Data? { nil }
  public func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController) {}
  public func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController) {}
}

/// The screen that shares a record: a labelled placeholder stands for it, with a finding `placeholder-screen`.
@preconcurrency @MainActor
open class UICloudSharingController: UIViewController {
  /// The rights that can be granted.
  public struct PermissionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let allowPublic = PermissionOptions(rawValue: 1)
    public static let allowPrivate = PermissionOptions(rawValue: 2)
    public static let allowReadOnly = PermissionOptions(rawValue: 4)
    public static let allowReadWrite = PermissionOptions(rawValue: 8)
  }

  open weak var delegate: (any UICloudSharingControllerDelegate)?
  open private(set) var share: CKShare?
  open var availablePermissions: PermissionOptions = []

  public convenience init(share: CKShare, container: CKContainer) {
    self.init(nibName: nil, bundle: nil)
    self.share = share
  }

  public convenience init(
    preparationHandler:
      @escaping (
        UICloudSharingController, @escaping (CKShare?, CKContainer?, (any Error)?) -> Void
      ) -> Void
  ) { self.init(nibName: nil, bundle: nil) }

  open override func loadView() { view = SystemScreenView("UICloudSharingController", "Shares a record.") }
}

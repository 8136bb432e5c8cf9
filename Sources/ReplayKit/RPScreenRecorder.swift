@_exported public import UIKit
import UIKitPresentation

/// Records the screen: it is not available, and handlers are called at once, with an error.
@preconcurrency @MainActor
open class RPScreenRecorder: NSObject {
  private static let instance = RPScreenRecorder()
  open class func shared() -> RPScreenRecorder { instance }
  open var isAvailable: Bool { false }
  open var isRecording: Bool { false }
  open var isMicrophoneEnabled = false
  open var isCameraEnabled = false
  open weak var delegate: (any RPScreenRecorderDelegate)?

  open func startRecording(handler: (((any Error)?) -> Void)? = nil) { handler?(CocoaError(.featureUnsupported)) }
  open func stopRecording(handler: ((RPPreviewViewController?, (any Error)?) -> Void)? = nil) {
    handler?(nil, CocoaError(.featureUnsupported))
  }
}

/// The delegate of what records. It is never called.
@preconcurrency @MainActor
public protocol RPScreenRecorderDelegate: NSObjectProtocol {
  func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder)
}

extension RPScreenRecorderDelegate {
  public func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) {}
}

/// The screen that shows what was recorded: a labelled placeholder stands for it, with a finding `placeholder-screen`.
@preconcurrency @MainActor
open class RPPreviewViewController: UIViewController {
  open weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?
  open override func loadView() { view = SystemScreenView("RPPreviewViewController", "Shows what was recorded.") }
}

/// The delegate of that screen. It is never called.
@preconcurrency @MainActor
public protocol RPPreviewViewControllerDelegate: NSObjectProtocol {
  func previewControllerDidFinish(_ previewController: RPPreviewViewController)
}

extension RPPreviewViewControllerDelegate {
  public func previewControllerDidFinish(_ previewController: RPPreviewViewController) {}
}

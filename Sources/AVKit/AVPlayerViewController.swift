@_exported public import AVFoundation
@_exported public import UIKit
import UIKitPresentation

/// A video with controls: a labelled placeholder stands for it, with a finding `placeholder-screen`.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  /// The delegate, which is never called. A weak reference.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  open var player: AVPlayer?
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var allowsVideoFrameAnalysis = true
  open var speeds: [AVPlaybackSpeed] = []
  open var selectedSpeed: AVPlaybackSpeed? { nil }
  open var allowsPictureInPicturePlayback = true
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var updatesNowPlayingInfoCenter = true
  open var requiresLinearPlayback = false
  /// A view over the video, for the app's own.
  open private(set) var contentOverlayView: UIView?

  open var isReadyForDisplay: Bool { false }
  open var videoBounds: CGRect { .zero }

  open override func viewDidLoad() {
    super.viewDidLoad()
    FrameworkView.show("AVPlayerViewController", of: "AVKit", in: view)
    let overlay = UIView(frame: view.bounds)
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(overlay)
    contentOverlayView = overlay
  }
}

/// The delegate of a video. It is never called.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
}

extension AVPlayerViewControllerDelegate {
  public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}

/// A video in a small window: it never starts.
open class AVPictureInPictureController: NSObject {
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  public let playerLayer: AVPlayerLayer

  open class func isPictureInPictureSupported() -> Bool { false }
  @preconcurrency @MainActor open class var pictureInPictureButtonStartImage: UIImage {
    UIImage(systemName: "pip.enter") ?? UIImage()
  }
  @MainActor open class var pictureInPictureButtonStopImage: UIImage { UIImage(systemName: "pip.exit") ?? UIImage() }
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var requiresLinearPlayback = false
  open var isPictureInPictureSuspended: Bool { false }
  open var contentSource: ContentSource?
  open func invalidatePlaybackState() {}

  /// Creates a controller of other content than a player's layer.
  public convenience init(contentSource: ContentSource) {
    self.init(layer: contentSource.playerLayer ?? AVPlayerLayer())
    self.contentSource = contentSource
  }

  /// What a small window shows. Stored.
  open class ContentSource: NSObject {
    public let playerLayer: AVPlayerLayer?

    public init(playerLayer: AVPlayerLayer) {
      self.playerLayer = playerLayer
      super.init()
    }

    public init(
      activeVideoCallSourceView sourceView: UIView, contentViewController: AVPictureInPictureVideoCallViewController
    ) {
      playerLayer = nil
      super.init()
    }
  }

  private init(layer: AVPlayerLayer) {
    playerLayer = layer
    super.init()
  }

  public init?(playerLayer: AVPlayerLayer) {
    self.playerLayer = playerLayer
    super.init()
  }

  open var isPictureInPicturePossible: Bool { false }
  open var isPictureInPictureActive: Bool { false }
  open func startPictureInPicture() {}
  open func stopPictureInPicture() {}
}

/// The controller of a video call in a small window. It is shown where an app shows it itself.
@preconcurrency @MainActor
open class AVPictureInPictureVideoCallViewController: UIViewController {}

/// The delegate of a small window. It is never called.
public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {}

/// A button that chooses where a video is shown: a labelled placeholder.
@preconcurrency @MainActor
open class AVRoutePickerView: UIView {
  open var activeTintColor: UIColor! = .systemBlue
  open var prioritizesVideoDevices = false
  /// The delegate, which is never called. A weak reference.
  open weak var delegate: (any AVRoutePickerViewDelegate)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    FrameworkView.show("AVRoutePickerView", of: "AVKit", in: self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    FrameworkView.show("AVRoutePickerView", of: "AVKit", in: self)
  }
}

/// The delegate of a button that chooses where a video is shown. It is never called.
@preconcurrency @MainActor
public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
  func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
  func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
  public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
  public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}

/// A speed that people can choose. Stored.
open class AVPlaybackSpeed: NSObject, @unchecked Sendable {
  public let rate: Float
  public let localizedName: String
  open class var systemDefaultSpeeds: [AVPlaybackSpeed] { [] }

  public init(rate: Float, localizedName: String) {
    (self.rate, self.localizedName) = (rate, localizedName)
    super.init()
  }
}

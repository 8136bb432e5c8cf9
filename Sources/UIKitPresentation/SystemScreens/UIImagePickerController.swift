public import Foundation
public import UIKitBars
public import UIKitCore
public import UIKitValues

/// A controller for choosing or taking pictures. The system draws its screen: a labelled placeholder stands for it, with a
/// finding `placeholder-screen`.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// The source of the pictures.
  open var sourceType = SourceType.photoLibrary
  /// The uniform types that may be chosen.
  open var mediaTypes = ["public.image"]
  /// Whether the user may edit a picture before it is returned.
  open var allowsEditing = false

  /// The camera that is used. Stored; pictures are not taken.
  open var cameraDevice = CameraDevice.rear
  /// Whether pictures or movies are taken. Stored.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// Whether there is a flash. Stored.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Whether the camera's controls are shown. Stored.
  open var showsCameraControls = true
  /// A view over the camera's picture. Stored; it is not shown.
  open var cameraOverlayView: UIView?
  /// A transform of the camera's picture. Stored.
  open var cameraViewTransform = CGAffineTransform.identity
  /// The quality of movies. Stored.
  open var videoQuality = QualityType.typeMedium
  /// The longest movie, in seconds. Stored.
  open var videoMaximumDuration: TimeInterval = 600
  /// The formats that pictures are handed over in. Stored.
  open var imageExportPreset = ImageURLExportPreset.compatible
  /// The size of exported movies. Stored.
  open var videoExportPreset = ""
  /// Does nothing: there is no camera.
  open func takePicture() {}
  /// Always `false`: there is no camera.
  open func startVideoCapture() -> Bool { false }
  /// Does nothing: there is no camera.
  open func stopVideoCapture() {}
  /// Always `false`: there is no camera.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Always `false`: there is no camera.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// Always `nil`: there is no camera.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  /// Always `false`: there are no pictures.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  /// Always `nil`: there are no pictures.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    isNavigationBarHidden = true
    let screen = SystemScreenView(
      "UIImagePickerController", sourceType == .camera ? "Takes pictures." : "Chooses pictures.")
    screen.frame = view.bounds
    view.addSubview(screen)
  }
}

extension UIImagePickerController {
  /// The sources of pictures, with UIKit's raw values.
  public enum SourceType: Int, Sendable, CaseIterable {
    /// The photo library.
    case photoLibrary = 0
    /// The camera.
    case camera = 1
    /// The album of saved photos.
    case savedPhotosAlbum = 2
  }

  /// The keys for information about a chosen picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The original picture.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The edited picture.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The URL of the picture's file.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The uniform type.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The URL of a movie's file.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The URL of the picture in the library, before iOS 11.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    /// The picture's facts.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The photograph in the library.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// The photograph with its movement.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    /// The rectangle that was cropped.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
  }
}

/// The delegate of an image picker. It is never called automatically.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Called when a picture or movie was chosen.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when the picker was cancelled.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

extension UIImagePickerController {
  /// The cameras, with UIKit's raw values.
  public enum CameraDevice: Int, Sendable {
    /// At the back.
    case rear = 0
    /// At the front.
    case front = 1
  }

  /// The kind of media that is taken, with UIKit's raw values.
  public enum CameraCaptureMode: Int, Sendable {
    /// A picture.
    case photo = 0
    /// A movie.
    case video = 1
  }

  /// Whether there is a flash, with UIKit's raw values.
  public enum CameraFlashMode: Int, Sendable {
    /// There is none.
    case off = -1
    /// In the dark.
    case auto = 0
    /// There is one.
    case on = 1
  }

  /// The quality of movies, with UIKit's raw values.
  public enum QualityType: Int, Sendable {
    /// High.
    case typeHigh = 0
    /// Medium.
    case typeMedium = 1
    /// Low.
    case typeLow = 2
    /// 640 by 480 pixels.
    case type640x480 = 3
    /// 1280 by 720 pixels.
    case typeIFrame1280x720 = 4
    /// 960 by 540 pixels.
    case typeIFrame960x540 = 5
  }

  /// The formats that pictures are handed over in, with UIKit's raw values.
  public enum ImageURLExportPreset: Int, Sendable {
    /// JPEG.
    case compatible = 0
    /// As they are.
    case current = 1
  }
}

// Nothing is saved: there is no photo library.

/// Does nothing: there is no photo library. The target's method is not called.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}

/// Does nothing: there is no photo library.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}

/// Always `false`: there is no photo library.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

public import Foundation
import UIKitCore

/// A controller for choosing or taking pictures. Stored; has no effect on a still picture: presented controllers are
/// not displayed.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// The source of the pictures.
  open var sourceType = SourceType.photoLibrary
  /// The uniform types that may be chosen.
  open var mediaTypes = ["public.image"]
  /// Whether the user may edit a picture before it is returned.
  open var allowsEditing = false

  /// Always `false`: there are no pictures.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  /// Always `nil`: there are no pictures.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
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

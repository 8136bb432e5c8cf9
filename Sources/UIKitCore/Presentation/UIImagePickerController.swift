public import Foundation

/// What pictures are chosen or taken by. Kept, without effect on a still picture: what is presented is not shown.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary
  /// The types that may be chosen, by their names.
  open var mediaTypes = ["public.image"]
  /// Whether pictures may be cut before they are taken over.
  open var allowsEditing = false

  /// Always false: there are no pictures.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  /// Always nil: there are no pictures.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
}

extension UIImagePickerController {
  /// Where pictures come from; raw values are UIKit's.
  public enum SourceType: Int, Sendable, CaseIterable {
    /// All pictures.
    case photoLibrary = 0
    /// The camera.
    case camera = 1
    /// The pictures that were taken.
    case savedPhotosAlbum = 2
  }

  /// What is told of a picture that was chosen.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The picture.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as it was cut.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// Its file.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// Its type.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// A film's file.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// What was cut out.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
  }
}

/// Who is told which picture was chosen. Nothing tells by itself.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// A picture was chosen.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// None was chosen.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

public import Foundation

// A sequence of images is shown as its first one: a picture is still.

extension UIImage {
  /// An image that shows several ones after each other: here, the first one; `nil` without any.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    var attributes = first.attributes
    attributes.sequence = ImageSequence(images: images, duration: duration)
    return UIImage(content: first.content, attributes: attributes, asset: first.imageAsset)
  }

  /// An image that shows those of the main bundle with the name and a number from 0 on.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    // UIKit counts to 1024.
    var images: [UIImage] = []
    while images.count <= 1024, let image = UIImage(named: "\(name)\(images.count)") { images.append(image) }
    return animatedImage(with: images, duration: duration)
  }

  /// An image that shows those of the main bundle with the name and a number from 0 on, each with caps.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile, duration: TimeInterval
  ) -> UIImage? {
    guard let images = animatedImageNamed(name, duration: duration)?.images else { return nil }
    return animatedImage(
      with: images.map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }, duration: duration)
  }

  /// The images of a sequence; `nil` for any other image.
  public var images: [UIImage]? { attributes.sequence?.images }
  /// The time that a sequence takes, in seconds; 0 for any other image.
  public var duration: TimeInterval { attributes.sequence?.duration ?? 0 }
}

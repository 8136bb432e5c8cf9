public import Foundation

/// An image of an asset catalogue, by its name: what Xcode makes of each of them, as in `UIImage(resource: .logo)`.
public struct ImageResource: Hashable, Sendable {
  private let name: String
  private let bundle: Bundle

  /// Creates the resource of a name in a bundle's catalogues.
  public init(name: String, bundle: Bundle) {
    (self.name, self.bundle) = (name, bundle)
  }

  fileprivate func makeImage() -> UIImage { UIImage(resource: name, in: bundle) }
}

extension UIImage {
  /// Creates the image of a resource.
  ///
  /// Differs from UIKit, where the program ends: a name that is found nowhere is a fault, and gives an image without
  /// pixels.
  public convenience init(resource: ImageResource) {
    let image = resource.makeImage()
    self.init(content: image.content, attributes: image.attributes, asset: image.imageAsset)
  }
}

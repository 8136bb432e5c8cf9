public import Foundation

extension UIImage {
  /// The values that choose the variant of an image, besides its name.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// The traits that the image is made for; `nil` for those of its view.
    public final let traitCollection: UITraitCollection?

    package init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
      super.init()
    }

    /// Creates a configuration that leaves everything to the image's view.
    public override convenience init() {
      self.init(traitCollection: nil)
    }

    /// A copy for other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      copy(for: traitCollection) as? Self ?? self
    }

    /// A copy in which the values of another configuration take precedence.
    open func applying(_ otherConfiguration: Configuration?) -> Self {
      withTraitCollection(otherConfiguration?.traitCollection ?? traitCollection)
    }

    func copy(for traitCollection: UITraitCollection?) -> Configuration {
      Configuration(traitCollection: traitCollection)
    }

    public final func copy(with zone: NSZone? = nil) -> Any { self }
  }
}

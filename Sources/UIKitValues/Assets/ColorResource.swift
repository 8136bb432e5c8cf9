public import Foundation

/// A colour of an asset catalogue, by its name: what Xcode makes of each of them, as in `UIColor(resource: .brand)`.
public struct ColorResource: Hashable, Sendable {
  private let name: String
  private let bundle: Bundle

  /// Creates the resource of a name in a bundle's catalogues.
  public init(name: String, bundle: Bundle) {
    (self.name, self.bundle) = (name, bundle)
  }

  fileprivate var color: UIColor? { UIColor(named: name, in: bundle, compatibleWith: nil) }
}

extension UIColor {
  /// Creates the colour of a resource, which adapts to the traits where it is used.
  ///
  /// Differs from UIKit, where the program ends: a name that is found nowhere is a fault, and gives the clear colour.
  public convenience init(resource: ColorResource) {
    self.init(resource.color ?? .clear)
  }
}

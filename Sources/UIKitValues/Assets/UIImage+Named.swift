public import Foundation

extension UIImage {
  /// Creates an image of a name in the main bundle; see `init(named:in:compatibleWith:)`.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the image of a name in a bundle, by default the main one; `nil` if there is none.
  ///
  /// An image of the bundle's asset catalogues comes before a loose file; `photo` stands for `photo.png` with its
  /// variants `photo@2x.png`, `photo@3x~ipad.png`, and any other file is named with its extension. The variant for the
  /// traits, by default the current ones, gives the size; views show the one for theirs.
  ///
  /// Differs from UIKit: what is wrong with a catalogue or a file is a fault. In a bundle's catalogues, `.xcassets`
  /// folders are read as they are in sources; compiled ones (`Assets.car`) are not.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let environment = ViewEnvironment.current
    guard let image = environment.assets(of: bundle)?.image(named: name, under: traitCollection ?? .current) else {
      return nil
    }
    self.init(content: image.content, attributes: image.attributes, asset: image.imageAsset)
  }

  /// Creates the image of a name in a bundle, by default the main one, for the traits of a configuration; `nil` if there is
  /// none. Of a symbol of the catalogue it changes weight and size, too.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    guard
      let image = UIImage(named: name, in: bundle, compatibleWith: configuration?.traitCollection).map({ image in
        configuration.map(image.withConfiguration) ?? image
      })
    else { return nil }
    self.init(content: image.content, attributes: image.attributes, asset: image.imageAsset)
  }
}

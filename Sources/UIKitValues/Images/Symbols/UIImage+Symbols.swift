import Foundation

extension UIImage {
  /// Creates an image of a system symbol; `nil` for an empty name.
  ///
  /// Differs from UIKit: a symbol set of the main bundle's catalogue with this name is used, such as one that a team
  /// exported; else drawings of open fonts stand in for Apple's. A name without a drawing is not `nil`, but a box
  /// and a finding, as Apple's list of names is not public.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates an image of a system symbol with a configuration.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    let values = (configuration as? SymbolConfiguration)?.values ?? SymbolValues()
    self.init(symbol: name, values, traits: configuration?.traitCollection)
  }

  /// Creates an image of a system symbol for traits.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(symbol: name, SymbolValues(), traits: traitCollection)
  }

  /// Creates an image of a system symbol. Differs from UIKit: the value, from 0 to 1, changes nothing, as symbols have
  /// one layer.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  private convenience init?(symbol name: String, _ values: SymbolValues, traits: UITraitCollection?) {
    guard !name.isEmpty else { return nil }
    let own = ViewEnvironment.current.namedAppAssets?.symbol(named: name, under: traits ?? .current)
    self.init(symbol: SymbolAsset.of(name, values, traits: traits, own: own), attributes: ImageAttributes())
  }

  /// Creates an image of a team's own symbol.
  convenience init(catalogueSymbol symbol: CatalogueSymbol) {
    let asset = SymbolAsset.of(symbol.name, SymbolValues(), traits: nil, own: symbol)
    self.init(symbol: asset, attributes: ImageAttributes())
  }

  private convenience init(symbol asset: SymbolAsset, attributes: ImageAttributes) {
    self.init(content: asset.content(for: .current), attributes: attributes, asset: asset)
  }

  private var symbol: SymbolAsset? { imageAsset as? SymbolAsset }

  /// Whether the image is a symbol.
  public final var isSymbolImage: Bool { symbol != nil || content is SymbolContent }

  /// The configuration of a symbol; `nil` for other images.
  public final var configuration: Configuration? { symbol?.configuration }

  /// The configuration of a symbol; `nil` for other images.
  public final var symbolConfiguration: SymbolConfiguration? { symbol?.configuration }

  /// A copy of a symbol in which the values of a configuration take precedence; other images stay as they are.
  public final func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol else { return self }
    return UIImage(symbol: symbol.applying(configuration), attributes: attributes)
  }

  /// The same as `withConfiguration`; `nil` for images that are not symbols.
  public final func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    symbol == nil ? nil : withConfiguration(configuration)
  }

  /// The image that a view shows: its variant for the view's traits and, of a symbol, with the values that the view
  /// prefers where the symbol's own configuration says nothing.
  package final func shown(
    under traits: UITraitCollection, preferring configuration: SymbolConfiguration?
  ) -> UIImage {
    guard let symbol, let configuration else { return variant(under: traits) }
    let content = symbol.filling(configuration.values).content(for: configuration.traitCollection ?? traits)
    return UIImage(content: content, attributes: attributes)
  }
}

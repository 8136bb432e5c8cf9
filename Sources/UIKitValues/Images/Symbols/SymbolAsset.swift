import Foundation
import Symbols
import Synchronization

/// A symbol by its name and what its configurations say: it has another size under other traits.
package final class SymbolAsset: UIImageAsset, @unchecked Sendable {
  package let name: String
  package let values: SymbolValues
  /// The team's own drawing; nil for that of a bundled font.
  private let own: CatalogueSymbol?
  /// The traits that it was made for; nil for those of its view.
  private let traits: UITraitCollection?

  private init(_ key: Key) {
    (name, values, traits, own) = (key.name, key.values, key.traits, key.own)
    super.init()
  }

  private struct Key: Hashable {
    var name: String
    var values: SymbolValues
    var traits: UITraitCollection?
    var own: CatalogueSymbol?
  }

  private static let assets = Mutex<[Key: SymbolAsset]>([:])
  private static let limit = 4_096

  /// The asset of a name and values: the same for equal ones, so that images of it are equal.
  static func of(
    _ name: String, _ values: SymbolValues, traits: UITraitCollection?, own: CatalogueSymbol? = nil
  ) -> SymbolAsset {
    let key = Key(name: name, values: values, traits: traits, own: own)
    return assets.withLock { assets in
      if let known = assets[key] { return known }
      if assets.count >= limit { assets = [:] }
      let made = SymbolAsset(key)
      assets[key] = made
      return made
    }
  }

  package override func content(for traits: UITraitCollection) -> (any ImageContent)? { symbol(under: traits, values) }

  func symbol(under traits: UITraitCollection, _ values: SymbolValues) -> SymbolContent {
    let traits = self.traits ?? traits
    let style = values.style(under: traits)
    let symbol =
      own?.template.symbol(named: name, style: style, on: traits.pixelGrid)
      ?? SymbolLibrary.shared(by: FontRegistry.library).symbol(named: name, style: style, on: traits.pixelGrid)
    return SymbolContent(symbol, style: style, values: values, scale: traits.displayScale)
  }

  /// The same symbol, whose values `others` add to.
  func filling(_ others: SymbolValues) -> SymbolAsset {
    SymbolAsset.of(name, others.applying(values), traits: traits, own: own)
  }

  /// The same symbol, in which the values of a configuration take precedence.
  func applying(_ configuration: UIImage.Configuration) -> SymbolAsset {
    let others = (configuration as? UIImage.SymbolConfiguration)?.values ?? SymbolValues()
    return SymbolAsset.of(name, values.applying(others), traits: configuration.traitCollection ?? traits, own: own)
  }

  var configuration: UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(values, traitCollection: traits)
  }
}

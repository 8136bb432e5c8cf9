import AssetCatalogs
import Foundation
import Symbols
import Synchronization

/// A symbol of a team's own, from a symbol set of its catalogue. One for a name of a bundle: equal if it is the same object.
package final class CatalogueSymbol: Sendable {
  let name: String
  let template: SymbolTemplate

  init(name: String, template: SymbolTemplate) { (self.name, self.template) = (name, template) }
}

extension CatalogueSymbol: Hashable {
  package static func == (left: CatalogueSymbol, right: CatalogueSymbol) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NamedAssets {
  /// The symbol of a name, read once; nil if no catalogue has it, or it cannot be read, which is noted.
  func symbol(named name: String, under traits: UITraitCollection) -> CatalogueSymbol? {
    guard let asset = bundle.symbol(named: name) else { return nil }
    UIKitFaults.note(asset.findings)
    guard let variant = asset.set?.variant(for: AssetConditions(traits)) else { return nil }
    return symbols.withLock { symbols in
      if let known = symbols[variant.file.path] { return known }
      let symbol = CatalogueSymbol.read(name, variant.file)
      symbols[variant.file.path] = .some(symbol)
      return symbol
    }
  }
}

extension CatalogueSymbol {
  fileprivate static func read(_ name: String, _ file: AssetFile) -> CatalogueSymbol? {
    guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
    do throws(SymbolTemplate.Problem) {
      return CatalogueSymbol(name: name, template: try SymbolTemplate(data, path: file.shownPath))
    } catch {
      UIKitFaults.note(assets: "The symbol '\(name)' cannot be read from '\(file.shownPath)': \(error)")
      return nil
    }
  }
}

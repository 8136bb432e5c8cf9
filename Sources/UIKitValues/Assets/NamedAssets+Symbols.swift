import AssetCatalogs
import Foundation
import Symbols

extension NamedAssets {
  /// The symbol of a name, read once; nil if no catalogue has it, or it cannot be read, which is noted.
  func symbol(named name: String, under traits: UITraitCollection) -> CatalogueSymbol? {
    guard let asset = bundle.symbol(named: name) else { return nil }
    UIKitFaults.note(asset.findings)
    guard let variant = asset.set?.variant(for: AssetConditions(traits)) else { return nil }
    let path = variant.file.path
    // Of a file that cannot be read, that is kept.
    return known(.symbol, path, as: CatalogueSymbol?.self)
      ?? keep(.symbol, path, CatalogueSymbol.read(name, variant.file))
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

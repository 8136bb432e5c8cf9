import Symbols

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

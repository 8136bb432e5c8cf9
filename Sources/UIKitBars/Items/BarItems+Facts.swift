@_spi(Subclasses) import UIKitCore
import UIKitValues

// What an app's author calls the bar items: a title, a system item or a symbol.

extension BarButtonView: FactProvider {
  func addFacts(about view: UIView, to facts: inout ViewFacts) {
    guard view === self else { return }
    facts.barItem = BarItemFacts(
      kind: "UIBarButtonItem", names: [item.title, item.systemItem.map { "\($0)" }, item.image?.symbolName])
  }
}

extension UIImage {
  /// The name of the symbol that the image is.
  var symbolName: String? { (imageAsset as? SymbolAsset)?.name }
}

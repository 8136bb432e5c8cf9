@_spi(Subclasses) import UIKitCore
import UIKitValues

extension TabButton: FactProvider {
  func addFacts(about view: UIView, to facts: inout ViewFacts) {
    guard view === self else { return }
    facts.barItem = BarItemFacts(
      kind: "UITabBarItem", names: [item.title, item.systemItem.map { "\($0)" }, item.image?.symbolName])
  }
}

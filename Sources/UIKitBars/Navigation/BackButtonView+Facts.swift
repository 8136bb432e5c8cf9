@_spi(Subclasses) import UIKitCore
import UIKitValues

extension BackButtonView: FactProvider {
  func addFacts(about view: UIView, to facts: inout ViewFacts) {
    guard view === self else { return }
    facts.barItem = BarItemFacts(kind: "back button", names: [spokenTitle])
  }
}

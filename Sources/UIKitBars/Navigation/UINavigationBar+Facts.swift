import Foundation
@_spi(Subclasses) package import UIKitCore

extension UINavigationBar: FactProvider {
  /// What lies below the row with the title scrolls away in its room, like the content of a scroll view.
  package final func addFacts(about view: UIView, to facts: inout ViewFacts) {
    guard view === parts.zones else { return }
    let (full, shown) = (fullZones, shownZones)
    facts.scrolledContent = CGRect(
      x: 0, y: shown.largeTitle - full.largeTitle, width: view.bounds.width, height: full.height)
  }
}

import Foundation

/// The UIKit classes a file may name.
package enum ViewClass: String, CaseIterable, Sendable {
  case view = "UIView"
  case label = "UILabel"
  case imageView = "UIImageView"

  /// A new view of the class, as UIKit's `init(frame: .zero)` leaves it.
  @MainActor package func make() -> UIView {
    switch self {
    case .view: UIView(frame: .zero)
    case .label: UILabel(frame: .zero)
    case .imageView: UIImageView(frame: .zero)
    }
  }

  /// The nearest superclass that is in the table.
  package var superclass: ViewClass? {
    self == .view ? nil : .view
  }

  /// The properties the class adds to its superclass's.
  package var ownProperties: [Property] {
    switch self {
    case .view: PropertyTable.view
    case .label: PropertyTable.label
    case .imageView: PropertyTable.imageView
    }
  }

  /// Every property of the class: the inherited ones first, each name once.
  package var properties: [Property] {
    let own = ownProperties
    let names = Set(own.map(\.name))
    return (superclass?.properties ?? []).filter { !names.contains($0.name) } + own
  }

  /// The property of that name, the class's own before an inherited one.
  package func property(named name: String) -> Property? {
    ownProperties.first { $0.name == name } ?? superclass?.property(named: name)
  }
}

import Foundation
import SpokenElements
@_spi(Subclasses) import UIKitCore

extension UITableViewCell {
  /// The traits of what can be used by itself.
  private static let usable: Set<SpokenTrait> = [
    .button, .link, .adjustable, .toggleButton, .searchField, .keyboardKey, .textEntry,
  ]

  /// The switch at the end, for which the cell speaks.
  final var spokenSwitch: UIView? {
    guard let view = shownAccessoryView, view.isAccessibilityElement, view.accessibilityTraits.contains(.toggleButton)
    else { return nil }
    return view
  }

  /// Whether the cell contains elements that can be used by themselves: buttons, fields, switches elsewhere.
  final var containsUsableElements: Bool {
    contentElements(without: spokenSwitch).contains { !Self.usable.isDisjoint(with: $0.traits) }
  }

  /// The labels of the elements in the cell, in the order in which they would be visited. Without any, that of the switch.
  final var spokenTexts: String? {
    let ownSwitch = spokenSwitch
    let texts = contentElements(without: ownSwitch).compactMap { $0.label ?? $0.value }
    return texts.isEmpty ? ownSwitch?.accessibilityLabel : texts.joined(separator: ", ")
  }
}

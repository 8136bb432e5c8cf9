import Foundation
import SpokenElements
@_spi(Subclasses) import UIKitCore

extension UITableViewCell {
  /// The traits of what can be used by itself.
  private static let usable: SpokenTraits = [
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
    spokenContents.contains { element in element.traits.contains(where: Self.usable.contains) }
  }

  /// The button for details at the end.
  final var detailButton: UIView? { parts.glyphs.first { $0.glyph == .detail && $0.isAccessibilityElement } }

  /// The elements in the cell besides the switch for which it speaks, and besides the button for details.
  private var spokenContents: [SpokenElement] {
    detailButton == nil ? contentElements(without: spokenSwitch) : contentView.contentElements()
  }

  /// The element for all but the button for details.
  final var restElement: CellRestElement {
    if let element = parts.rest { return element }
    let element = CellRestElement(accessibilityContainer: self)
    parts.rest = element
    return element
  }

  /// The labels of the elements in the cell, in the order in which they would be visited. Without any, that of the switch.
  final var spokenTexts: String? {
    let ownSwitch = spokenSwitch
    let texts = spokenContents.compactMap { $0.label ?? $0.value }
    return texts.isEmpty ? ownSwitch?.accessibilityLabel : texts.joined(separator: ", ")
  }
}

/// A cell as an accessibility element beside its button for details.
final class CellRestElement: UIAccessibilityElement {
  private var cell: UITableViewCell? { accessibilityContainer as? UITableViewCell }

  override var accessibilityFrame: CGRect {
    get { cell?.accessibilityFrame ?? .zero }
    set { super.accessibilityFrame = newValue }
  }
  override var standardAccessibilityLabel: String? { cell?.accessibilityLabel }
  override var standardAccessibilityValue: String? { cell?.accessibilityValue }
  override var standardAccessibilityTraits: UIAccessibilityTraits { cell?.accessibilityTraits ?? .none }
}

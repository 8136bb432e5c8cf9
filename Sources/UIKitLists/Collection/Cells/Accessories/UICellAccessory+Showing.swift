import Foundation

extension UICellAccessory {
  /// Whether the accessory is shown, given the editing mode.
  func isShown(isEditing: Bool) -> Bool {
    guard options.isHidden != true else { return false }
    return switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  private var displayed: DisplayedState {
    switch placement {
    case .leading(let displayed, _), .trailing(let displayed, _): displayed
    }
  }

  var isLeading: Bool { if case .leading = placement { true } else { false } }

  /// The accessory's index among those already placed at the same end.
  func index(among others: [UICellAccessory]) -> Int {
    switch placement {
    case .leading(_, let position), .trailing(_, let position): min(max(0, position(others)), others.count)
    }
  }

  /// The system image of the accessory; `nil` for a label or a custom view.
  func glyph(isSelected: Bool) -> AccessoryGlyph? {
    switch accessoryType {
    case .checkmark: .checkmark
    case .disclosureIndicator, .outlineDisclosure: .chevron
    case .detail: .detail
    case .delete: .delete
    case .insert: .insert
    case .reorder: .reorder
    case .multiselect: isSelected ? .selected : .unselected
    case .label, .popUpMenu, .customView: nil
    }
  }

  /// Whether the accessory is a chevron that turns when the cell's item is expanded.
  var turnsWhenExpanded: Bool { if case .outlineDisclosure = accessoryType { true } else { false } }

  /// A view that shows the accessory in a cell.
  func makeView(isSelected: Bool) -> UIView {
    if case .customView(let view) = accessoryType {
      if let color = options.tintColor { view.tintColor = color }
      return view
    }
    if let menu {
      return PopUpAccessoryView(makeLabel(menu.selectedElements.first?.title), color: options.tintColor)
    }
    guard let glyph = glyph(isSelected: isSelected) else { return makeLabel(text) }
    let view = AccessoryGlyphView(glyph)
    if case .outlineDisclosure = accessoryType { view.isTinted = true }
    if let color = options.tintColor { view.color = color }
    return view
  }

  /// A label in the body font and the secondary label colour, like the value of a cell.
  private func makeLabel(_ text: String?) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = text
    label.font = options.font ?? .preferredFont(forTextStyle: .body)
    label.textColor = options.tintColor ?? .secondaryLabel
    label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory ?? true
    return label
  }
}

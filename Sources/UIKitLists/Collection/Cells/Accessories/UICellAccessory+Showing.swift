import Foundation

extension UICellAccessory {
  /// Whether it is shown.
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

  /// Its place among those before it at the same end.
  func index(among others: [UICellAccessory]) -> Int {
    switch placement {
    case .leading(_, let position), .trailing(_, let position): min(max(0, position(others)), others.count)
    }
  }

  /// The picture of the system's that it is, if it is one.
  func glyph(isSelected: Bool) -> AccessoryGlyph? {
    switch accessoryType {
    case .checkmark: .checkmark
    case .disclosureIndicator, .outlineDisclosure: .chevron
    case .detail: .detail
    case .delete: .delete
    case .insert: .insert
    case .reorder: .reorder
    case .multiselect: isSelected ? .selected : .unselected
    case .label, .customView: nil
    }
  }

  /// A view that shows it in a cell.
  func makeView(isSelected: Bool) -> UIView {
    if case .customView(let view) = accessoryType {
      if let color = options.tintColor { view.tintColor = color }
      return view
    }
    guard let glyph = glyph(isSelected: isSelected) else { return makeLabel() }
    let view = AccessoryGlyphView(glyph)
    if case .outlineDisclosure = accessoryType { view.isTinted = true }
    if let color = options.tintColor { view.color = color }
    return view
  }

  /// A text in body and in the secondary colour, as values have.
  private func makeLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = text
    label.font = options.font ?? .preferredFont(forTextStyle: .body)
    label.textColor = options.tintColor ?? .secondaryLabel
    label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory ?? true
    return label
  }
}

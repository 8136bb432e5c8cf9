import Foundation

extension UITableViewCell: ConfigurableView {
  final func callConfigurationUpdateHandler(_ state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  final func removeOwnBackgrounds() {
    parts.background = nil
    (backgroundView, selectedBackgroundView, multipleSelectionBackgroundView) = (nil, nil, nil)
  }

  /// What a cell is besides its subclass's values.
  final var systemState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (parts.isSelected, parts.isHighlighted, parts.isEditing)
    return state
  }

  /// The configuration of the style's name. None is named after `value2`: that of values is taken.
  final var systemContentConfiguration: UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  /// The size that a configured content view wants, with what is around it; nil where there is none.
  final func configuredSize(
    fitting target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    updateConfigurationIfNeeded()
    guard configurations.contentView != nil else { return nil }
    placeContentView(beside: accessory)
    let surroundings = CGSize(width: boundsStorage.width - contentView.bounds.width, height: 0)
    return configuredSize(fitting: target, horizontal, vertical, surroundings: surroundings)
  }

  /// Makes a configured background as large as the cell, and round where the card of its group is.
  final func placeCellBackground() {
    configurations.backgroundView?.card = CardCorners(
      top: rowContext.roundsTop, bottom: rowContext.roundsBottom)
    placeConfiguredBackground()
  }
}

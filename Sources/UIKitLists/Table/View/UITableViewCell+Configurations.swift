import Foundation

extension UITableViewCell: ConfigurableView {
  final func callConfigurationUpdateHandler(_ state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  final func removeOwnBackgrounds() {
    parts.background = nil
    (backgroundView, selectedBackgroundView, multipleSelectionBackgroundView) = (nil, nil, nil)
  }

  /// The cell's state without the values that a subclass adds.
  final var systemState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (parts.isSelected, parts.isHighlighted, parts.isEditing)
    return state
  }

  /// The default configuration for the cell's style. No configuration is named after `value2`, so it gets that of
  /// `value1`.
  final var systemContentConfiguration: UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  /// The size of a configured content view and what surrounds it; `nil` without a content configuration.
  final func configuredSize(
    fitting target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    updateConfigurationIfNeeded()
    guard configurations.contentView != nil else { return nil }
    placeContentView(beside: accessory)
    let surroundings = CGSize(width: boundsStorage.width - contentView.bounds.width, height: 0)
    return configuredSize(fitting: target, horizontal, vertical, surroundings: surroundings)
  }

  /// Makes the configured background as large as the cell, with the rounded corners of its group's card.
  final func placeCellBackground() {
    configurations.backgroundView?.card = CardCorners(
      top: rowContext.roundsTop, bottom: rowContext.roundsBottom)
    placeConfiguredBackground()
  }
}

extension UITableViewHeaderFooterView: ConfigurableView {
  final func callConfigurationUpdateHandler(_ state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  final func removeOwnBackgrounds() {
    (backgroundColor, backgroundView) = (nil, nil)
  }

  /// The configuration named after what the view is in its table; that of a header while the view does not know.
  final var systemContentConfiguration: UIListContentConfiguration {
    switch (title.style, title.isFooter) {
    case (.plain, false): .plainHeader()
    case (.plain, true): .plainFooter()
    case (_, false): .groupedHeader()
    case (_, true): .groupedFooter()
    }
  }
}

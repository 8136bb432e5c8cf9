extension UITableViewHeaderFooterView: ConfigurableView {
  final func callConfigurationUpdateHandler(_ state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  final func removeOwnBackgrounds() {
    (backgroundColor, backgroundView) = (nil, nil)
  }

  /// The default configuration for a header or footer in the table's style; that of a plain header until the table has
  /// set the style.
  final var systemContentConfiguration: UIListContentConfiguration {
    switch (title.style, title.isFooter) {
    case (.plain, false): .plainHeader()
    case (.plain, true): .plainFooter()
    case (_, false): .groupedHeader()
    case (_, true): .groupedFooter()
    }
  }
}

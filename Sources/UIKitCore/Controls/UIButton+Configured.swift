import Foundation

/// A button with a configuration: its views show the configuration for its state.
extension UIButton {
  func replaceConfiguration(by new: Configuration?) {
    guard let new else { return removeConfiguration() }
    if let configured {
      configured.configuration = new
      if !configured.isUpdating { configurationStateDidChange() }
    } else {
      storedBackgroundView?.removeFromSuperview()
      storedBackgroundView = nil
      configured = ConfiguredButton(new)
      configurationStateDidChange()
    }
  }

  private func removeConfiguration() {
    guard let configured else { return }
    configured.removeViews()
    self.configured = nil
    storedLabel?.removeFromSuperview()
    storedImageView?.removeFromSuperview()
    (storedLabel, storedImageView) = (nil, nil)
    contentDidChange()
  }

  /// Asks for an update before the views are laid out or measured next.
  func configurationStateDidChange() {
    guard let configured, !configured.isUpdating else { return }
    configured.needsUpdate = true
    sizeDidChange()
  }

  /// Lets the app update the configuration, and shows it, if the state may have changed.
  func updateConfigurationIfNeeded() {
    guard let configured, !configured.isUpdating else { return }
    let terms = ConfiguredButtonTerms(traits: traitCollection, showsShapes: UIAccessibility.buttonShapesEnabled)
    guard configured.needsUpdate || configured.terms != terms else { return }
    configured.isUpdating = true
    defer { configured.isUpdating = false }
    (configured.needsUpdate, configured.terms) = (false, terms)
    updateConfiguration()
    configurationUpdateHandler?(self)
    // The app may have removed the configuration.
    guard self.configured === configured else { return }
    let configuration = withValuesOfState(configured.configuration)
    configured.shown = automaticallyUpdatesConfiguration ? configuration.updated(for: self) : configuration
    show(configured.shown, in: configured)
  }

  /// The configuration with what is set for the current state alone, and what an element of the menu says.
  private func withValuesOfState(_ configuration: Configuration) -> Configuration {
    var configuration = configuration
    if state != .normal {
      if let title = titles[state] { configuration.titleContent = .localized(title) }
      if let image = images[state] { configuration.image = image }
    }
    if let element = chosenMenuElement {
      configuration.title = element.title
      if let image = element.image { configuration.image = image }
    }
    return configuration
  }

  // MARK: Views

  private func show(_ configuration: Configuration, in configured: ConfiguredButton) {
    let color = configuration.foregroundColor
    showTexts(configuration, color, in: configured)
    showImage(configuration, color, in: configured)
    showIndicator(configuration, color, in: configured)
    if configuration.background != configured.background?.configuration {
      showBackground(configuration, in: configured)
    }
  }

  private func showTexts(_ configuration: Configuration, _ color: UIColor, in configured: ConfiguredButton) {
    let (size, traits) = (configuration.buttonSize, traitCollection)
    let isUnderlined = UIAccessibility.buttonShapesEnabled && configuration.style == .plain
    let alignment = textAlignment(configuration)
    if configuration.titleContent.isEmpty {
      storedLabel?.text = nil
    } else {
      let text = ConfiguredText(
        content: configuration.titleContent, transformer: configuration.titleTextAttributesTransformer,
        font: .preferredFont(forTextStyle: ButtonMetrics.titleStyle(size), compatibleWith: traits), color: color,
        isUnderlined: isUnderlined)
      text.show(in: label, breaking: configuration.titleLineBreakMode, alignment)
    }
    if configuration.subtitleContent.isEmpty {
      configured.subtitle?.removeFromSuperview()
      configured.subtitle = nil
    } else {
      let label = configured.subtitle ?? UIButtonLabel()
      configured.subtitle = label
      if label.superview !== self { addSubview(label) }
      let text = ConfiguredText(
        content: configuration.subtitleContent, transformer: configuration.subtitleTextAttributesTransformer,
        font: .preferredFont(forTextStyle: ButtonMetrics.subtitleStyle(size), compatibleWith: traits), color: color,
        isUnderlined: false)
      text.show(in: label, breaking: configuration.subtitleLineBreakMode, alignment)
    }
  }

  private func showImage(_ configuration: Configuration, _ color: UIColor, in configured: ConfiguredButton) {
    showSpinner(configuration, color, in: configured)
    guard let image = configuration.image, !configuration.showsActivityIndicator else {
      storedImageView?.image = nil
      return
    }
    pictureView.image = image
    pictureView.preferredSymbolConfiguration = symbolConfiguration(configuration)
    pictureView.tintColor = configuration.imageColorTransformer.resolved(color)
  }

  private func showSpinner(_ configuration: Configuration, _ color: UIColor, in configured: ConfiguredButton) {
    guard configuration.showsActivityIndicator else {
      configured.spinner?.removeFromSuperview()
      configured.spinner = nil
      return
    }
    let spinner = configured.spinner ?? UIActivityIndicatorView(style: .medium)
    configured.spinner = spinner
    if spinner.superview !== self { addSubview(spinner) }
    spinner.color = configuration.activityIndicatorColorTransformer.resolved(color)
    if !spinner.isAnimating { spinner.startAnimating() }
  }

  private func showIndicator(_ configuration: Configuration, _ color: UIColor, in configured: ConfiguredButton) {
    guard showsIndicator(configuration) else {
      configured.indicator?.removeFromSuperview()
      configured.indicator = nil
      return
    }
    let view = configured.indicator ?? UIImageView()
    configured.indicator = view
    if view.superview !== self { addSubview(view) }
    view.image = UIImage(
      systemName: ButtonMetrics.indicatorSymbol,
      withConfiguration: ButtonMetrics.indicatorConfiguration(configuration.buttonSize))
    view.tintColor = configuration.indicatorColorTransformer.resolved(color)
  }

  private func showBackground(_ configuration: Configuration, in configured: ConfiguredButton) {
    let background = configuration.background
    let isVisible =
      background.backgroundColor != .clear || background.image != nil || background.customView != nil
      || background.strokeWidth > 0
    guard isVisible else {
      configured.background?.removeFromSuperview()
      configured.background = nil
      return
    }
    if let view = configured.background {
      view.configuration = background
    } else {
      let view = UISystemBackgroundView(background)
      view.isUserInteractionEnabled = false
      configured.background = view
      insertSubview(view, at: 0)
    }
  }

  // MARK: Questions

  /// The title that a configuration shows; `nil` without one.
  var shownTitle: String? {
    updateConfigurationIfNeeded()
    return configured?.shown.title
  }

  /// The image that a configuration shows; `nil` without one.
  var shownImage: UIImage? {
    updateConfigurationIfNeeded()
    return configured?.shown.image
  }

  /// The spoken texts: the title, and the subtitle after it.
  var spokenTexts: String? {
    guard configured != nil else { return currentTitle ?? currentAttributedTitle?.string }
    let texts = [shownTitle, configured?.shown.subtitle].compactMap(\.self).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// The insets around the content.
  var shownContentInsets: UIEdgeInsets {
    guard let configured else { return contentEdgeInsets }
    updateConfigurationIfNeeded()
    return configured.shown.contentInsets.absolute(
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// The values for symbols: the configuration's own, or else the text style of the title.
  func symbolConfiguration(_ configuration: Configuration) -> UIImage.SymbolConfiguration {
    let standard = UIImage.SymbolConfiguration(textStyle: ButtonMetrics.titleStyle(configuration.buttonSize))
    return standard.applying(
      configuration.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration)
  }

  private func showsIndicator(_ configuration: Configuration) -> Bool {
    switch configuration.indicator {
    case .none: false
    case .popup: true
    case .automatic: choosesMenuElement
    }
  }

  /// The alignment of texts: that of the configuration, or else the side at which the image stands.
  func textAlignment(_ configuration: Configuration) -> ConfiguredContentArrangement.Alignment {
    switch configuration.titleAlignment {
    case .leading: .near
    case .center: .middle
    case .trailing: .far
    case .automatic:
      if configuration.image == nil && !configuration.showsActivityIndicator {
        .middle
      } else if configuration.imagePlacement.contains(.leading) {
        .near
      } else if configuration.imagePlacement.contains(.trailing) {
        .far
      } else {
        .middle
      }
    }
  }
}

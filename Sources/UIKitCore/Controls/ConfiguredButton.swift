/// The state of a button with a configuration: the configuration, what of it is shown, and the views for it.
@MainActor
final class ConfiguredButton {
  /// The app's configuration.
  var configuration: UIButton.Configuration
  /// The configuration for the state, which the views show.
  var shown: UIButton.Configuration
  /// Whether the state may have changed since the views were updated.
  var needsUpdate = true
  /// Whether the views are being updated, so that changes of them ask for nothing.
  var isUpdating = false
  /// The traits and the settings that the views were updated for.
  var terms: ConfiguredButtonTerms?

  var subtitle: UIButtonLabel?
  var background: UISystemBackgroundView?
  var spinner: UIActivityIndicatorView?
  var indicator: UIImageView?

  init(_ configuration: UIButton.Configuration) {
    (self.configuration, shown) = (configuration, configuration)
  }

  /// The views besides the title and the image.
  private var views: [UIView] {
    [subtitle, background, spinner, indicator].compactMap { $0 as UIView? }
  }

  func removeViews() {
    for view in views { view.removeFromSuperview() }
    (subtitle, background, spinner, indicator) = (nil, nil, nil, nil)
  }
}

/// The values that a configured button depends on besides its properties.
struct ConfiguredButtonTerms: Equatable {
  var traits: UITraitCollection
  var showsShapes: Bool
}

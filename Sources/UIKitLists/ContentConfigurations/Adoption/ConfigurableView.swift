import Foundation

/// A cell, header or footer that configurations decide the content and the background of.
///
/// What a class does to adopt it, in its body where apps override it:
///
/// - It stores `configurations`, and gives its `contentView` from there before its own.
/// - Its `contentConfiguration` and `backgroundConfiguration` set by `setContent(_:)` and `setBackground(_:)`.
/// - It calls `updateConfigurationIfNeeded()` and `placeConfiguredBackground()` before it lays out its subviews, and
///   asks `configuredSize(fitting:…)` before any other for its size.
/// - It calls `configurationStateDidChange()` when something of its state has changed, its traits among it.
@MainActor
protocol ConfigurableView: UIView {
  associatedtype ConfigurationState: UIConfigurationState

  var configurations: ViewConfigurations { get set }
  /// The content view without a configuration.
  var ownContentView: UIView { get }
  /// What configurations are updated for now.
  var configurationState: ConfigurationState { get }
  /// What the app does when the state has changed.
  func updateConfiguration(using state: ConfigurationState)
  /// Calls the app's handler, if there is one.
  func callConfigurationUpdateHandler(_ state: ConfigurationState)
  /// Takes away the backgrounds that a background configuration stands for.
  func removeOwnBackgrounds()
  /// The content asks for another size.
  func configuredContentDidChange()
}

/// What a view keeps of its configurations.
struct ViewConfigurations {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  /// Whether `content` follows the state by itself.
  var updatesContent = true
  /// Whether `background` follows the state by itself.
  var updatesBackground = true
  /// What shows `content`.
  var contentView: (any UIView & UIContentView)?
  /// What shows `background`.
  var backgroundView: UISystemBackgroundView?
  /// Whether the state may be another since the last update; so it is at first.
  var needsUpdate = true
}

extension ConfigurableView {
  /// Has everything brought up to date before the next layout.
  func configurationStateDidChange() {
    configurations.needsUpdate = true
    setNeedsLayout()
  }

  /// Updates configurations for the state, and lets the app do so, if the state may have changed.
  func updateConfigurationIfNeeded() {
    guard configurations.needsUpdate else { return }
    configurations.needsUpdate = false
    let state = configurationState
    if configurations.updatesContent, let content = configurations.content { show(content.updated(for: state)) }
    if configurations.updatesBackground, let background = configurations.background {
      show(background.updated(for: state))
    }
    updateConfiguration(using: state)
    callConfigurationUpdateHandler(state)
  }

  // MARK: Content

  /// Shows a configuration, as it is in the view's state, or the view's own content view instead of any.
  func setContent(_ content: (any UIContentConfiguration)?) {
    guard let content else { return removeContent() }
    show(configurations.updatesContent ? content.updated(for: configurationState) : content)
  }

  private func show(_ content: any UIContentConfiguration) {
    configurations.content = content
    if let view = configurations.contentView, view.supports(content) {
      view.configuration = content
      // It tells by itself whether it wants another size.
      if view is UIListContentView { return }
    } else {
      let view = content.makeContentView()
      replaceContentView(by: view)
      configurations.contentView = view
    }
    configuredContentDidChange()
  }

  private func removeContent() {
    guard configurations.content != nil else { return }
    replaceContentView(by: ownContentView)
    (configurations.content, configurations.contentView) = (nil, nil)
    configuredContentDidChange()
  }

  /// Puts a content view where the last one is.
  private func replaceContentView(by new: UIView) {
    let old: UIView = configurations.contentView ?? ownContentView
    new.frame = old.frame
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if old.superview === self { insertSubview(new, belowSubview: old) } else { addSubview(new) }
    old.removeFromSuperview()
  }

  /// The size that a configured content view wants; nil where there is none, or where constraints say it.
  ///
  /// - Parameter surroundings: what the view has around its content view.
  func configuredSize(
    fitting target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority,
    surroundings: CGSize = .zero
  ) -> CGSize? {
    updateConfigurationIfNeeded()
    guard let view = configurations.contentView, view is UIListContentView || !containsAutoLayout else { return nil }
    let room = CGSize(
      width: max(0, target.width - surroundings.width), height: max(0, target.height - surroundings.height))
    let size = view.systemLayoutSizeFitting(
      room, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return CGSize(width: size.width + surroundings.width, height: size.height + surroundings.height)
  }

  // MARK: Background

  /// Shows a background, as it is in the view's state, instead of those that the app has given the view; nil: none.
  func setBackground(_ background: UIBackgroundConfiguration?) {
    guard let background else {
      configurations.backgroundView?.removeFromSuperview()
      (configurations.background, configurations.backgroundView) = (nil, nil)
      return
    }
    removeOwnBackgrounds()
    show(configurations.updatesBackground ? background.updated(for: configurationState) : background)
  }

  private func show(_ background: UIBackgroundConfiguration) {
    configurations.background = background
    if let view = configurations.backgroundView {
      view.configuration = background
      return
    }
    let view = UISystemBackgroundView(background)
    configurations.backgroundView = view
    view.frame = bounds
    insertSubview(view, at: 0)
  }

  /// Makes the background as large as the view.
  func placeConfiguredBackground() {
    guard let view = configurations.backgroundView, view.frame != bounds else { return }
    view.frame = bounds
    view.setNeedsLayout()
  }
}

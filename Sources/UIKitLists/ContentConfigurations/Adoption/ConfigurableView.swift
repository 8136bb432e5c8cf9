import Foundation
@_spi(Subclasses) import UIKitCore

/// A cell, header or footer whose content and background can be given by configurations.
///
/// A class adopts the protocol by these steps, in its body where apps may override the members:
///
/// - It stores `configurations`, and returns the `contentView` of that in preference to its own.
/// - Its `contentConfiguration` and `backgroundConfiguration` call `setContent(_:)` and `setBackground(_:)` when set.
/// - It calls `updateConfigurationIfNeeded()` and `placeConfiguredBackground()` before it lays out its subviews, and
///   asks `configuredSize(fitting:…)` first when it is measured.
/// - It calls `configurationStateDidChange()` when its state, including its traits, has changed.
@MainActor
protocol ConfigurableView: UIView {
  associatedtype ConfigurationState: UIConfigurationState

  var configurations: ViewConfigurations { get set }
  /// The content view that is used without a content configuration.
  var ownContentView: UIView { get }
  /// The current state, which configurations are updated for.
  var configurationState: ConfigurationState { get }
  /// Lets the app update the view for a changed state.
  func updateConfiguration(using state: ConfigurationState)
  /// Calls the app's update handler, if there is one.
  func callConfigurationUpdateHandler(_ state: ConfigurationState)
  /// Removes the backgrounds that a background configuration replaces.
  func removeOwnBackgrounds()
  /// Called when the content needs another size.
  func configuredContentDidChange()
}

/// The configurations of a view, and the views made from them.
struct ViewConfigurations {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  /// Whether `content` is updated automatically when the state changes.
  var updatesContent = true
  /// Whether `background` is updated automatically when the state changes.
  var updatesBackground = true
  /// The view that shows `content`.
  var contentView: (any UIView & UIContentView)?
  /// The view that shows `background`.
  var backgroundView: UISystemBackgroundView?
  /// Whether the state may have changed since the last update; `true` at first.
  var needsUpdate = true
}

extension ConfigurableView {
  /// Schedules an update before the next layout.
  func configurationStateDidChange() {
    configurations.needsUpdate = true
    setNeedsLayout()
  }

  /// If the state may have changed, updates the configurations for it and lets the app do so.
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

  /// Shows a configuration, updated for the view's state unless automatic updates are off; `nil` restores the view's
  /// own content view.
  func setContent(_ content: (any UIContentConfiguration)?) {
    guard let content else { return removeContent() }
    show(configurations.updatesContent ? content.updated(for: configurationState) : content)
  }

  private func show(_ content: any UIContentConfiguration) {
    configurations.content = content
    if let view = configurations.contentView, view.supports(content) {
      view.configuration = content
      if view.sizesItself { return }
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

  /// Replaces the current content view.
  private func replaceContentView(by new: UIView) {
    let old: UIView = configurations.contentView ?? ownContentView
    new.frame = old.frame
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if old.superview === self { insertSubview(new, belowSubview: old) } else { addSubview(new) }
    old.removeFromSuperview()
  }

  /// The size of the configured content view; `nil` if there is none, or if constraints determine the size.
  ///
  /// - Parameter surroundings: the size that the view needs around its content view.
  func configuredSize(
    fitting target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority,
    surroundings: CGSize = .zero
  ) -> CGSize? {
    updateConfigurationIfNeeded()
    guard let view = configurations.contentView, view.sizesItself || !containsAutoLayout else { return nil }
    let room = CGSize(
      width: max(0, target.width - surroundings.width), height: max(0, target.height - surroundings.height))
    let size = view.systemLayoutSizeFitting(
      room, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return CGSize(width: size.width + surroundings.width, height: size.height + surroundings.height)
  }

  // MARK: Background

  /// Shows a background, updated for the view's state unless automatic updates are off, in place of the app's
  /// background views; `nil` removes it.
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

  /// Makes the configured background as large as the view.
  func placeConfiguredBackground() {
    guard let view = configurations.backgroundView, view.frame != bounds else { return }
    view.frame = bounds
    view.setNeedsLayout()
  }
}

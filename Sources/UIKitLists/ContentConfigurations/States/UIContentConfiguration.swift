/// What a content view shows and how: a value that makes the view, and that a state may change.
///
/// An app's own configuration is usually a structure; cells take one as their `contentConfiguration`.
public protocol UIContentConfiguration {
  /// A new view that shows the configuration.
  @MainActor func makeContentView() -> any UIView & UIContentView

  /// The configuration as it is in that state: what the app has set stays, what the state decides follows it.
  func updated(for state: any UIConfigurationState) -> Self
}

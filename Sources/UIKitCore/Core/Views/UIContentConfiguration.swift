/// The content of a view: a value that creates the view, and can be updated for a state.
///
/// An app's own configuration is usually a structure. Cells accept one as their `contentConfiguration`.
public protocol UIContentConfiguration {
  /// Creates a view that shows the configuration.
  @MainActor func makeContentView() -> any UIView & UIContentView

  /// The configuration updated for the state: values that the app has set stay, the others follow the state.
  func updated(for state: any UIConfigurationState) -> Self
}

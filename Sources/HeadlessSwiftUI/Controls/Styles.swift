/// A part of a control that its style shows: a label, content.
public nonisolated struct _StylePart<Role>: View, PrimitiveView {
  private let make: NodeMaker

  init<V: View>(_ view: V) {
    nonisolated(unsafe) let view = view
    make = { $0.nodes(of: view, at: .content) }
  }

  /// A label, which may have subtitles.
  init<V: View>(label: V) {
    nonisolated(unsafe) let label = label
    make = { $0.nodes(ofLabel: label, at: .content) }
  }

  @MainActor public func makeNodes(in context: NodeContext) -> [ViewNode] { make(context) }
}

/// The roles of parts of controls, which make the parts' types differ.
public enum _StyleRole {
  /// The label.
  public enum Label {}
  /// The content.
  public enum Content {}
  /// The label of a value.
  public enum CurrentValueLabel {}
  /// The label of the least value.
  public enum MinimumValueLabel {}
  /// The label of the greatest value.
  public enum MaximumValueLabel {}
}

/// A style whose type is not known, for views of a configuration.
struct StyleBox<Configuration> {
  let makeBody: @MainActor (Configuration) -> any View

  init<S, Content: View>(_ style: S, _ body: @escaping @MainActor (S, Configuration) -> Content) {
    nonisolated(unsafe) let style = style
    makeBody = { configuration in StyledView(style: style) { body(style, configuration) } }
  }
}

private struct StyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: StyleBox<Configuration>? { nil }
}

extension EnvironmentValues {
  /// The style for views of a configuration; nil for the standard one.
  subscript<Configuration>(style configuration: Configuration.Type) -> StyleBox<Configuration>? {
    get { self[StyleKey<Configuration>.self] }
    set { self[StyleKey<Configuration>.self] = newValue }
  }
}

/// A view whose look is its style's.
struct StyledControl<Configuration>: View, PrimitiveView {
  let configuration: Configuration
  let standard: StyleBox<Configuration>

  func makeNodes(in context: NodeContext) -> [ViewNode] {
    let style = context.environment[style: Configuration.self] ?? standard
    // A control of the same kind in the style's body has the standard style.
    let inner = context.with { $0[style: Configuration.self] = nil }
    return inner.nodes(of: AnyView(style.makeBody(configuration)), at: .content)
  }
}

extension View {
  /// Sets the style for views of a configuration.
  nonisolated func styling<Configuration>(
    _ style: StyleBox<Configuration>
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Void>> {
    nonisolated(unsafe) let style = style
    return changingEnvironment { $0[style: Configuration.self] = style }
  }
}

/// A list of controls.
public struct Form<Content: View>: View {
  private let content: Content

  /// A form of views, each a row or a section.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    StyledControl(
      configuration: FormStyleConfiguration(content: .init(content)),
      standard: StyleBox(AutomaticFormStyle()) { $0.makeBody(configuration: $1) })
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form of a style's configuration.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

/// The values that a form's style makes a view from.
public struct FormStyleConfiguration {
  /// The content.
  public typealias Content = _StylePart<_StyleRole.Content>

  /// The rows and sections.
  public let content: Content
}

/// The look of forms.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of the view.
  associatedtype Body: View
  /// The view of a form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The values that the view is made from.
  typealias Configuration = FormStyleConfiguration
}

/// Cards of rows on grey, as a list has them.
public struct AutomaticFormStyle: FormStyle {
  /// Cards of rows on grey, as a list has them.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { List { configuration.content } }
}

/// Cards of rows on grey, as a list has them.
public struct GroupedFormStyle: FormStyle {
  /// Cards of rows on grey, as a list has them.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { List { configuration.content } }
}

/// Rows without a list.
public struct ColumnsFormStyle: FormStyle {
  /// Rows without a list.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) { configuration.content }
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// A list of controls.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// A list of controls.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels and controls in two columns.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets the look of forms in the view.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return styling(StyleBox(style) { $0.makeBody(configuration: $1) })
  }
}

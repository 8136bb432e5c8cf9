/// Controls that belong together, side by side.
public struct ControlGroup<Content: View>: View {
  private let content: Content
  private let label: AnyView?

  private init(content: Content, label: AnyView?) { (self.content, self.label) = (content, label) }

  /// Controls without a label.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content(), label: nil) }

  public var body: some View {
    StyledControl(
      configuration: ControlGroupStyleConfiguration(content: .init(content), label: label.map { .init($0) }),
      standard: StyleBox(AutomaticControlGroupStyle()) { $0.makeBody(configuration: $1) })
  }
}

extension ControlGroup {
  /// Controls with a label of views, which a menu shows.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    let (content, label) = (content(), label())
    self.init(content: LabeledControlGroupContent(content: content), label: AnyView(label))
  }

  /// Controls with the text of a key, which a menu shows.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Controls with a text, which a menu shows.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The controls of a style's configuration.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(content: configuration.content, label: configuration.label.map { AnyView($0) })
  }
}

/// The controls of a group with a label.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content

  public var body: some View { content }
}

/// The values that a control group's style makes a view from.
public struct ControlGroupStyleConfiguration {
  /// The content.
  public typealias Content = _StylePart<_StyleRole.Content>
  /// The label.
  public typealias Label = _StylePart<_StyleRole.Label>

  /// The controls.
  public let content: Content
  /// The label; nil if there is none. It is not shown where there is room for the controls.
  public let label: Label?
}

/// The look of control groups.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of the view.
  associatedtype Body: View
  /// The view of a control group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The values that the view is made from.
  typealias Configuration = ControlGroupStyleConfiguration
}

/// The controls side by side. The distances are not settled by a picture.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// The controls side by side.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

/// The controls side by side, as in a navigation bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// The controls side by side, as in a navigation bar.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

/// A menu, closed: its label.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// A menu, closed: its label.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Menu(content: { configuration.content }, label: { configuration.label })
  }
}

/// A row of controls in a menu; elsewhere the controls side by side.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// A row of controls in a menu; elsewhere the controls side by side.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

/// A palette in a menu; elsewhere the controls side by side.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// A palette in a menu; elsewhere the controls side by side.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The controls side by side.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The controls side by side, as in a navigation bar.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu, closed.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A row of controls in a menu; elsewhere the controls side by side.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A palette in a menu; elsewhere the controls side by side.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension View {
  /// Sets the look of control groups in the view.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return styling(StyleBox(style) { $0.makeBody(configuration: $1) })
  }
}

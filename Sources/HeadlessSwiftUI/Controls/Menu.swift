import Foundation

/// A menu, closed: its label.
public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  private init(label: Label, content: Content) { (self.label, self.content) = (label, content) }

  /// A menu with a label of views. The content is not shown.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  /// A menu with a label of views. The content is not shown, and the action is not called.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.init(label: label(), content: content())
  }

  public var body: some View {
    StyledControl(
      configuration: MenuStyleConfiguration(label: .init(label), content: .init(content)),
      standard: StyleBox(DefaultMenuStyle()) { $0.makeBody(configuration: $1) })
  }
}

extension Menu where Label == Text {
  /// A menu with the text of a key. The content is not shown.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A menu with a text. The content is not shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A menu with the text of a key. The content is not shown, and the action is not called.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) { self.init(content: content) { Text(titleKey) } }
}

extension Menu where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// A menu with the text of a key and a symbol. The content is not shown.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { HeadlessSwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// A menu with a text and a symbol. The content is not shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { HeadlessSwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Menu where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// A menu with the text of a key and a symbol. The content is not shown, and the action is not called.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) { self.init(titleKey, systemImage: systemImage, content: content) }

  /// A menu with the text of a key and a picture of an asset catalogue. The content is not shown.
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { HeadlessSwiftUI.Label(titleKey, image: image) }
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu of a style's configuration.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// The values that a menu's style makes a view from.
public struct MenuStyleConfiguration {
  /// The label.
  public typealias Label = _StylePart<_StyleRole.Label>
  /// The content.
  public typealias Content = _StylePart<_StyleRole.Content>

  let label: Label
  let content: Content
}

/// The look of menus.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the view.
  associatedtype Body: View
  /// The view of a menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The values that the view is made from.
  typealias Configuration = MenuStyleConfiguration
}

/// The label as a button.
public struct DefaultMenuStyle: MenuStyle {
  /// The label as a button.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Button(action: {}, label: { configuration.label })
  }
}

/// The label as a button in the style of the buttons around.
public struct ButtonMenuStyle: MenuStyle {
  /// The label as a button in the style of the buttons around.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Button(action: {}, label: { configuration.label })
  }
}

/// The label as a button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// The label as a button without a border.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Button(action: {}, label: { configuration.label }).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// A button that opens the menu.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button that opens the menu.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button that opens the menu.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// The order of a menu's items, which are not shown.
public struct MenuOrder: Equatable, Hashable, Sendable {
  /// As the system has it.
  public static let automatic = MenuOrder()
  /// The first item next to the label.
  public static let priority = MenuOrder()
  /// As the items are declared.
  public static let fixed = MenuOrder()
}

/// Whether a menu closes, which is never open.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  /// As the system has it.
  public static let automatic = MenuActionDismissBehavior()
  /// The menu closes.
  public static let enabled = MenuActionDismissBehavior()
  /// The menu stays open.
  public static let disabled = MenuActionDismissBehavior()
}

extension View {
  /// Sets the look of menus in the view.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return styling(StyleBox(style) { $0.makeBody(configuration: $1) })
  }

  /// Menus have no indicators on iOS.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: menus are closed.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: menus are closed.
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    modifier(EmptyModifier())
  }
}

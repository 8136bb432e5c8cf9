public import Foundation
import HeadlessUIKit

/// A picture beside a title.
public struct Label<Title: View, Icon: View>: View {
  @Environment(\.labelStyle) private var style
  private let title: Title
  private let icon: Icon

  /// A title and a picture of views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }

  public var body: some View {
    let configuration = LabelStyleConfiguration(
      title: LabelStyleConfiguration.Title { $0.nodes(of: title, at: .content) },
      // The title is what a label is called, whatever is shown of it.
      icon: LabelStyleConfiguration.Icon { context in
        context.nodes(of: icon, at: .content).map { node in node.with { $0.spoken.isHidden = true } }
      })
    AnyView(style.make(configuration)).changingEnvironment {
      $0.labelStyle = style.outer ?? AnyLabelStyle(DefaultLabelStyle())
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// The text of a key and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// A text and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// The text of a key and a picture of an asset catalogue.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// A text and a picture of an asset catalogue.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label of a style's configuration.
  public init(_ configuration: LabelStyleConfiguration) {
    (title, icon) = (configuration.title, configuration.icon)
  }
}

/// The values that a label's style makes a view from.
public struct LabelStyleConfiguration {
  /// The title.
  public struct Title: View, PrimitiveView {
    let make: NodeMaker
    public func makeNodes(in context: NodeContext) -> [ViewNode] { make(context) }
  }

  /// The picture.
  public struct Icon: View, PrimitiveView {
    let make: NodeMaker
    public func makeNodes(in context: NodeContext) -> [ViewNode] { make(context) }
  }

  /// The title.
  public let title: Title
  /// The picture.
  public let icon: Icon
}

/// The look of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the label's view.
  associatedtype Body: View
  /// The view of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The values that the view is made from.
  typealias Configuration = LabelStyleConfiguration
}

/// A style of labels whose type is not known.
final class AnyLabelStyle {
  let make: @MainActor (LabelStyleConfiguration) -> any View
  /// Whether it is the style that labels have where none is set.
  let isStandard: Bool
  /// The style around, which labels in the style's body have.
  let outer: AnyLabelStyle?

  init<S: LabelStyle>(_ style: S, in outer: AnyLabelStyle? = nil) {
    isStandard = S.self == DefaultLabelStyle.self
    self.outer = outer
    nonisolated(unsafe) let style = style
    make = { configuration in StyledView(style: style) { style.makeBody(configuration: configuration) } }
  }
}

/// The picture and the title. Their distance is not settled by a picture: 8 points.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// The picture and the title.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

/// The picture and the title.
public struct DefaultLabelStyle: LabelStyle {
  /// The picture and the title.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// The picture alone.
public struct IconOnlyLabelStyle: LabelStyle {
  /// The picture alone.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.modifier(UnseenLabelModifier(label: configuration.title))
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The title alone.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The picture and the title.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The picture and the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The picture alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: AnyLabelStyle { AnyLabelStyle(DefaultLabelStyle()) }
}

extension EnvironmentValues {
  var labelStyle: AnyLabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of labels in the view.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return changingEnvironment { environment in
      let outer = environment.labelStyle
      environment.labelStyle = AnyLabelStyle(style, in: outer)
    }
  }
}

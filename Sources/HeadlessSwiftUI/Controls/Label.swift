public import Foundation
import HeadlessUIKit

/// A picture beside a title.
public struct Label<Title: View, Icon: View>: View {
  @Environment(\.labelStyle) private var style
  private let title: Title
  private let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }

  public var body: some View {
    let configuration = LabelStyleConfiguration(
      title: LabelStyleConfiguration.Title { $0.nodes(of: title, at: .content) },
      icon: LabelStyleConfiguration.Icon { $0.nodes(of: icon, at: .content) })
    AnyView(style.make(configuration))
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

/// What a label's style is made from.
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

  public let title: Title
  public let icon: Icon
}

/// The look of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = LabelStyleConfiguration
}

/// A style of labels whose type is not known.
struct AnyLabelStyle {
  let make: @MainActor (LabelStyleConfiguration) -> any View

  init<S: LabelStyle>(_ style: S) {
    nonisolated(unsafe) let style = style
    make = { style.makeBody(configuration: $0) }
  }
}

/// The picture and the title. Their distance is not settled by a picture: 8 points.
public struct TitleAndIconLabelStyle: LabelStyle {
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
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// The picture alone.
public struct IconOnlyLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
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
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    let style = AnyLabelStyle(style)
    return changingEnvironment { $0.labelStyle = style }
  }
}

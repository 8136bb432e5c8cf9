import Foundation
import HeadlessUIKit

/// A title above content on a grey background.
public struct GroupBox<Label, Content> {
  private let label: Label
  private let content: Content
}

extension GroupBox: View where Label: View, Content: View {
  /// A title of views above the content.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label) = (content(), label())
  }

  /// A title above the content.
  public init(label: Label, @ViewBuilder content: () -> Content) { (self.content, self.label) = (content(), label) }

  public var body: some View {
    StyledControl(
      configuration: GroupBoxStyleConfiguration(label: .init(label), content: .init(content)),
      standard: StyleBox(DefaultGroupBoxStyle()) { $0.makeBody(configuration: $1) })
  }
}

extension GroupBox where Label == EmptyView, Content: View {
  /// Content without a title.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text, Content: View {
  /// The text of a key above the content.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A text above the content.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box of a style's configuration.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    (label, content) = (configuration.label, configuration.content)
  }
}

/// The values that a group box' style makes a view from.
public struct GroupBoxStyleConfiguration {
  /// The label.
  public typealias Label = _StylePart<_StyleRole.Label>
  /// The content.
  public typealias Content = _StylePart<_StyleRole.Content>

  /// The title.
  public let label: Label
  /// The content.
  public let content: Content
}

/// The look of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the view.
  associatedtype Body: View
  /// The view of a group box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The values that the view is made from.
  typealias Configuration = GroupBoxStyleConfiguration
}

/// A title above content on a grey background. The figures are not settled by a picture.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// A title above content on a grey background.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding(16)
    .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A title above content on a grey background.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// Sets the look of group boxes in the view.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return styling(StyleBox(style) { $0.makeBody(configuration: $1) })
  }
}

import Foundation

/// A title with content that is shown where it is expanded.
public struct DisclosureGroup<Label: View, Content: View>: View {
  @State private var isOpen = false
  private let label: Label
  private let content: () -> Content
  private let isExpanded: Binding<Bool>?

  /// A title whose content is not expanded.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label, isExpanded) = (content, label(), nil)
  }

  /// A title whose content is shown if the binding is true.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    (self.content, self.label, self.isExpanded) = (content, label(), isExpanded)
  }

  public var body: some View {
    StyledControl(
      configuration: DisclosureGroupStyleConfiguration(
        label: .init(label), content: .init(DeferredView(make: content)), isExpanded: isExpanded ?? $isOpen),
      standard: StyleBox(AutomaticDisclosureGroupStyle()) { $0.makeBody(configuration: $1) })
  }
}

/// A view that is made where it is shown.
private struct DeferredView<Content: View>: View {
  let make: () -> Content

  var body: some View { make() }
}

extension DisclosureGroup where Label == Text {
  /// The text of a key, whose content is not expanded.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A text, whose content is not expanded.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// The text of a key, whose content is shown if the binding is true.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// A text, whose content is shown if the binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// The values that a disclosure group's style makes a view from.
public struct DisclosureGroupStyleConfiguration {
  /// The label.
  public typealias Label = _StylePart<_StyleRole.Label>
  /// The content.
  public typealias Content = _StylePart<_StyleRole.Content>

  /// The title.
  public let label: Label
  /// The content.
  public let content: Content
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    (self.label, self.content) = (label, content)
    _isExpanded = isExpanded
  }
}

/// The look of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the view.
  associatedtype Body: View
  /// The view of a disclosure group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The values that the view is made from.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The title with an arrow at the trailing edge; in a list the content are rows below it.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// The title with an arrow at the trailing edge; in a list the content are rows below it.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { DisclosureRows(configuration: configuration) }
}

private struct DisclosureRows: View {
  @Environment(\.isInList) private var isInList
  @Environment(\.layoutDirection) private var direction
  let configuration: DisclosureGroupStyleConfiguration

  var body: some View {
    if isInList {
      title
      if configuration.isExpanded { configuration.content.padding(.leading, 20) }
    } else {
      VStack(alignment: .leading) {
        title
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  private var title: some View {
    HStack {
      configuration.label
      Spacer()
      Image(systemName: "chevron.forward").font(.footnote.weight(.semibold))
        .rotationEffect(.degrees(configuration.isExpanded ? (direction == .leftToRight ? 90 : -90) : 0))
        .foregroundStyle(Color.accentColor)
        .accessibilityHidden(true)
    }
    .modifier(UsedRowModifier(kind: "DisclosureGroup"))
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The title with an arrow at the trailing edge.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  /// Sets the look of disclosure groups in the view.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return styling(StyleBox(style) { $0.makeBody(configuration: $1) })
  }
}

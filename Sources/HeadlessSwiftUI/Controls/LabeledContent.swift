public import Foundation
import UIKitLists

/// A label with a value.
public struct LabeledContent<Label, Content> {
  private let label: Label
  private let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// A label and, at the trailing edge, its content.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label) = (content(), label())
  }

  public var body: some View {
    StyledControl(
      configuration: LabeledContentStyleConfiguration(label: .init(label: label), content: .init(content)),
      standard: StyleBox(AutomaticLabeledContentStyle()) { $0.makeBody(configuration: $1) })
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// The text of a key and, at the trailing edge, its content.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A text and, at the trailing edge, its content.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// The text of a key and, at the trailing edge, a text.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  /// A text and, at the trailing edge, another.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  /// The text of a key and, at the trailing edge, a value by a format.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }

  /// A text and, at the trailing edge, a value by a format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// The content of a style's configuration.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    (label, content) = (configuration.label, configuration.content)
  }
}

/// The values that a labelled content's style makes a view from.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public typealias Label = _StylePart<_StyleRole.Label>
  /// The content.
  public typealias Content = _StylePart<_StyleRole.Content>

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

/// The look of labelled content.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the view.
  associatedtype Body: View
  /// The view of labelled content.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The values that the view is made from.
  typealias Configuration = LabeledContentStyleConfiguration
}

/// The label, and the grey value at the trailing edge.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// The label, and the grey value at the trailing edge.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(configuration: configuration)
  }
}

private struct LabeledRow: View {
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.isInList) private var isInList
  @Environment(\.dynamicTypeSize) private var typeSize
  let configuration: LabeledContentStyleConfiguration

  var body: some View {
    if labelsHidden {
      configuration.content
    } else if isInList, typeSize.isAccessibilitySize {
      // As the value of a cell of UIKit's.
      VStack(alignment: .leading, spacing: UIListContentConfiguration.valueCell().textToSecondaryTextVerticalPadding) {
        configuration.label
        configuration.content.systemForeground(HierarchicalShapeStyle.secondary)
      }
    } else {
      HStack {
        configuration.label
        Spacer()
        configuration.content.systemForeground(HierarchicalShapeStyle.secondary)
      }
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// A label and, at the trailing edge, its content.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  /// Sets the look of labelled content in the view.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return styling(StyleBox(style) { $0.makeBody(configuration: $1) })
  }
}

public import Foundation
import HeadlessUIKit

/// A field for text, at rest.
public struct TextField<Label: View>: View {
  private let field: FieldContent

  init(_ field: FieldContent) { self.field = field }

  public var body: some View {
    StyledControl(
      configuration: TextField<_TextFieldStyleLabel>(field),
      standard: StyleBox(field) { field, _ in FieldView(field: field) }
    )
    .modifier(AlertFieldModifier(field: field))
  }
}

/// The content of a field.
struct FieldContent {
  /// The text that an empty field shows.
  let title: Text
  let text: String
  /// The greatest number of lines; nil for one that grows with its text.
  var lineLimit: Int? = 1
  /// Whether the text is shown as dots.
  var isSecure = false

  init(_ title: Text, _ text: String, axis: Axis = .horizontal, isSecure: Bool = false) {
    (self.title, self.text, self.isSecure) = (title, text, isSecure)
    lineLimit = axis == .vertical ? nil : 1
  }

  /// Up to 1,000 characters are shown as dots.
  var shownText: String { isSecure ? String(repeating: "\u{2022}", count: min(text.count, 1_000)) : text }
}

extension TextField {
  /// A field with a label of views. A text is shown where the field is empty, unless there is a prompt.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label
  ) { self.init(FieldContent(prompt ?? label() as? Text ?? Text(verbatim: ""), text.wrappedValue, axis: axis)) }

  /// A field with a value by its format and a label of views.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FieldContent(prompt ?? label() as? Text ?? Text(verbatim: ""), format.format(value.wrappedValue)))
  }

  /// A field with a value by its format and a label of views, empty where there is none.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    let text = value.wrappedValue.map(format.format) ?? ""
    self.init(FieldContent(prompt ?? label() as? Text ?? Text(verbatim: ""), text))
  }
}

extension TextField where Label == Text {
  /// A field with the text of a key as its prompt, which is shown where it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(FieldContent(Text(titleKey), text.wrappedValue))
  }

  /// A field with a text as its prompt, which is shown where it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(FieldContent(Text(title), text.wrappedValue))
  }

  /// A field with a prompt, nil for the text of the key, that along the vertical axis has as many lines as its text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis = .horizontal) {
    self.init(FieldContent(prompt ?? Text(titleKey), text.wrappedValue, axis: axis))
  }

  /// A field with a prompt, nil for the text, that along the vertical axis has as many lines as its text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis = .horizontal) {
    self.init(FieldContent(prompt ?? Text(title), text.wrappedValue, axis: axis))
  }

  /// A field that along the vertical axis has as many lines as its text, else one.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(FieldContent(Text(titleKey), text.wrappedValue, axis: axis))
  }

  /// A field that along the vertical axis has as many lines as its text, else one.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(FieldContent(Text(title), text.wrappedValue, axis: axis))
  }

  /// A field with the text of a key as its prompt. The actions are not called.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) { self.init(titleKey, text: text) }

  /// A field with a text as its prompt. The actions are not called.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) { self.init(title, text: text) }

  /// A field with the text of a key as its prompt. The action is not called.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(titleKey, text: text)
  }

  /// A field with a text as its prompt. The action is not called.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(title, text: text)
  }
}

extension TextField where Label == Text {
  /// A field with a value by its format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldContent(prompt ?? Text(titleKey), format.format(value.wrappedValue)))
  }

  /// A field with a value by its format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldContent(prompt ?? Text(title), format.format(value.wrappedValue)))
  }

  /// A field with a value by its format, empty where there is none.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldContent(prompt ?? Text(titleKey), value.wrappedValue.map(format.format) ?? ""))
  }

  /// A field with a value by its formatter. The actions are not called.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) { self.init(FieldContent(prompt ?? Text(titleKey), formatter.string(for: value.wrappedValue) ?? "")) }

  /// A field with a value by its formatter. The actions are not called.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) { self.init(FieldContent(prompt ?? Text(title), formatter.string(for: value.wrappedValue) ?? "")) }
}

/// A field for a secret, at rest.
public struct SecureField<Label: View>: View {
  private let field: FieldContent

  init(_ title: Text, _ text: Binding<String>) { field = FieldContent(title, text.wrappedValue, isSecure: true) }

  public var body: some View {
    StyledControl(
      configuration: TextField<_TextFieldStyleLabel>(field),
      standard: StyleBox(field) { field, _ in FieldView(field: field) }
    )
    .modifier(AlertFieldModifier(field: field))
  }
}

/// Says to an alert what a field in it shows.
private struct AlertFieldModifier: ViewModifier, PrimitiveModifier {
  let field: FieldContent

  func makeNodes(changing content: @escaping NodeMaker, in context: NodeContext) -> [ViewNode] {
    guard context.environment.isInAlert else { return content(context) }
    let field = AlertContent.Field(placeholder: field.title.plain, text: field.text, isSecure: field.isSecure)
    return [context.alertNode(field)]
  }
}

extension SecureField {
  /// A field with a label of views. A text is shown where the field is empty, unless there is a prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(prompt ?? label() as? Text ?? Text(verbatim: ""), text)
  }
}

extension SecureField where Label == Text {
  /// A field with the text of a key as its prompt. Up to 1,000 characters are shown as dots.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(Text(titleKey), text) }

  /// A field with a text as its prompt. Up to 1,000 characters are shown as dots.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(Text(title), text) }

  /// A field with a prompt; nil for the text of the key.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(prompt ?? Text(titleKey), text)
  }

  /// A field with a prompt; nil for the text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(prompt ?? Text(title), text)
  }

  /// A field with the text of a key as its prompt. The action is not called.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(Text(titleKey), text)
  }

  /// A field with a text as its prompt. The action is not called.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(Text(title), text)
  }
}

/// The text of a field, or its prompt, in a line as long as proposed and as high as the style's leading (measured for body:
/// 22, §3, 19).
private struct FieldView: View {
  @Environment(\.fieldStyle) private var style
  let field: FieldContent

  var body: some View {
    let text = field.shownText
    let line = Text(verbatim: text.isEmpty ? " " : text).lineLimit(field.lineLimit)
      .frame(maxWidth: .infinity, minHeight: 22, alignment: .leading)
      .overlay(alignment: .leading) {
        if text.isEmpty { field.title.lineLimit(1).foregroundStyle(Color(.placeholderText)) }
      }
    switch style {
    case .plain: line.standardDistances()
    case .roundedBorder:
      line.padding(.horizontal, 7).padding(.vertical, 6)
        .background { FieldBorder() }.standardDistances()
    }
  }
}

/// The border of UIKit's field.
private struct FieldBorder: UIViewRepresentable {
  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.borderStyle = .roundedRect
    return field
  }

  func updateUIView(_ view: UITextField, context: Context) { view.isEnabled = context.environment.isEnabled }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextField, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions()
  }
}

enum FieldStyle {
  case plain, roundedBorder
}

private struct FieldStyleKey: EnvironmentKey {
  static var defaultValue: FieldStyle { .plain }
}

extension EnvironmentValues {
  var fieldStyle: FieldStyle {
    get { self[FieldStyleKey.self] }
    set { self[FieldStyleKey.self] = newValue }
  }
}

/// The field that a style is given.
public struct _TextFieldStyleLabel: View {
  public var body: some View { EmptyView() }
}

/// The look of fields. An app's own style changes the field that it is given.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of the field's view.
  associatedtype _Body: View
  /// The view of a field.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
  /// The label of the field.
  typealias _Label = _TextFieldStyleLabel
}

/// A field without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// A field without a border.
  public nonisolated init() {}
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.environment(\.fieldStyle, .plain)
  }
}

/// A field without a border.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// A field without a border.
  public nonisolated init() {}
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.environment(\.fieldStyle, .plain)
  }
}

/// A field with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// A field with round corners.
  public nonisolated init() {}
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.environment(\.fieldStyle, .roundedBorder)
  }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A field without a border.
  public static nonisolated var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// A field without a border.
  public static nonisolated var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field with round corners.
  public static nonisolated var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Sets the look of fields in the view.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return styling(StyleBox(style) { $0._body(configuration: $1) })
  }
}

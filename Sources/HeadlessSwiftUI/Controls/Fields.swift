public import Foundation
import HeadlessUIKit

/// A field for text, at rest.
public struct TextField<Label: View>: View {
  private let title: Text
  private let text: String
  /// The greatest number of lines; nil for one that grows with its text.
  private let lineLimit: Int?

  init(title: Text, text: String, axis: Axis = .horizontal) {
    (self.title, self.text) = (title, text)
    lineLimit = axis == .vertical ? nil : 1
  }

  public var body: some View {
    FieldView(title: title, text: text, lineLimit: lineLimit)
      .modifier(AlertFieldModifier(title: title, text: text, isSecure: false))
  }
}

extension TextField where Label == Text {
  /// A field with the text of a key as its prompt, which is shown where it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(title: Text(titleKey), text: text.wrappedValue)
  }

  /// A field with a text as its prompt, which is shown where it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(title: Text(title), text: text.wrappedValue)
  }

  /// A field with a prompt; nil for the text of the key.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(title: prompt ?? Text(titleKey), text: text.wrappedValue)
  }

  /// A field that along the vertical axis has as many lines as its text, else one.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(title: Text(titleKey), text: text.wrappedValue, axis: axis)
  }

  /// A field that along the vertical axis has as many lines as its text, else one.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(title: Text(title), text: text.wrappedValue, axis: axis)
  }

  /// A field with a value by its format.
  public init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F)
  where F.FormatOutput == String {
    self.init(title: Text(titleKey), text: format.format(value.wrappedValue))
  }

  /// A field with a value by its format, empty where there is none.
  public init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F)
  where F.FormatOutput == String {
    self.init(title: Text(titleKey), text: value.wrappedValue.map(format.format) ?? "")
  }
}

/// A field for a secret, at rest.
public struct SecureField<Label: View>: View {
  private let title: Text
  private let text: String

  init(title: Text, text: String) { (self.title, self.text) = (title, text) }

  public var body: some View {
    FieldView(title: title, text: String(repeating: "\u{2022}", count: min(text.count, 1_000)), lineLimit: 1)
      .modifier(AlertFieldModifier(title: title, text: text, isSecure: true))
  }
}

/// Says to an alert what a field in it shows.
private struct AlertFieldModifier: ViewModifier, PrimitiveModifier {
  let title: Text
  let text: String
  let isSecure: Bool

  func makeNodes(changing content: @escaping NodeMaker, in context: NodeContext) -> [ViewNode] {
    guard context.environment.isInAlert else { return content(context) }
    return [context.alertNode(AlertContent.Field(placeholder: title.plain, text: text, isSecure: isSecure))]
  }
}

extension SecureField where Label == Text {
  /// A field with the text of a key as its prompt. Up to 1,000 characters are shown as dots.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(title: Text(titleKey), text: text.wrappedValue)
  }

  /// A field with a text as its prompt. Up to 1,000 characters are shown as dots.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(title: Text(title), text: text.wrappedValue)
  }

  /// A field with a prompt; nil for the text of the key.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(title: prompt ?? Text(titleKey), text: text.wrappedValue)
  }
}

/// The text of a field, or its prompt, in a line as long as proposed and as high as the style's leading (measured for body:
/// 22, §3, 19).
private struct FieldView: View {
  @Environment(\.fieldStyle) private var style
  let title: Text
  let text: String
  let lineLimit: Int?

  var body: some View {
    let line = Text(text.isEmpty ? " " : text).lineLimit(lineLimit)
      .frame(maxWidth: .infinity, minHeight: 22, alignment: .leading)
      .overlay(alignment: .leading) {
        if text.isEmpty { title.lineLimit(1).foregroundStyle(Color(.placeholderText)) }
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

/// The look of fields.
public protocol TextFieldStyle: Sendable {
  /// The kind of the style.
  var _style: _TextFieldStyleKind { get }
}

/// A look of fields.
public struct _TextFieldStyleKind: Sendable {
  let style: FieldStyle
}

/// A field without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// A field without a border.
  public init() {}
  public var _style: _TextFieldStyleKind { _TextFieldStyleKind(style: .plain) }
}

/// A field without a border.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// A field without a border.
  public init() {}
  public var _style: _TextFieldStyleKind { _TextFieldStyleKind(style: .plain) }
}

/// A field with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// A field with round corners.
  public init() {}
  public var _style: _TextFieldStyleKind { _TextFieldStyleKind(style: .roundedBorder) }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A field without a border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// A field without a border.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field with round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Sets the look of fields in the view.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    changingEnvironment { $0.fieldStyle = style._style.style }
  }
}

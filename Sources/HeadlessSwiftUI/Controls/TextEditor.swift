public import Foundation
import HeadlessUIKit

/// Text of several lines that can be edited, at rest: UIKit's text view, as large as proposed.
public struct TextEditor: View {
  private let text: Text

  /// The text of a binding, at its beginning.
  public init(text: Binding<String>) { self.text = Text(verbatim: text.wrappedValue) }
  /// The text of a binding with attributes, at its beginning. What is selected is not shown.
  public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
    self.text = Text(text.wrappedValue)
  }

  public var body: some View { TextEditorView(text: text) }
}

private struct TextEditorView: UIViewRepresentable {
  let text: Text

  func makeUIView(context: Context) -> UITextView { UITextView() }

  func updateUIView(_ view: UITextView, context: Context) {
    let environment = context.environment
    var font = (environment.font ?? .body).uiFont(under: environment.traits)
    for change in environment.fontChanges { font = font.changed(change) }
    view.font = font
    if case .verbatim(let string) = text.storage {
      view.text = string
      view.textColor = environment.foreground(level: 0).color(in: environment)
    } else {
      view.attributedText = ResolvedText(text, in: environment).attributed
    }
    view.backgroundColor = environment.isScrollContentHidden ? .clear : .systemBackground
    view.isEditable = environment.isEnabled
    let isMirrored = environment.layoutDirection == .rightToLeft
    switch environment.multilineTextAlignment {
    case .leading: view.textAlignment = isMirrored ? .right : .left
    case .center: view.textAlignment = .center
    case .trailing: view.textAlignment = isMirrored ? .left : .right
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextView, context: Context) -> CGSize? {
    var size = proposal.replacingUnspecifiedDimensions()
    // Where no height is proposed, as in a list's row, it is that of the text.
    if proposal.height == nil { size.height = uiView.sizeThatFits(CGSize(width: size.width, height: 0)).height }
    return size
  }
}

/// The look of text editors.
public protocol TextEditorStyle {}

/// Text without a border.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Text without a border.
  public init() {}
}

/// Text without a border.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Text without a border.
  public init() {}
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Text without a border.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// Text without a border.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension View {
  /// Text editors have one look on iOS.
  public nonisolated func textEditorStyle(_ style: some TextEditorStyle) -> some View { modifier(EmptyModifier()) }
}

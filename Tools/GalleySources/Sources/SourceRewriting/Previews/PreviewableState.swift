import SwiftSyntax

/// State that a preview's body declares with `@Previewable`.
///
/// Apple, `Previewable()`: the declarations become properties of a view that the macro makes, and all other statements the view's
/// body. `{ @Previewable @State var isOn = true; Toggle("Sound", isOn: $isOn) }` becomes, on the same lines,
///
///     { struct Previewed: SwiftUI.View { @State var isOn = true; var body: some SwiftUI.View { Toggle("Sound", isOn: $isOn) } };
///       return SwiftUI.AnyView(Previewed()) }
struct PreviewableState {
  private let closure: ClosureExprSyntax
  /// The statements that declare state.
  private let declarations: [CodeBlockItemSyntax]
  private let hasArguments: Bool

  /// Nil for a preview that declares none.
  init?(_ macro: PreviewMacro) {
    guard let closure = macro.body?.as(ClosureExprSyntax.self) else { return nil }
    declarations = closure.statements.filter { Self.attribute(of: $0) != nil }
    guard !declarations.isEmpty else { return nil }
    self.closure = closure
    hasArguments = macro.arguments.contains { $0.label?.text == "arguments" }
  }

  /// The reason why no view can be made of it, which completes "it …".
  var reasonToSkip: String? {
    if hasArguments { return "declares @Previewable state and has arguments: make a view of its body" }
    let leading = closure.statements.prefix(declarations.count)
    let isFirst = zip(leading, declarations).allSatisfy { $0.id == $1.id }
    return isFirst ? nil : "declares @Previewable state behind other statements: move it to the start"
  }

  /// Puts the declarations and the other statements into a view.
  func declareView(_ edits: inout SourceEdits) {
    guard let first = declarations.first, let last = declarations.last else { return }
    edits.insert("struct Previewed: SwiftUI.View { ", at: first.bytes().lowerBound, .preview)
    for declaration in declarations {
      guard let attribute = Self.attribute(of: declaration) else { continue }
      edits.replace(attribute.bytes(andSpacesAfter: true), with: "", .preview)
    }
    edits.insert(
      (last.semicolon == nil ? ";" : "") + " var body: some SwiftUI.View {", at: last.bytes().upperBound, .preview)
    // The compiler cannot name a closure that returns a type of its own.
    edits.insert("} }; return SwiftUI.AnyView(Previewed()) ", at: closure.rightBrace.bytes().lowerBound, .preview)
  }

  private static func attribute(of statement: CodeBlockItemSyntax) -> AttributeSyntax? {
    guard let variable = statement.item.as(VariableDeclSyntax.self) else { return nil }
    return variable.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
      $0.attributeName.lastName == "Previewable"
    }
  }
}

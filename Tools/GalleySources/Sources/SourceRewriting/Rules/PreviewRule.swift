import SwiftSyntax

/// `#Preview` becomes a type that conforms to `DeveloperToolsSupport.PreviewRegistry`, as the macro's expansion does on Apple's
/// platforms, so that the target's table can name it from another file. `#Preview("Card", traits: .portrait) { CardView() }`
/// in the file `Card.swift` becomes, on the same lines,
///
///     nonisolated struct Preview_Card_1: DeveloperToolsSupport.PreviewRegistry { static var fileID: String { #fileID } …
///       @MainActor static func makePreview() throws -> DeveloperToolsSupport.Preview {
///         DeveloperToolsSupport.Preview("Card", traits: .portrait) { CardView() } } }
///
/// State that is declared `@Previewable` goes into a view around the rest of the body. A `PreviewProvider` stays, and such a type
/// follows it.
///
/// What needs WidgetKit is removed, and listed with the reason. Without a module SwiftUI so is what needs that, and a file that
/// mentions nothing else of SwiftUI's imports UIKit in its place, which SwiftUI exports.
enum PreviewRule {
  /// Rewrites the previews of a file.
  ///
  /// - Parameters:
  ///   - label: the file's part of types' names.
  ///   - hasSwiftUI: whether there is a module SwiftUI.
  ///   - types: looked at if something in the file does not tell by itself whether it is SwiftUI's.
  static func rewrite(
    _ file: SourceText, label: String, hasSwiftUI: Bool, types: () -> SwiftUITypes
  ) -> (edits: SourceEdits, previews: [FoundPreview]) {
    var edits = SourceEdits()
    var previews: [FoundPreview] = []
    let findings = PreviewFinder.findings(in: file)
    guard !findings.isEmpty else { return (edits, previews) }
    let imports = SwiftUIImports(in: file)
    for (index, (finding, branches, isInType)) in findings.enumerated() {
      switch finding {
      case .provider(let name, let node):
        let reason = hasSwiftUI ? (isInType ? isInsideOfType : nil) : needsSwiftUI
        let type = "Preview_\(label)_\(index + 1)"
        if !hasSwiftUI { edits.replace(node.bytes(), with: "", .preview) }
        if reason == nil { declare(type, for: node, named: name, in: file, &edits) }
        previews.append(
          FoundPreview(
            name: name, position: file.position(of: node),
            fate: reason.map { .skipped(because: $0) } ?? .registered(type: type), branches: branches))
      case .macro(let macro):
        let state = PreviewableState(macro)
        var reason = reason(toSkip: macro, isInType: isInType) ?? state?.reasonToSkip
        if reason == nil, !hasSwiftUI, types().isSwiftUI(macro, importsSwiftUI: !imports.declarations.isEmpty) {
          reason = needsSwiftUI
        }
        let type = "Preview_\(label)_\(index + 1)"
        if reason == nil {
          declare(type, for: macro, in: file, &edits)
          state?.declareView(&edits)
        } else {
          remove(macro, &edits)
        }
        previews.append(
          FoundPreview(
            name: macro.name ?? "Preview", position: file.position(of: keywordOffset(macro)),
            fate: reason.map { .skipped(because: $0) } ?? .registered(type: type), branches: branches))
      }
    }
    if !hasSwiftUI, !SwiftUINames.areMentioned(in: file, outside: edits.all.filter(\.text.isEmpty).map(\.range)) {
      for declaration in imports.declarations { edits.replace(declaration.bytes(), with: "import UIKit", .preview) }
    }
    return (edits, previews)
  }

  private static let needsSwiftUI = "needs SwiftUI, which the target does not depend on"
  private static let isInsideOfType = "is inside a type: move it to the file's top level"

  private static func keywordOffset(_ macro: PreviewMacro) -> Int { macro.keyword.lowerBound }

  private static func reason(toSkip macro: PreviewMacro, isInType: Bool) -> String? {
    if macro.foreignLabel == "as" || macro.hasMoreClosures { return "needs WidgetKit" }
    if let label = macro.foreignLabel { return "has an argument '\(label)', which previews of views do not have" }
    if macro.body == nil { return "has no body" }
    return isInType ? isInsideOfType : nil
  }

  private static func declare(
    _ type: String, for macro: PreviewMacro, in file: SourceText, _ edits: inout SourceEdits
  ) {
    edits.replace(
      macro.keyword, with: start(of: type, at: file.position(of: keywordOffset(macro))) + "\(module).Preview", .preview)
    edits.insert(" } }", at: macro.node.bytes().upperBound, .preview)
  }

  private static func declare(
    _ type: String, for provider: Syntax, named name: String, in file: SourceText, _ edits: inout SourceEdits
  ) {
    edits.insert(
      "; " + start(of: type, at: file.position(of: provider)) + "\(module).Preview(providedBy: \(name).self) } }",
      at: provider.bytes().upperBound, .preview)
  }

  private static let module = "DeveloperToolsSupport"

  /// The declaration of a registry up to what makes the preview.
  private static func start(of type: String, at position: SourcePosition) -> String {
    let properties = [
      "static var fileID: String { #fileID }", "static var filePath: String { #filePath }",
      "static var line: Int { \(position.line) }", "static var column: Int { \(position.column) }",
    ]
    return "nonisolated struct \(type): \(module).PreviewRegistry { " + properties.joined(separator: "; ")
      + "; @MainActor static func makePreview() throws -> \(module).Preview { "
  }

  /// The whole declaration, with its attributes.
  private static func remove(_ macro: PreviewMacro, _ edits: inout SourceEdits) {
    edits.replace(macro.node.bytes(), with: "", .preview)
  }
}

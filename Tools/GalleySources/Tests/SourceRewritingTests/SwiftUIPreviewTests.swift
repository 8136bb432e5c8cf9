import SourceRewriting
import Testing

/// Previews of SwiftUI's views where there is a module SwiftUI: what Apple's macros make of them (developer.apple.com, SwiftUI,
/// `Preview(_:traits:_:body:)`, `Previewable()`, `PreviewProvider`).
@Suite struct SwiftUIPreviewTests {
  private static let options = RewritingOptions(providedModules: ["SwiftUI"])

  private func rewriting(_ text: String) throws -> RewrittenTarget {
    try TargetRewriter(options: Self.options).rewrite([SourceText(path: "Card.swift", bytes: Array(text.utf8))])
  }

  private func text(of result: RewrittenTarget) -> String {
    result.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
  }

  /// The beginning of a registry.
  private static func start(_ type: String, line: Int, column: Int = 1) -> String {
    "nonisolated struct \(type): DeveloperToolsSupport.PreviewRegistry { static var fileID: String { #fileID }; "
      + "static var filePath: String { #filePath }; static var line: Int { \(line) }; "
      + "static var column: Int { \(column) }; @MainActor static func makePreview() throws -> "
      + "DeveloperToolsSupport.Preview { DeveloperToolsSupport.Preview"
  }

  @Test(arguments: [
    "{ Text(\"a\") }", "(\"Card\", traits: .modifier(Samples()), .landscapeLeft) {\n  Card()\n    .padding()\n}",
    "(traits: .sizeThatFitsLayout, arguments: [1, 2]) { Card(count: $0) }",
  ])
  func previewsAreRegisteredAsOthersAre(rest: String) throws {
    let result = try rewriting("import SwiftUI\n\n#Preview\(rest)\nlet a = 1\n")
    #expect(text(of: result) == "import SwiftUI\n\n\(Self.start("Preview_Card_1", line: 3))\(rest) } }\nlet a = 1\n")
    #expect(result.previews.map(\.skipped) == [nil])
  }

  // MARK: Providers

  @Test func aProviderStaysAndARegistryFollows() throws {
    let provider = "struct Card_Previews: PreviewProvider {\n  static var previews: some View { Card() }\n}"
    let result = try rewriting("import SwiftUI\n\(provider)\nlet a = 1\n")
    let registry = Self.start("Preview_Card_1", line: 2) + "(providedBy: Card_Previews.self) } }"
    #expect(text(of: result) == "import SwiftUI\n\(provider); \(registry)\nlet a = 1\n")
    #expect(result.previews.map(\.name) == ["Card_Previews"] && result.previews.map(\.skipped) == [nil])
    #expect(result.previewTable.text(for: "App").contains("table.add(Preview_Card_1.self)"))
  }

  @Test(arguments: [
    ("enum Cards: SwiftUI.PreviewProvider { static var previews: some View { Card() } }", "Cards"),
    ("extension Cards: PreviewProvider { static var previews: some View { Card() } }", "Cards"),
    ("private struct Cards: View, PreviewProvider { static var previews: some View { Card() } }", "Cards"),
  ])
  func providersOfEachKind(provider: String, name: String) throws {
    let result = try rewriting("import SwiftUI\n#if DEBUG\n\(provider) // why\n#endif\n")
    #expect(text(of: result).contains("\(provider); nonisolated struct Preview_Card_1"))
    #expect(text(of: result).contains("(providedBy: \(name).self) } } // why\n#endif"))
    #expect(result.previewTable.text(for: "App").contains("#if (DEBUG)\n    table.add(Preview_Card_1.self)"))
  }

  @Test func aProviderInsideOfATypeStaysAndIsListed() throws {
    let source =
      "import SwiftUI\nextension Card { struct Previews: PreviewProvider { static var previews: some View { Card() } } }\n"
    let result = try rewriting(source)
    #expect(text(of: result) == source)
    #expect(result.previews.map(\.skipped) == ["is inside a type: move it to the file's top level"])
  }

  // MARK: State

  @Test(arguments: [
    (
      "{\n  @Previewable @State var isOn = true\n  Toggle(\"a\", isOn: $isOn)\n}",
      "{\n  struct Previewed: SwiftUI.View { @State var isOn = true; var body: some SwiftUI.View {\n  Toggle(\"a\", isOn: $isOn)\n} }; return SwiftUI.AnyView(Previewed()) }"
    ),
    (
      "(\"A\") {\n  @Previewable @State var a = [\n    1,\n  ] // why\n  @Previewable @Environment(\\.dismiss) private var b\n\n  // rest\n  let c = a.count\n  return Text(\"\\(c)\")\n}",
      "(\"A\") {\n  struct Previewed: SwiftUI.View { @State var a = [\n    1,\n  ] // why\n  @Environment(\\.dismiss) private var b; var body: some SwiftUI.View {\n\n  // rest\n  let c = a.count\n  return Text(\"\\(c)\")\n} }; return SwiftUI.AnyView(Previewed()) }"
    ),
    (
      "{ @SwiftUI.Previewable @State var a = 1; Text(\"\\(a)\") }",
      "{ struct Previewed: SwiftUI.View { @State var a = 1; var body: some SwiftUI.View { Text(\"\\(a)\") } }; return SwiftUI.AnyView(Previewed()) }"
    ),
  ])
  func stateBecomesAView(body: String, expected: String) throws {
    let result = try rewriting("import SwiftUI\n#Preview\(body)\nlet a = 1\n")
    let made = "import SwiftUI\n\(Self.start("Preview_Card_1", line: 2))\(expected) } }\nlet a = 1\n"
    #expect(text(of: result) == made)
    #expect(lineCount(text(of: result)) == lineCount("import SwiftUI\n#Preview\(body)\nlet a = 1\n"))
    #expect(result.previews.map(\.skipped) == [nil])
    // What it is rewritten to has no macro any more.
    #expect(!text(of: result).contains("Previewable"))
  }

  @Test(arguments: [
    (
      "#Preview { let a = 1; @Previewable @State var b = 2; Text(\"\\(a + b)\") }",
      "declares @Previewable state behind other statements: move it to the start"
    ),
    (
      "#Preview(arguments: [1]) { n in\n  @Previewable @State var b = 2\n  Text(\"\\(n + b)\")\n}",
      "declares @Previewable state and has arguments: make a view of its body"
    ),
    ("#Preview(\"A\", as: .systemSmall) { Clock() } timeline: { 1 }", "needs WidgetKit"),
    ("#Preview(\"A\"", "has no body"), ("#Preview { @Previewable @State", nil), ("#Preview(", "has no body"),
  ])
  func whatCannotBeMadeIsListed(text: String, reason: String?) throws {
    let source = "import SwiftUI\n\(text)\n"
    guard let file = try? SourceText(path: "Card.swift", bytes: Array(source.utf8)) else { return }
    let result = TargetRewriter(options: Self.options).rewrite([file])
    #expect(result.previews.map(\.skipped) == [reason])
    #expect(result.files.allSatisfy { lineCount($0.bytes) == lineCount(source) })
  }

  // MARK: Compiling

  /// The rewritten sources compile, with declarations in the place of SwiftUI's.
  @Test(.enabled(if: Compiler.path != nil, "there is no swiftc")) func rewrittenPreviewsCompile() throws {
    let source = """
      import SwiftUI
      #Preview("Toggle") {
        @Previewable @State var isOn = true
        @Previewable @State private var names = [
          "a"
        ]
        let count = names.count
        Toggle(isOn: $isOn, count: count)
      }
      struct Card_Previews: PreviewProvider { static var previews: some View { Text("a") } }
      """
    var made = text(of: try rewriting(source))
    for module in ["import SwiftUI", "SwiftUI.", "DeveloperToolsSupport."] { made.replace(module, with: "") }
    let result = try Compiler.withFiles(["Card.swift": swiftUIStandIns + made]) { folder in
      try Compiler.run(
        ["-emit-sil", "-o", "Card.sil", "-parse-as-library", "-swift-version", "6", "Card.swift"], in: folder)
    }
    #expect(result.succeeded, Comment(rawValue: result.output))
  }
}

/// Declarations in the place of SwiftUI's, with the signatures that rewritten sources use.
private let swiftUIStandIns = """
  @MainActor protocol View { associatedtype Body: View; @ViewBuilder var body: Body { get } }
  extension Never: View { var body: Never { preconditionFailure() } }
  @resultBuilder struct ViewBuilder { static func buildBlock<V: View>(_ view: V) -> V { view } }
  struct AnyView: View { init<V: View>(_ view: V) {}; var body: Never { preconditionFailure() } }
  struct Text: View { init(_ text: String) {}; var body: Never { preconditionFailure() } }
  @propertyWrapper struct State<Value> {
    var wrappedValue: Value
    var projectedValue: Value { wrappedValue }
  }
  struct Toggle: View { init(isOn: Bool, count: Int) {}; var body: Never { preconditionFailure() } }
  @MainActor protocol PreviewProvider { associatedtype Previews: View; @ViewBuilder static var previews: Previews { get } }
  protocol PreviewRegistry {
    static var fileID: String { get }
    static var filePath: String { get }
    static var line: Int { get }
    static var column: Int { get }
    @MainActor static func makePreview() throws -> Preview
  }
  struct Preview {
    @MainActor init<Content: View>(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> Content) {}
    @MainActor init<Provider: PreviewProvider>(providedBy provider: Provider.Type) {}
  }

  """

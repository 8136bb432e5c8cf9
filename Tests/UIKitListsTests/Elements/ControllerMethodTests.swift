import Foundation
import Testing

/// The methods that table and collection controllers declare for subclasses to override, against those of the protocols.
@Suite struct ControllerMethodTests {
  /// A method that only a protocol has gets its default there, and what a subclass says of it is never asked.
  @Test(
    arguments: [
      ("UITableViewController", ["UITableViewDataSource", "UITableViewDelegate", "UIScrollViewDelegate"]),
      (
        "UICollectionViewController",
        ["UICollectionViewDataSource", "UICollectionViewDelegate", "UIScrollViewDelegate"]
      ),
    ])
  func aControllerDeclaresEveryMethodOfItsProtocols(_ controller: String, _ protocols: [String]) throws {
    let declared = try Set(methods(in: code(of: controller)).filter(\.isOpen).map(\.signature))
    let required = try Set(protocols.flatMap { try methods(in: requirements(of: $0)) }.map(\.signature))
    #expect(required.count > 25)
    #expect(required.subtracting(declared).sorted() == [], "\(controller) lacks what its protocols have.")
    #expect(declared.subtracting(required).sorted() == [], "\(controller) has what its protocols lack.")
  }

  /// What a method answers is written once, beside the protocol. What is a fault is the controller's own.
  @Test(arguments: ["UITableViewController", "UICollectionViewController"])
  func aControllerLeavesEveryAnswerToTheDefaults(_ controller: String) throws {
    let answers = try methods(in: code(of: controller)).filter { $0.isOpen && $0.signature.contains("->") }
    #expect(answers.count > 6)
    for answer in answers {
      let isFault = [
        "raiseFault(", "reportMissing(", "if tableView.staticContent == nil { raiseFault(",
        "if type(of: self) == UICollectionViewController.self, documentOrigin != nil",
      ].contains(where: answer.body.hasPrefix)
      #expect(answer.body.hasPrefix("defaults.") || isFault, "\(answer.signature) answers by itself: \(answer.body)")
    }
  }

  // MARK: Reading sources

  private struct Method {
    let signature: String
    let isOpen: Bool
    /// The text that follows, on one line.
    let body: Substring
  }

  private func methods(in code: String) -> [Method] {
    code.matches(of: /(open )?(func \w+\([^)]*\)(?: -> [\w.\[\]]+\??)?)(?: \{ ?)?/).map { match in
      Method(signature: String(match.2), isOpen: match.1 != nil, body: code[match.range.upperBound...])
    }
  }

  private func requirements(of name: String) throws -> String {
    let declaration = try Regex("public protocol \(name)\\b[^{]*\\{([^}]*)\\}")
    let match = try #require(code(of: name).firstMatch(of: declaration))
    return try String(#require(match.output[1].substring))
  }

  /// A source file without comments, every run of blanks as one.
  private func code(of name: String) throws -> String {
    let sources = URL(filePath: #filePath).appending(path: "../../../../Sources").standardizedFileURL
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    let file = try #require(files.lazy.compactMap { $0 as? URL }.first { $0.lastPathComponent == "\(name).swift" })
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: " ").replacing(/\s+/, with: " ")
      .replacing("( ", with: "(").replacing(" )", with: ")")
  }
}

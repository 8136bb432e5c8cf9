import Foundation
import Testing

@testable import SourceRewriting

/// What a class inherits first is a superclass or a protocol of another module: only a subclass overrides the tables.
@Suite struct ForeignProtocolTests {
  /// The sources of what Galley provides.
  private static let sources = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }.appendingPathComponent("Sources")

  /// The public types of a kind that Galley's sources declare at the top of a file.
  private static func names(_ pattern: Regex<(Substring, Substring)>) throws -> Set<String> {
    var names: Set<String> = []
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: pattern.anchorsMatchLineEndings()) { names.insert(String(match.output.1)) }
    }
    return names
  }

  @Test func typesOfGalleysModulesAreKnown() throws {
    let protocols = try Self.names(/^(?:@\w+ )*public protocol ([A-Z]\w+)/)
    let classes = try Self.names(/^(?:@\w+ )*(?:open|public)(?: final)? class ([A-Z]\w+)/)
    #expect(protocols.count > 300 && classes.count > 700)
    #expect(protocols.filter { !ForeignProtocols.contains($0) }.sorted() == [])
    // Some names are of both, in modules that no app imports together.
    #expect(classes.subtracting(protocols).filter { ForeignProtocols.contains($0) }.sorted() == [])
  }

  /// Whether the table of a class `A: Name` overrides another.
  private func overrides(_ text: String) throws -> Bool {
    let texts = try rewritten(["A.swift": "import UIKit\n" + text])
    return try #require(texts["A.swift"]).contains("override class var namedMethods")
  }

  @Test(arguments: [
    // By the ending alone, a protocol, unless the class shows that it has a superclass.
    ("class A: Routing { @objc func a() {} }\n", false),
    ("class A: Routing { @objc func a() {}; override func b() {} }\n", true),
    ("class A: Routing { @objc func a() {}; init(b: Int) { super.init() } }\n", true),
    ("class A: Routing { @objc func a() {} }\nextension A { override func b() {} }\n", true),
    // By the ending alone, a superclass, unless another type shows that it is a protocol.
    ("class A: Router { @objc func a() {} }\n", true),
    ("class A: Router { @objc func a() {} }\nstruct B: Router {}\n", false),
    ("class A: Router { @objc func a() {} }\nclass B: NSObject, Router {}\n", false),
    ("class A: Router { @objc func a() {} }\nextension B: Router {}\n", false),
    // A protocol can inherit a class.
    ("class A: Router { @objc func a() {} }\nprotocol B: Router {}\n", true),
    // Names that end as those of protocols.
    ("class A: UICollectionViewDropCoordinator { @objc func a() {} }\n", false),
  ]) func superclassesAreToldFromProtocols(text: String, isSuperclass: Bool) throws {
    #expect(try overrides(text) == isSuperclass)
  }
}

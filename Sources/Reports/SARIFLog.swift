import Foundation

/// The subset of SARIF's objects that findings need, with SARIF's names.
struct SARIFLog: Encodable {
  /// The characters allowed in the path of a relative reference (RFC 3986, §3.3), except for colons.
  static let pathCharacters = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/!$&'()*+,;=@")

  var schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  var version = "2.1.0"
  var runs: [Run]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  struct Run: Encodable {
    var tool: Tool
    var columnKind = "unicodeCodePoints"
    var results: [Result]
  }

  struct Tool: Encodable {
    var driver: Driver
  }

  struct Driver: Encodable {
    var name: String
    var semanticVersion: String
    var rules: [Rule]
  }

  /// A rule, with the texts that GitHub's code scanning requires.
  struct Rule: Encodable {
    var id: String
    var shortDescription: Message
    var fullDescription: Message
    var help: Message
    var defaultConfiguration: Configuration?
  }

  struct Configuration: Encodable {
    var level: String
  }

  struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Message
    var locations: [Location]
    var partialFingerprints: [String: String]
    var suppressions: [Suppression]?
  }

  struct Message: Encodable {
    var text: String
  }

  struct Location: Encodable {
    var physicalLocation: PhysicalLocation?
    var logicalLocations: [LogicalLocation]
  }

  struct PhysicalLocation: Encodable {
    var artifactLocation: ArtifactLocation
    var region: Region?
  }

  struct ArtifactLocation: Encodable {
    var uri: String
    var uriBaseId: String?
  }

  struct Region: Encodable {
    var startLine: Int
    var startColumn: Int?
  }

  struct LogicalLocation: Encodable {
    var fullyQualifiedName: String
  }

  struct Suppression: Encodable {
    var kind: String
    var justification: String
  }
}

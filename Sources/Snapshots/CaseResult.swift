import ImageComparison

/// What comparing a case with its reference came to.
package enum Verdict: String, Codable, Sendable, CaseIterable {
  case unchanged
  /// Pixels differ, within the tolerance asked for.
  case tolerated
  case changed
  /// There is no reference.
  case new
  /// The reference cannot be read.
  case unreadable
  /// The scene did not render.
  case failed
  /// It was drawn without being compared.
  case rendered

  /// Nobody has to look at it.
  package var passes: Bool { self == .unchanged || self == .tolerated || self == .rendered }
}

/// Something noticed while rendering that no reference is needed for.
package struct Finding: Codable, Equatable, Sendable {
  package var kind: String
  package var node: String
  package var message: String

  package init(kind: String, node: String, message: String) {
    self.kind = kind
    self.node = node
    self.message = message
  }
}

/// A case's verdict with its evidence: one line of `results.jsonl`.
///
/// Absent evidence is left out. Paths are relative, and nothing depends on when, where or how fast the case ran.
package struct CaseResult: Codable, Equatable, Sendable {
  /// How the pixels differ.
  package struct Pixels: Codable, Equatable, Sendable {
    package var differing: Int
    package var largestChannelDifference: Int
    /// The most differing pixels in any 8 x 8 window.
    package var largestWindowCount: Int
    /// x, y, width and height, in pixels, of what differs.
    package var box: [Int]
    /// Width and height in pixels, where the two are not equally large.
    package var expectedSize: [Int]?
    package var actualSize: [Int]?

    init(_ difference: ImageDifference) {
      differing = difference.differingPixels
      largestChannelDifference = difference.largestChannelDifference
      largestWindowCount = difference.largestWindowCount
      let box = difference.boundingBox
      self.box = [box.x, box.y, box.width, box.height]
      expectedSize = difference.sizes.map { [$0.expected.width, $0.expected.height] }
      actualSize = difference.sizes.map { [$0.actual.width, $0.actual.height] }
    }
  }

  /// Pictures of a failure, below the output folder.
  package struct Artifacts: Codable, Equatable, Sendable {
    package var expected: String?
    package var actual: String?
    package var difference: String?
  }

  package var schemaVersion = 1
  package var catalogueFile: String
  package var scene: String
  package var configuration: String
  package var verdict: Verdict
  /// Why a case failed, or a reference cannot be read.
  package var reason: String?
  /// What moved, a sentence each; the first says what the others follow from.
  package var moved: [String] = []
  /// The node and the kind of change that the others follow from: equal in all cases of a scene that changed for one
  /// reason.
  package var cause: String?
  package var pixels: Pixels?
  /// Whether the same engine made the reference; absent where no record says.
  package var sameEngine: Bool?
  /// The reference was written.
  package var recorded = false
  /// Something about the reference that is no difference, such as a missing record.
  package var note: String?
  package var findings: [Finding] = []
  package var artifacts: Artifacts?

  init(_ identity: CaseIdentity, _ verdict: Verdict, findings: [Finding] = []) {
    catalogueFile = identity.catalogueFile
    scene = identity.scene
    configuration = identity.configuration
    self.verdict = verdict
    self.findings = findings
  }

  /// A case that was rendered and not compared.
  package static func rendered(_ identity: CaseIdentity, findings: [Finding]) -> CaseResult {
    CaseResult(identity, .rendered, findings: findings)
  }

  /// A case that did not render; it may not have come as far as an identity that can be a path.
  package static func failed(
    catalogueFile: String, scene: String, configuration: String, reason: String
  ) -> CaseResult {
    CaseResult(catalogueFile: catalogueFile, scene: scene, configuration: configuration, reason: reason)
  }

  private init(catalogueFile: String, scene: String, configuration: String, reason: String) {
    self.catalogueFile = catalogueFile
    self.scene = scene
    self.configuration = configuration
    verdict = .failed
    self.reason = reason
  }

  package var passes: Bool { verdict.passes && !recorded }

  package var path: String { "\(catalogueFile)/\(scene)/\(configuration)" }
}

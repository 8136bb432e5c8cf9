package import Snapshots
import SourcePlaces

/// A case in a gallery of any kind.
struct DisplayedCase: Sendable {
  let result: DisplayedResult
  /// The index of the group that it is reviewed with.
  let group: Int?

  var path: CasePath { result.path }
}

/// A line of results, as published.
enum DisplayedResult: Encodable, Sendable {
  case test(CaseResult)
  case rendering(RenderResult)
  case reference(ReferenceResult)

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .test(let result): try result.encode(to: encoder)
    case .rendering(let result): try result.encode(to: encoder)
    case .reference(let result): try result.encode(to: encoder)
    }
  }

  var path: CasePath {
    switch self {
    case .test(let result): result.path
    case .rendering(let result): result.path
    case .reference(let result): result.path
    }
  }

  var source: SourcePlace? {
    switch self {
    case .test(let result): result.source
    case .rendering(let result): result.source
    case .reference(let result): result.source
    }
  }

  /// Whether it needs review.
  var needsReview: Bool {
    switch self {
    case .test(let result): !result.outcome.passes
    case .rendering(let result): !result.outcome.isRendered
    case .reference: false
    }
  }
}

/// A reference that was not compared with anything.
package typealias ReferenceResult = RunResult<ReferenceOutcome>

/// The outcome for a reference alone: fine, or the reason that it cannot be shown.
package struct ReferenceOutcome: CaseOutcome {
  package var reason: String?

  init(reason: String? = nil) { self.reason = reason }

  package static func failed(reason: String) -> ReferenceOutcome { ReferenceOutcome(reason: reason) }
  package var isRendered: Bool { reason == nil }
  package var passes: Bool { isRendered }

  package init(from line: KeyedDecodingContainer<ResultKey>) throws {
    reason = try line.decodeIfPresent(String.self, forKey: .reason)
  }

  package func encode(to line: inout KeyedEncodingContainer<ResultKey>) throws {
    try line.encodeIfPresent(reason, forKey: .reason)
  }
}

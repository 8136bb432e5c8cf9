/// The outcome of rendering a case without comparing it.
package enum RenderOutcome: Equatable, Sendable {
  /// The path of the picture below the run's folder; nil if an audit had nothing to show.
  case rendered(picture: String?)
  case failed(reason: String)

  package var isRendered: Bool { reason == nil }
  package var passes: Bool { isRendered }

  /// The reason that there is no picture.
  package var reason: String? {
    switch self {
    case .rendered: nil
    case .failed(let reason): reason
    }
  }
}

extension RenderOutcome: CaseOutcome {
  package init(from line: KeyedDecodingContainer<ResultKey>) throws {
    if let reason = try line.decodeIfPresent(String.self, forKey: .reason) {
      self = .failed(reason: reason)
    } else {
      let picture = try line.decode(String?.self, forKey: .picture)
      if let picture { try line.checkName(picture, .picture) }
      self = .rendered(picture: picture)
    }
  }

  package func encode(to line: inout KeyedEncodingContainer<ResultKey>) throws {
    switch self {
    case .rendered(let picture): try line.encode(picture, forKey: .picture)
    case .failed(let reason): try line.encode(reason, forKey: .reason)
    }
  }
}

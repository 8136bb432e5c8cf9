import ImageComparison

extension Outcome: CaseOutcome {
  package static var nothingToSay: Outcome? { .unchanged(engine: .same, isRecorded: false) }

  package func encode(to line: inout KeyedEncodingContainer<ResultKey>) throws {
    try line.encode(verdict, forKey: .verdict)
    try line.encodeIfPresent(reason, forKey: .reason)
    try line.encode(layout?.sentences ?? [], forKey: .moved)
    try line.encodeIfPresent(layout?.cause, forKey: .cause)
    if let layout, !layout.causes.isEmpty { try line.encode(layout.causes, forKey: .causes) }
    try line.encodeIfPresent(layout?.sharedCause, forKey: .sharedCause)
    try line.encodeIfPresent(counterpart, forKey: .counterpart)
    try line.encodeIfPresent(pixels, forKey: .pixels)
    try line.encodeIfPresent(pixelsDiffer, forKey: .pixelsDiffer)
    try line.encodeIfPresent(allowance, forKey: .tolerated)
    try line.encodeIfPresent(engine.map { $0 == .same }, forKey: .sameEngine)
    if engine == .otherWithSameDrawing { try line.encode(true, forKey: .engineAlone) }
    try line.encode(isRecorded, forKey: .recorded)
    try line.encodeIfPresent(note, forKey: .note)
    try line.encodeIfPresent(artifacts, forKey: .artifacts)
  }

  /// Reads the keys of the line's verdict; other keys are ignored.
  package init(from line: KeyedDecodingContainer<ResultKey>) throws {
    let isRecorded = try line.decode(Bool.self, forKey: .recorded)
    switch try line.decode(Verdict.self, forKey: .verdict) {
    case .unchanged:
      self = .unchanged(engine: try line.engine(), isRecorded: isRecorded)
    case .tolerated:
      let pixels = try line.decodeIfPresent(PixelDifference.self, forKey: .pixels)
      guard let allowance = try line.allowance(.tolerated) else {
        throw line.malformed(.verdict, "no rule of a tolerance is given")
      }
      self = .tolerated(pixels, allowance, engine: try line.engine(), isRecorded: isRecorded)
    case .changed where line.contains(.pixelsDiffer):
      self = .changedFromRecord(
        try RecordChange(from: line), try line.artifacts().recordFiles(in: line), isRecorded: isRecorded)
    case .changed:
      self = .changed(try Change(from: line), try line.artifacts().pictures(in: line), isRecorded: isRecorded)
    case .new:
      self = .new(actual: try line.artifacts().actual, isRecorded: isRecorded)
    case .unreadable:
      self = .unreadable(try BrokenReference(from: line), isRecorded: isRecorded)
    case .failed:
      self = .failed(reason: try line.decode(String.self, forKey: .reason))
    }
  }
}

extension LayoutDifference {
  /// - Parameter line: a line of this or an earlier version, which may lack causes.
  fileprivate init(sentences: [String], in line: KeyedDecodingContainer<ResultKey>) throws {
    self.init(
      sentences: sentences, cause: try line.decodeIfPresent(String.self, forKey: .cause),
      causes: try line.decodeIfPresent([ChangeCause].self, forKey: .causes) ?? [],
      sharedCause: try line.decodeIfPresent(String.self, forKey: .sharedCause))
  }
}

extension Outcome.Change {
  fileprivate init(from line: KeyedDecodingContainer<ResultKey>) throws {
    let sentences = try line.decode([String].self, forKey: .moved)
    let pixels = try line.decodeIfPresent(PixelDifference.self, forKey: .pixels)
    if let counterpart = try line.decodeIfPresent(Counterpart.self, forKey: .counterpart) {
      guard counterpart.relation == .differs || pixels != nil else {
        throw line.malformed(.counterpart, "the pixels that differ are not given")
      }
      self = .counterpart(counterpart, pixels)
      return
    }
    let engine = try line.engine()
    guard !sentences.isEmpty else {
      guard let pixels else { throw line.malformed(.verdict, "neither layout nor pixels changed") }
      self = .pixels(pixels, engine: engine)
      return
    }
    guard let engine else { throw line.malformed(.moved, "a layout was compared without a record") }
    let layout = try LayoutDifference(sentences: sentences, in: line)
    self = pixels.map { .layoutAndPixels(layout, $0, engine: engine) } ?? .layout(layout, engine: engine)
  }
}

extension Outcome.RecordChange {
  fileprivate init(from line: KeyedDecodingContainer<ResultKey>) throws {
    let sentences = try line.decode([String].self, forKey: .moved)
    let layout = try LayoutDifference(sentences: sentences, in: line)
    guard let engine = try line.engine() else {
      throw line.malformed(.pixelsDiffer, "a record always names its engine")
    }
    switch (sentences.isEmpty, try line.decode(Bool.self, forKey: .pixelsDiffer)) {
    case (true, true): self = .pixels(engine: engine)
    case (false, true): self = .layoutAndPixels(layout, engine: engine)
    case (false, false): self = .layout(layout, engine: engine)
    case (true, false): throw line.malformed(.verdict, "neither layout nor pixels changed")
    }
  }
}

extension Outcome.BrokenReference {
  fileprivate init(from line: KeyedDecodingContainer<ResultKey>) throws {
    let reason = try line.decode(String.self, forKey: .reason)
    let artifacts = try line.artifacts()
    guard artifacts.expected != nil else {
      self = .picture(reason: reason, actual: artifacts.actual)
      return
    }
    let pixels = try line.decodeIfPresent(PixelDifference.self, forKey: .pixels)
    self = .record(reason: reason, pixels: pixels, try artifacts.pictures(in: line))
  }
}

extension Outcome.Artifacts {
  fileprivate func pictures(in line: KeyedDecodingContainer<ResultKey>) throws -> Outcome.Pictures {
    guard let expected else { throw line.malformed(.artifacts, "there is no picture of what was expected") }
    return .init(expected: expected, actual: actual, difference: difference)
  }
}

extension Outcome.Artifacts {
  fileprivate func recordFiles(in line: KeyedDecodingContainer<ResultKey>) throws -> Outcome.RecordFiles {
    guard let expectedRecord else { throw line.malformed(.artifacts, "there is no record of what was expected") }
    return .init(expected: expectedRecord, actual: actual)
  }
}

extension KeyedDecodingContainer<ResultKey> {
  fileprivate func artifacts() throws -> Outcome.Artifacts {
    let artifacts = try decode(Outcome.Artifacts.self, forKey: .artifacts)
    for path in artifacts.paths { try checkName(path, .artifacts) }
    return artifacts
  }

  fileprivate func engine() throws -> Outcome.Engine? {
    let isAlone = try decodeIfPresent(Bool.self, forKey: .engineAlone) ?? false
    return try decodeIfPresent(Bool.self, forKey: .sameEngine).map {
      $0 ? .same : isAlone ? .otherWithSameDrawing : .other
    }
  }
}

import Exceptions

/// The terms on which findings are in a baseline.
struct BaselineTerms {
  /// The terms of all findings.
  var all = ExceptionTerms.none
  /// The terms of single findings, where they have their own.
  var own: [KnownFinding: ExceptionTerms] = [:]
  /// The places of terms, as in messages: of the file, and of single findings.
  var place = ""
  var places: [KnownFinding: String] = [:]

  /// The terms of a finding: its own, and those of all in place of missing ones.
  func terms(of finding: KnownFinding) -> ExceptionTerms { own[finding, default: .none].completed(by: all) }

  /// These terms, with other ones for all findings where they are given.
  func replacing(_ terms: ExceptionTerms) -> BaselineTerms {
    var new = self
    new.all = terms.completed(by: all)
    return new
  }
}

extension BaselineFile {
  /// The findings that are known on a day; all of them if no day counts.
  func findings(on today: CalendarDay?) -> [KnownFinding] {
    guard let today else { return findings }
    return findings.filter { !terms.terms(of: $0).isOver(on: today) }
  }

  /// The exceptions that have terms: the baseline as a whole, and findings with their own.
  var exceptions: [PlacedException] {
    let single = findings.compactMap { finding in
      terms.own[finding].map { own in
        PlacedException(
          "the baseline's \(finding.rule) of '\(finding.view)' in \(finding.scene)/\(finding.configuration)",
          terms: own.completed(by: terms.all), at: terms.places[finding] ?? terms.place)
      }
    }
    let isForAny = findings.isEmpty || findings.contains { terms.own[$0] == nil }
    return (isForAny ? [PlacedException("the baseline", terms: terms.all, at: terms.place)] : []) + single
  }
}

extension ExceptionTerms {
  /// The terms that are given, in the order of their keys.
  var members: [(key: Key, value: String)] {
    Key.allCases.compactMap { key in self[key].map { (key, $0) } }
  }

  private subscript(key: Key) -> String? {
    switch key {
    case .reason: reason
    case .until: until?.description
    case .issue: issue
    }
  }
}

/// A line of a baseline: a finding, with its own terms.
struct KnownFindingLine: Encodable {
  private let finding: KnownFinding
  private let terms: ExceptionTerms?

  init(_ finding: KnownFinding, _ terms: ExceptionTerms?) { (self.finding, self.terms) = (finding, terms) }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  func encode(to encoder: any Encoder) throws {
    try finding.encode(to: encoder)
    var object = encoder.container(keyedBy: Key.self)
    for member in terms?.members ?? [] {
      try object.encode(member.value, forKey: Key(stringValue: member.key.rawValue))
    }
  }
}

import Snapshots

/// What one check of a set-up found.
struct Diagnosis: Encodable, Equatable {
  enum Weight: String, Encodable {
    /// Something does not work, or will not.
    case wrong
    /// Something is as it may be, and should be known.
    case note
  }

  /// One thing that was found: where, what, and what to do.
  struct Remark: Encodable, Equatable {
    let weight: Weight
    /// A path, a variable or the like; nil where the check's name says enough.
    let place: String?
    let message: String
  }

  /// The most remarks of a check that have lines of their own.
  private static let limit = 10

  let check: String
  /// What was looked at, in words that are true where nothing is wrong.
  var summary: String
  private(set) var remarks: [Remark] = []

  init(_ check: String, _ summary: String) { (self.check, self.summary) = (check, summary) }

  var isWrong: Bool { remarks.contains { $0.weight == .wrong } }

  mutating func wrong(_ message: String) { remarks.append(Remark(weight: .wrong, place: nil, message: message)) }
  mutating func note(_ message: String) { remarks.append(Remark(weight: .note, place: nil, message: message)) }

  mutating func wrong(_ place: String, _ message: String) {
    remarks.append(Remark(weight: .wrong, place: place, message: message))
  }

  mutating func note(_ place: String, _ message: String) {
    remarks.append(Remark(weight: .note, place: place, message: message))
  }

  var lines: [String] {
    let left = remarks.count - Self.limit
    let ordered = remarks.filter { $0.weight == .wrong } + remarks.filter { $0.weight == .note }
    let shown = ordered.prefix(left > 1 ? Self.limit : ordered.count).map { remark in
      "\(remark.weight.rawValue)\t\(check): \(remark.place.map { "\($0): " } ?? "")\(remark.message)"
    }
    return (isWrong ? [] : ["ok\t\(check): \(summary)"]) + shown
      + (left > 1 ? ["and \(left) more of \(check); --json has all"] : [])
  }

  private enum Key: String, CodingKey {
    case check, state, summary, remarks
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(check, forKey: .check)
    try object.encode(isWrong ? "wrong" : "ok", forKey: .state)
    if !isWrong { try object.encode(summary, forKey: .summary) }
    try object.encode(remarks, forKey: .remarks)
  }
}

import Snapshots

/// The findings of one check of a set-up.
struct Diagnosis: Encodable, Equatable {
  enum Weight: String, Encodable {
    /// Something does not work, or will not.
    case wrong = "error"
    /// Something that works, but is worth knowing.
    case note
  }

  /// One finding: its place, the problem, and what to do about it.
  struct Remark: Encodable, Equatable {
    let weight: Weight
    /// A path, a variable or the like; nil if the check's name suffices.
    let place: String?
    let message: String
  }

  /// The largest number of remarks of a check with lines of their own.
  private static let limit = 10

  let check: String
  /// A summary of what was checked, in words that are true if nothing is wrong.
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
    try object.encode(isWrong ? Weight.wrong.rawValue : "ok", forKey: .state)
    if !isWrong { try object.encode(summary, forKey: .summary) }
    try object.encode(remarks, forKey: .remarks)
  }
}

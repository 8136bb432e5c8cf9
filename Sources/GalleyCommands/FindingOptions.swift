import ArgumentParser
import Auditing
import HeadlessUIKit

/// Which findings fail a run.
struct FindingOptions: ParsableArguments {
  private static let every = "all"
  private static let none = "none"

  @Option(
    name: .customLong("fail-on"),
    help: ArgumentHelp(
      "Findings that fail the run, with commas between them, 'all', 'none', or the laws of a level and those above: "
        + "'error', 'warning', 'note'. What a scene allows fails nothing.",
      valueName: "kind,…"))
  var failOn: [String] = []

  /// The kinds by their names in results.
  var failing: Set<String> { get throws { try failing(unlessSaid: []) } }

  /// The kinds by their names in results.
  ///
  /// - Parameter standard: those that fail the run where nothing is said.
  func failing(unlessSaid standard: Set<String>) throws -> Set<String> {
    guard !failOn.isEmpty else { return standard }
    let kinds = FindingNames.noticed.all.union(FindingNames.laws.all)
    let words = kinds.sorted() + Law.Level.allCases.map(\.rawValue) + [Self.every, Self.none]
    let names = failOn.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }.map {
      String($0.drop { $0 == " " })
    }
    return Set(
      try names.flatMap { name -> Set<String> in
        switch name {
        case Self.every: return kinds
        case Self.none: return []
        default:
          if let level = Law.Level(rawValue: name) { return FindingNames.laws(from: level) }
          return [try OptionValue.named(name, "--fail-on", among: words) { $0 }]
        }
      })
  }

  func validate() throws { _ = try failing }
}

/// The names that findings of a kind of run have.
struct FindingNames {
  let all: Set<String>
  /// The kinds that whoever allows a kind allows as well.
  let allowedToo: [String: Set<String>]

  /// What is noticed while views are laid out.
  static let noticed = FindingNames(all: Set(ViewFinding.Kind.allCases.map(\.rawValue)), allowedToo: [:])
  /// What an audit finds.
  static let laws = FindingNames(all: laws(from: .note), allowedToo: Law.allowedToo)

  /// The laws of a level and those above.
  static func laws(from level: Law.Level) -> Set<String> {
    Set(Law.allCases.filter { $0.level >= level }.map(\.rawValue))
  }
}

import ArgumentParser
import Auditing
import HeadlessUIKit
import Snapshots

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

  /// The kinds that fail the run, by their names in results.
  ///
  /// - Parameters:
  ///   - kinds: those that the run may have.
  ///   - standard: those that fail the run where nothing is said.
  /// - Throws: a validation error for what no kind is called, and for a kind that the run never has.
  func failing(of kinds: FindingNames, unlessSaid standard: Set<String> = []) throws -> Set<String> {
    guard !failOn.isEmpty else { return standard }
    let names = failOn.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }.map {
      String($0.drop { $0 == " " })
    }
    return Set(try names.flatMap { try named($0, of: kinds) })
  }

  private func named(_ name: String, of kinds: FindingNames) throws -> Set<String> {
    let levels = Law.Level.allCases.map(\.rawValue)
    let lowercased = name.lowercased()
    if !kinds.all.contains(lowercased), let other = FindingNames.any.all.first(where: { $0 == lowercased }) {
      throw ValidationError(FindingNames.refusal(of: other, among: kinds))
    }
    let words = kinds.all.sorted() + levels + [Self.every, Self.none]
    switch try OptionValue.named(name, "--fail-on", among: words, name: { $0 }) {
    case Self.every: return kinds.all
    case Self.none: return []
    case let word:
      return Law.Level(rawValue: word).map { FindingNames.laws(from: $0).intersection(kinds.all) } ?? [word]
    }
  }
}

/// The names that findings of a kind of run have.
struct FindingNames {
  let all: Set<String>
  let relations: FindingRelations

  /// What is noticed while views are laid out.
  static let noticed = FindingNames(all: Set(ViewFinding.Kind.allCases.map(\.rawValue)), relations: FindingRelations())
  /// What an audit finds.
  static let laws = FindingNames(all: laws(from: .note), relations: Law.relations)
  /// What any run may have.
  static let any = FindingNames(all: noticed.all.union(laws.all), relations: FindingRelations())

  /// The laws of a level and those above.
  static func laws(from level: Law.Level) -> Set<String> {
    Set(Law.allCases.filter { $0.level >= level }.map(\.rawValue))
  }

  /// Why a kind of finding is none that a run may have, and which command has it.
  fileprivate static func refusal(of name: String, among kinds: FindingNames) -> String {
    let isLaw = laws.all.contains(name)
    return "--fail-on: "
      + (isLaw
        ? "'\(name)' is a law that galley audit looks at, and this command does not. It reports "
        : "'\(name)' is no law: galley audit does not look at it, and galley test does. The laws are ")
      + kinds.all.sorted().joined(separator: ", ") + "."
  }
}

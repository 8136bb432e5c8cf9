package import ArgumentParser
package import Findings
package import Snapshots
import Suggestions

/// The options that select the findings that fail a run.
package struct FindingOptions: ParsableArguments {
  private static let every = "all"
  private static let none = "none"

  @Option(
    name: .customLong("fail-on"),
    help: ArgumentHelp(
      "Findings that fail the run, separated by commas: kinds, 'all', 'none', or the accessibility rules of a level and those "
        + "above: 'error', 'warning', 'note'. Findings that a scene allows do not fail it.",
      valueName: "kind,…"))
  package var failOn: [String] = []

  package init() {}

  /// The findings that fail the run: kinds, by their names in results, and levels.
  ///
  /// - Parameters:
  ///   - kinds: the kinds that the run may have.
  ///   - standard: what fails the run by default.
  /// - Throws: a validation error for an unknown kind, and for one that the run never has.
  package func failing(of kinds: FindingNames, byDefault standard: Set<String> = []) throws -> Set<String> {
    guard !failOn.isEmpty else { return standard }
    let names = failOn.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }.map {
      String($0.drop { $0 == " " })
    }
    return Set(try names.flatMap { try named($0, of: kinds) })
  }

  private func named(_ name: String, of kinds: FindingNames) throws -> Set<String> {
    let levels = FindingLevel.allCases.map(\.rawValue)
    let lowercased = name.lowercased()
    let words = kinds.all.sorted() + levels + [Self.every, Self.none]
    if !words.contains(lowercased), FindingNames.ofAnyRun.all.contains(lowercased) {
      throw ValidationError("--fail-on: \(FindingNames.refusal(of: lowercased, among: kinds))")
    }
    if Suggestion.nearest(to: name, among: words) == nil,
      let other = Suggestion.nearest(to: name, among: FindingNames.ofAnyRun.all.sorted())
    {
      throw ValidationError(
        "--fail-on does not know '\(name)', and \(FindingNames.refusal(of: other, among: kinds))")
    }
    switch try OptionValue.named(name, "--fail-on", among: words, name: { $0 }) {
    case Self.every: return kinds.all
    case Self.none: return []
    case let word: return FindingLevel(rawValue: word).map(FindingNames.levels) ?? [word]
    }
  }
}

/// The kinds of findings that a kind of run may have.
package struct FindingNames {
  package let all: Set<String>
  package let relations: FindingRelations
  /// Whether scenes are also examined in the text sizes that rules compare, beyond their own.
  package var areOfAllSizes = false

  /// The findings made while views are laid out.
  package static let ofLayout = FindingNames(
    all: Set(FindingKind.ofLayout.map(\.rawValue)), relations: FindingRelations())
  /// The findings of an audit.
  package static let ofAudit = FindingNames(
    all: auditRules(from: .note), relations: FindingKind.auditRelations, areOfAllSizes: true)
  /// The findings of any run.
  package static let ofAnyRun = FindingNames(all: ofLayout.all.union(ofAudit.all), relations: FindingRelations())

  /// The accessibility rules of a level and above.
  package static func auditRules(from level: FindingLevel) -> Set<String> {
    Set(FindingKind.ofAudit(from: level).map(\.rawValue))
  }

  /// The names of a level and those above.
  package static func levels(from level: FindingLevel) -> Set<String> {
    Set(FindingLevel.allCases.filter { $0 >= level }.map(\.rawValue))
  }

  /// The reason that a run cannot have a kind of finding, and the command that has it.
  fileprivate static func refusal(of name: String, among kinds: FindingNames) -> String {
    let isRule = ofAudit.all.contains(name)
    return
      (isRule
      ? "'\(name)' is a rule that galley audit checks, and this command does not. It reports "
      : "'\(name)' is a finding of galley test, not a rule of galley audit. The rules are ")
      + kinds.all.sorted().joined(separator: ", ") + "."
  }
}

import ArgumentParser
import HeadlessUIKit

/// Which findings fail a run.
struct FindingOptions: ParsableArguments {
  private static let every = "all"

  @Option(
    name: .customLong("fail-on"),
    help: ArgumentHelp(
      "Findings that fail the run, with commas between them, or 'all'. What a scene allows fails nothing.",
      valueName: "kind,…"))
  var failOn: [String] = []

  /// The kinds by their names in results.
  var failing: Set<String> {
    get throws {
      let kinds = ViewFinding.Kind.allCases.map(\.rawValue)
      let names = failOn.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }.map {
        String($0.drop { $0 == " " })
      }
      return Set(
        try names.flatMap { name in
          name == Self.every ? kinds : [try OptionValue.named(name, "--fail-on", among: kinds + [Self.every]) { $0 }]
        })
    }
  }

  func validate() throws { _ = try failing }
}

/// A spelling of an earlier version, and what is written instead.
struct FormerSpelling: Equatable {
  /// The former spelling: `galley review --run`.
  let former: String
  /// The advice what to write, in a sentence.
  let advice: String

  private typealias Row = (command: String, option: String, advice: @Sendable (_ value: String) -> String)

  private static let rows: [Row] = [
    ("accept", "--run", { "A run is named without an option: galley accept \($0) --all" }),
    ("review", "--run", { "A run is named without an option: galley review \($0)" }),
    ("orphans", "--run", { "A run is named without an option: galley orphans \($0)" }),
    (
      "compare", "--catalogue",
      { "A catalogue follows the revisions without an option: galley compare main \($0)" }
    ),
    (
      "gallery", "--catalogue",
      {
        "A catalogue follows the run without an option: galley gallery galley-output \($0) – or, without a run, "
          + "galley gallery --style-guide \($0)"
      }
    ),
    (
      "matrix", "--catalogue",
      { "A catalogue follows the scene without an option: galley matrix file/scene \($0)" }
    ),
    (
      "diff", "--picture",
      { "The option has the name that it has in galley test: galley diff … --difference \($0)" }
    ),
    ("measure", "--strings", { "Strings have a command of their own: galley strings \($0)" }),
  ]

  /// The former spelling in a command line; nil if it has none.
  init?(_ arguments: [String]) {
    guard let command = arguments.first else { return nil }
    for row in FormerSpelling.rows where row.command == command {
      guard let index = arguments.firstIndex(where: { $0 == row.option || $0.hasPrefix(row.option + "=") }) else {
        continue
      }
      former = "galley \(command) \(row.option)"
      let after = arguments.dropFirst(index + 1).first ?? "…"
      advice = row.advice(
        arguments[index] == row.option ? after : String(arguments[index].dropFirst(row.option.count + 1)))
      return
    }
    // `accept a b`: paths were arguments.
    let operands = arguments.dropFirst().prefix { !$0.hasPrefix("-") }
    guard command == "accept", operands.count > 1 else { return nil }
    former = "galley accept with paths"
    advice = "Cases are named with --filter: galley accept \(operands.map { "--filter \($0)" }.joined(separator: " "))"
  }
}

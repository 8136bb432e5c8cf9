/// The command that records references: the one that ran, with options for what to record, or, for tests, a command
/// that runs all of them.
package struct RecordingCommand: Sendable {
  /// The largest number of scenes with a line of their own.
  private static let limit = 3

  /// The command and the options that select its input, ready for a shell.
  private let base: String
  /// The corresponding command that takes over what the engine moved.
  private let engineBase: String
  /// The filters that it ran with.
  private let filters: [String]
  /// Whether options say what to record, and a filter for which cases; otherwise an environment variable does, for all
  /// tests.
  private let hasOptions: Bool

  /// - Parameters:
  ///   - arguments: the command's words that select its input, without filters.
  ///   - program: the words before the command's name.
  package init(_ arguments: [String], of program: [String] = ["galley"], filters: [String]) {
    base = ShellLine.line(program + ["test"] + arguments)
    engineBase = ShellLine.line(program + ["engine"] + arguments)
    self.filters = filters
    hasOptions = true
  }

  private init(ofTests base: String) {
    (self.base, engineBase, filters, hasOptions) = (base, base, [], false)
  }

  /// Runs a package's tests.
  package static let tests = RecordingCommand(ofTests: "swift test")

  /// A line with one command for all of the cases, filtered as narrowly as possible.
  func hints(_ cases: [CasePath], _ mode: RecordMode, _ purpose: String) -> [String] {
    guard !cases.isEmpty else { return [] }
    let scenes = cases.grouped(by: \.scenePath)
    return ["hint\t\(purpose) \(text(mode, filters: scenes.count == 1 ? [path(of: cases)] : filters))"]
  }

  /// A line with the command that takes over what only the engine moved, in these cases.
  package func engineHints(_ cases: [CasePath]) -> [String] {
    guard hasOptions, !cases.isEmpty else { return [] }
    let command = filtered(engineBase, by: filters) + " --rerecord"
    return ["hint\tTo accept what only the engine moved, and to renew the records of the rest: \(command)"]
  }

  /// A line that says how to see the old pictures of cases whose references are records alone.
  func oldPictureHints(_ cases: [CasePath]) -> [String] {
    guard !cases.isEmpty else { return [] }
    let way =
      hasOptions ? "`galley compare REV` draws both revisions" : "keep pictures of views to see both"
    return ["hint\tReferences that are records only keep no old pictures: \(way)."]
  }

  /// A line for each scene, with a command that records exactly these cases.
  func exactHints(_ cases: [CasePath], _ mode: RecordMode) -> [String] {
    // A variable cannot select cases.
    guard hasOptions else { return mode == .all ? [] : hints(cases, mode, "To record unreadable references again:") }
    let scenes = cases.grouped(by: \.scenePath)
    let lines = scenes.prefix(RecordingCommand.limit).map { cases in
      let name = cases.count == 1 ? cases[0].description : "\(cases[0].scenePath), \(cases.count.cases)"
      return "hint\tTo record \(name) again: \(text(mode, filters: [path(of: cases)]))"
    }
    let left = scenes.count - lines.count
    return left > 0 ? lines + ["hint\tand so on for \(left) more \(left == 1 ? "scene" : "scenes")"] : lines
  }

  /// A filter that selects these cases of one scene.
  private func path(of cases: [CasePath]) -> String {
    cases.count == 1 ? cases[0].description : "\(cases[0].scenePath)/"
  }

  private func text(_ mode: RecordMode, filters: [String]) -> String {
    guard hasOptions else { return "SNAPSHOT_TESTING_RECORD=\(mode.rawValue) \(base)" }
    return filtered(base, by: filters) + " --record \(mode.rawValue)"
  }

  private func filtered(_ command: String, by filters: [String]) -> String {
    ([command] + filters.map { ShellLine.line(ShellLine.option("--filter", $0)) }).joined(separator: " ")
  }
}

import ArgumentParser

/// A command over previews.
enum PreviewAction: String, CaseIterable, ExpressibleByArgument {
  case list
  case test
  case audit
  case gallery
  case render
  case matrix
  case sensitivity
  case engine
  case mcp

  /// The command lines that the program runs, one after the other.
  ///
  /// - Parameters:
  ///   - options: the options that were given.
  ///   - references: the folder of references, unless an option names another one.
  func calls(options: [String], references: String) -> [[String]] {
    switch self {
    case .gallery: [["render"], ["gallery"] + options]
    case .test where !options.contains("--record"):
      // Nothing is written into the app unasked.
      [["test", "--record", "never"] + withReferences(options, references)]
    case .test, .engine: [[rawValue] + withReferences(options, references)]
    case .list, .audit, .render, .matrix, .sensitivity, .mcp: [[rawValue] + options]
    }
  }

  private func withReferences(_ options: [String], _ references: String) -> [String] {
    options.contains("--references") ? options : ["--references", references] + options
  }
}

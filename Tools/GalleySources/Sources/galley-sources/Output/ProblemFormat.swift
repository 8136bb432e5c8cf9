import AppSources
import ArgumentParser
import SourceRewriting

/// The format in which problems are printed.
enum ProblemFormat: String, CaseIterable, ExpressibleByArgument {
  /// As compilers print them.
  case text
  /// As annotations of GitHub's jobs.
  case github

  /// The lines of all that keeps files from being compiled.
  func lines(_ app: RewrittenApp, label: String = "error") -> [String] {
    app.problems.map {
      line($0.path, $0.position, $0.leavesOut == .file ? label : "note", "\($0.message). \($0.suggestion)")
    }
      + app.leftOutForOthers.map {
        line($0.path, $0.position, label, "the file is left out: \($0.reason). \(Self.advice($0))")
      }
  }

  /// The advice about a file that is left out for what is elsewhere.
  private static func advice(_ file: LeftOutFile) -> String {
    switch file.reason {
    case .missingModule(let name) where ProvidedModules.products.contains(name):
      "Galley has it. Add to the target's dependencies: .product(name: \"\(name)\", package: \"galley\")"
    case .missingModule:
      "Name it in 'omittedModules' or 'standIns' of \(AppConfiguration.fileName), or make the target depend on it."
    case .entryPoint: "Tests make what it makes."
    case .missingName: "It is compiled when that file is."
    case .objectiveCName: "Declare it in Swift, in a file beside \(AppConfiguration.fileName)."
    case .problem(let problem): problem.suggestion
    }
  }

  private func line(_ path: String, _ position: SourcePosition, _ label: String, _ message: String) -> String {
    let path = Output.shown(path)
    return switch self {
    case .text: "\(path):\(position.line):\(position.column): \(label): \(message)"
    case .github:
      "::\(label == "note" ? "notice" : label) file=\(Self.escaped(path, isProperty: true)),line=\(position.line),col=\(position.column)::"
        + Self.escaped(message, isProperty: false)
    }
  }

  /// By GitHub's rules for workflow commands, which end at line ends, and properties at commas.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    let escaped = text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    return isProperty ? escaped.replacing(":", with: "%3A").replacing(",", with: "%2C") : escaped
  }
}

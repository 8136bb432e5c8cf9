/// Suites of tests in the XML of JUnit's reports, as continuous integration reads it.
///
/// Nobody owns the format; this is what `junit-10.xsd` of Jenkins' xUnit plugin accepts. It has no place for a test's line,
/// which stands in the text of its failure, and in that of its suite's file.
package struct JUnitDocument {
  /// A failure's `message`, in bytes, of which tools show one line; all of it is in its text.
  private static let messageLimit = 1_000

  private let suites: [JUnitSuite]

  package init(_ suites: [JUnitSuite]) { self.suites = suites }

  package var text: String {
    let counts = counts(suites.lazy.flatMap(\.tests))
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"galley\" \(counts)>\n"
    for suite in suites { add(suite, to: &text) }
    return text + "</testsuites>\n"
  }

  private func add(_ suite: JUnitSuite, to text: inout String) {
    let name = XMLText.escaped(suite.name)
    let file = suite.file.map { " file=\"\(XMLText.escaped($0))\"" } ?? ""
    text += "  <testsuite name=\"\(name)\" \(counts(suite.tests)) skipped=\"0\"\(file)>\n"
    for test in suite.tests {
      let start =
        "    <testcase name=\"\(XMLText.escaped(test.name))\" classname=\"\(name)\" "
        + "time=\"\(JUnitDocument.time(test.seconds))\""
      let elements = test.problems.map(element).joined() + output(test.output)
      text += elements.isEmpty ? start + "/>\n" : start + ">\n" + elements + "    </testcase>\n"
    }
    text += "  </testsuite>\n"
  }

  private func counts(_ tests: some Collection<JUnitTest>) -> String {
    let (count, seconds) = (tests.count, tests.reduce(0) { $0 + $1.seconds })
    let errors = tests.count { $0.isError }
    let failures = tests.count { !$0.isError && !$0.problems.isEmpty }
    return "tests=\"\(count)\" failures=\"\(failures)\" errors=\"\(errors)\" time=\"\(JUnitDocument.time(seconds))\""
  }

  /// Seconds with three decimals.
  static func time(_ seconds: Double) -> String {
    let milliseconds = Int((max(0, seconds) * 1_000).rounded())
    return "\(milliseconds / 1_000)." + String(1_000 + milliseconds % 1_000).dropFirst()
  }

  private func element(_ problem: JUnitProblem) -> String {
    let name = problem.isError ? "error" : "failure"
    let whole = problem.message.isEmpty ? problem.type : "\(problem.type): \(problem.message)"
    let short = XMLText.escaped(whole.shortened(to: JUnitDocument.messageLimit))
    let text = problem.lines.map(XMLText.escaped).joined(separator: "\n")
    return "      <\(name) type=\"\(XMLText.escaped(problem.type))\" message=\"\(short)\">\(text)</\(name)>\n"
  }

  private func output(_ lines: [String]) -> String {
    guard !lines.isEmpty else { return "" }
    return "      <system-out>\(lines.map(XMLText.escaped).joined(separator: "\n"))</system-out>\n"
  }
}

/// Tests that belong together.
package struct JUnitSuite {
  /// Also the class of its tests.
  package var name: String
  package var file: String?
  package var tests: [JUnitTest]

  package init(name: String, file: String?, tests: [JUnitTest]) {
    (self.name, self.file, self.tests) = (name, file, tests)
  }
}

/// A test, and what it came to.
package struct JUnitTest {
  package var name: String
  package var seconds: Double
  /// What it fails by.
  package var problems: [JUnitProblem]
  /// What there is to say beside them.
  package var output: [String]

  package init(name: String, seconds: Double = 0, problems: [JUnitProblem] = [], output: [String] = []) {
    (self.name, self.seconds, self.problems, self.output) = (name, seconds, problems, output)
  }

  fileprivate var isError: Bool { problems.contains(where: \.isError) }
}

/// What a test fails by.
package struct JUnitProblem {
  /// Whether the test could not be made, rather than failed.
  package var isError: Bool
  package var type: String
  package var message: String
  /// All there is to say.
  package var lines: [String]

  package init(isError: Bool = false, type: String, message: String, lines: [String]) {
    (self.isError, self.type, self.message, self.lines) = (isError, type, message, lines)
  }
}

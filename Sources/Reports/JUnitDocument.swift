/// Test suites in JUnit's XML format, which continuous integration systems read.
///
/// The format has no official specification; this is what `junit-10.xsd` of Jenkins' xUnit plugin accepts. It has no
/// element for a test's line, so the line is in the text of its failure, and in the file of its suite.
package struct JUnitDocument {
  /// The limit in bytes for a failure's `message`, of which tools show one line; the full message is in the text.
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

  /// A number of seconds with three decimals.
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

/// A suite of related tests.
package struct JUnitSuite {
  /// The name, which is also the class of its tests.
  package var name: String
  package var file: String?
  package var tests: [JUnitTest]

  package init(name: String, file: String?, tests: [JUnitTest]) {
    (self.name, self.file, self.tests) = (name, file, tests)
  }
}

/// A test with its result.
package struct JUnitTest {
  package var name: String
  package var seconds: Double
  /// The reasons for which the test fails.
  package var problems: [JUnitProblem]
  /// Further output.
  package var output: [String]

  package init(name: String, seconds: Double = 0, problems: [JUnitProblem] = [], output: [String] = []) {
    (self.name, self.seconds, self.problems, self.output) = (name, seconds, problems, output)
  }

  fileprivate var isError: Bool { problems.contains(where: \.isError) }
}

/// A reason for which a test fails.
package struct JUnitProblem {
  /// Whether the test could not be carried out, in contrast to a failure.
  package var isError: Bool
  package var type: String
  package var message: String
  /// The complete text.
  package var lines: [String]

  package init(isError: Bool = false, type: String, message: String, lines: [String]) {
    (self.isError, self.type, self.message, self.lines) = (isError, type, message, lines)
  }
}

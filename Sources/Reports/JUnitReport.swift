import Snapshots

/// A run in the XML of JUnit's reports, as continuous integration reads it: a suite for each scene, a test for each of its
/// cases.
///
/// Nobody owns the format; this is what `junit-10.xsd` of Jenkins' xUnit plugin accepts. It has no place for a case's
/// line, which stands in the text of its failure, and in that of its suite's file.
package struct JUnitReport {
  /// A failure's `message`, in bytes, of which tools show one line; all of it is in its text.
  private static let messageLimit = 1_000

  private let report: RunReport

  package init(_ report: RunReport) { self.report = report }

  package var text: String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"galley\" \(counts(report.cases))>\n"
    var start = 0
    for end in report.cases.indices {
      let next = end + 1
      if next < report.cases.count, report.cases[next].path.scenePath == report.cases[start].path.scenePath { continue }
      add(report.cases[start...end], to: &text)
      start = next
    }
    return text + "</testsuites>\n"
  }

  private func add(_ scene: ArraySlice<ReportedCase>, to text: inout String) {
    let name = XMLText.escaped(scene[scene.startIndex].path.scenePath)
    let file = scene[scene.startIndex].source.map { " file=\"\(XMLText.escaped($0.file))\"" } ?? ""
    text += "  <testsuite name=\"\(name)\" \(counts(scene)) skipped=\"0\"\(file)>\n"
    for item in scene {
      let configuration = XMLText.escaped(item.path.configuration)
      let start =
        "    <testcase name=\"\(configuration)\" classname=\"\(name)\" time=\"\(JUnitReport.time(item.seconds))\""
      let elements = failures(of: item) + output(of: item)
      text += elements.isEmpty ? start + "/>\n" : start + ">\n" + elements + "    </testcase>\n"
    }
    text += "  </testsuite>\n"
  }

  private func counts(_ cases: some Collection<ReportedCase>) -> String {
    let (tests, seconds) = (cases.count, cases.reduce(0) { $0 + $1.seconds })
    let errors = cases.lazy.filter { $0.status == .broken }.count
    let failures = cases.lazy.filter { $0.status == .review || $0.status == .passed && !$0.failing.isEmpty }.count
    return "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" time=\"\(JUnitReport.time(seconds))\""
  }

  /// Seconds with three decimals.
  static func time(_ seconds: Double) -> String {
    let milliseconds = Int((max(0, seconds) * 1_000).rounded())
    return "\(milliseconds / 1_000)." + String(1_000 + milliseconds % 1_000).dropFirst()
  }

  private func failures(of item: ReportedCase) -> String {
    let place = item.source.map { [$0.file + ($0.line.map { ":\($0)" } ?? "")] } ?? []
    var elements = ""
    if item.status != .passed {
      let lines =
        (item.details.isEmpty ? [item.verdict] : [item.details]) + place
        + item.pictures.all.map { "\(report.folder)/\($0)" }
      elements += element(item.status == .broken ? "error" : "failure", item.verdict, item.details, lines)
    }
    for finding in item.failing {
      let message = "\(finding.node): \(finding.message)"
      elements += element("failure", finding.kind, message, [message] + place)
    }
    return elements
  }

  private func element(_ name: String, _ type: String, _ message: String, _ lines: [String]) -> String {
    let whole = message.isEmpty ? type : "\(type): \(message)"
    let short = XMLText.escaped(whole.shortened(to: JUnitReport.messageLimit))
    let text = lines.map(XMLText.escaped).joined(separator: "\n")
    return "      <\(name) type=\"\(XMLText.escaped(type))\" message=\"\(short)\">\(text)</\(name)>\n"
  }

  /// What was noticed and tolerated, and the pictures for tools that show attachments, the first alone or all.
  private func output(of item: ReportedCase) -> String {
    var lines = item.findings.map { finding in
      "\(finding.kind): \(finding.node): \(finding.message)" + (finding.allowed.map { " Allowed: \($0)" } ?? "")
    }
    if item.status == .passed, !item.details.isEmpty { lines.append("\(item.verdict): \(item.details)") }
    if item.status != .passed { lines += item.pictures.all.reversed().map { "[[ATTACHMENT|\(report.folder)/\($0)]]" } }
    guard !lines.isEmpty else { return "" }
    return "      <system-out>\(lines.map(XMLText.escaped).joined(separator: "\n"))</system-out>\n"
  }
}

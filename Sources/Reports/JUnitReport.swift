import Snapshots
import SourcePlaces

/// A run in JUnit's XML format: a suite for each scene, a test for each of its cases.
package struct JUnitReport {
  private let report: RunReport

  package init(_ report: RunReport) { self.report = report }

  package var text: String {
    var suites: [JUnitSuite] = []
    var start = 0
    for end in report.cases.indices {
      let next = end + 1
      if next < report.cases.count, report.cases[next].path.scenePath == report.cases[start].path.scenePath { continue }
      suites.append(suite(report.cases[start...end]))
      start = next
    }
    return JUnitDocument(suites + unmatched).text
  }

  /// A suite of what is to review and is not a case, so that it fails where the run does; none if there is nothing.
  private var unmatched: [JUnitSuite] {
    let tests = report.unmatched.map { item in
      JUnitTest(
        name: item.which, seconds: 0,
        problems: [JUnitProblem(type: item.word, message: item.details, lines: [item.details])], output: [])
    }
    return tests.isEmpty ? [] : [JUnitSuite(name: "references", file: nil, tests: tests)]
  }

  private func suite(_ scene: ArraySlice<ReportedCase>) -> JUnitSuite {
    let first = scene[scene.startIndex]
    let tests = scene.map { item in
      JUnitTest(
        name: item.path.configuration, seconds: item.seconds, problems: problems(of: item), output: output(of: item))
    }
    return JUnitSuite(name: first.path.scenePath, file: first.source?.file, tests: tests)
  }

  private func problems(of item: ReportedCase) -> [JUnitProblem] {
    let place = item.source.map { [$0.file + ($0.line.map { ":\($0)" } ?? "")] } ?? []
    var problems: [JUnitProblem] = []
    if item.status != .passed {
      let lines =
        (item.details.isEmpty ? [item.verdict] : [item.details]) + place
        + item.pictures.all.map { "\(report.folder)/\($0)" }
      problems.append(
        JUnitProblem(isError: item.status == .broken, type: item.verdict, message: item.details, lines: lines))
    }
    for finding in item.failing {
      let message = "\(finding.node): \(finding.message)"
      problems.append(JUnitProblem(type: finding.kind, message: message, lines: [message] + place))
    }
    return problems
  }

  /// The findings, accepted differences, and pictures, for tools that show attachments (only the first, or all of
  /// them).
  private func output(of item: ReportedCase) -> [String] {
    var lines = item.findings.map { finding in
      "\(finding.kind): \(finding.node): \(finding.message)" + (finding.allowed.map { " Allowed: \($0)" } ?? "")
    }
    if item.status == .passed, !item.details.isEmpty { lines.append("\(item.verdict): \(item.details)") }
    if item.status != .passed { lines += item.pictures.all.reversed().map { "[[ATTACHMENT|\(report.folder)/\($0)]]" } }
    return lines
  }
}

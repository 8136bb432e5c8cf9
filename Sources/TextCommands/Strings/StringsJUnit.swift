import Reports
import SourcePlaces
import StringsChecking

/// A check of strings as a JUnit report: a suite for each table in each language with a test for each of its keys, and
/// a suite for findings without a key.
struct StringsJUnit {
  fileprivate struct Subject: Hashable {
    var table: String?
    var key: String?
    var language: String?
  }

  private let report: StringsReport
  private let findings: [Subject: [StringsFinding]]

  init(_ report: StringsReport) {
    self.report = report
    findings = Dictionary(grouping: report.findings, by: Subject.init)
  }

  var document: JUnitDocument {
    var paths = StringsPaths()
    var suites: [JUnitSuite] = []
    var indices: [[String]: Int] = [:]
    var reported: Set<Subject> = []
    for item in report.checked {
      let index = indices[[item.table, item.language, item.file]] ?? suites.count
      if index == suites.count {
        indices[[item.table, item.language, item.file]] = index
        suites.append(JUnitSuite(name: "\(item.table) \(item.language)", file: paths.path(item.file), tests: []))
      }
      let subject = Subject(table: item.table, key: item.key, language: item.language)
      reported.insert(subject)
      suites[index].tests.append(test(item.key, findings[subject] ?? [], &paths))
    }
    return JUnitDocument(suites + rest(report.findings.filter { !reported.contains(Subject($0)) }, &paths))
  }

  private func test(_ name: String, _ findings: [StringsFinding], _ paths: inout StringsPaths) -> JUnitTest {
    var test = JUnitTest(name: name)
    for finding in findings {
      let variations = finding.variations.isEmpty ? "" : " (\(finding.variations.joined(separator: ", ")))"
      let position = finding.place.isWhole ? "" : ":\(finding.place.position)"
      let place = "\(paths.path(finding.place))\(position)\(variations)"
      if finding.fails {
        test.problems.append(
          JUnitProblem(type: finding.kind, message: finding.sentence, lines: [finding.sentence, place]))
      } else {
        let allowed = finding.allowed.map { " Allowed: \($0)" } ?? ""
        test.output.append("\(finding.kind): \(finding.sentence)\(allowed)")
      }
    }
    return test
  }

  /// A test for each finding that is about no measured key.
  private func rest(_ findings: [StringsFinding], _ paths: inout StringsPaths) -> [JUnitSuite] {
    var suites: [JUnitSuite] = []
    for (file, findings) in Dictionary(grouping: findings, by: \.place.file).sorted(by: { $0.key < $1.key }) {
      let tests = findings.map { finding in
        let position = finding.place.isWhole ? "" : "\(finding.place.position) "
        return test("\(position)\(finding.subject)\(finding.kind)", [finding], &paths)
      }
      suites.append(JUnitSuite(name: paths.path(file), file: paths.path(file), tests: tests))
    }
    return suites
  }
}

extension StringsJUnit.Subject {
  fileprivate init(_ finding: StringsFinding) {
    self.init(table: finding.table, key: finding.key, language: finding.language)
  }
}

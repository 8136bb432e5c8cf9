import DocumentChecking
import Findings
import Reports
import SourcePlaces

/// A check of documents as a JUnit report: a suite for each document, with a test for each kind of finding.
struct DocumentsJUnit {
  private let report: DocumentReport

  init(_ report: DocumentReport) { self.report = report }

  var document: JUnitDocument {
    JUnitDocument(
      report.documents.map { document in
        let tests = DocumentFindingKind.allCases.map { kind in
          test(kind, document.findings.filter { $0.kind == kind })
        }
        return JUnitSuite(name: document.file, file: document.file, tests: tests)
      })
  }

  private func test(_ kind: DocumentFindingKind, _ findings: [DocumentFinding]) -> JUnitTest {
    var test = JUnitTest(name: kind.rawValue)
    for finding in findings {
      let line = "\(finding.place): \(finding.sentence)"
      if report.fails(finding) {
        let isError = finding.kind == .unreadableDocument
        test.problems.append(
          JUnitProblem(isError: isError, type: kind.rawValue, message: finding.sentence, lines: [line]))
      } else {
        test.output.append(line)
      }
    }
    return test
  }
}

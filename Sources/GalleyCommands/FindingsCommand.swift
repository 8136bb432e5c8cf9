import ArgumentParser
import Auditing
import CommandSupport
import Findings
import Snapshots

/// Prints the kinds of findings for `scripts/finding-tables`, which writes them into documents.
struct FindingsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "findings", abstract: "Print the rows of the tables of findings in documents.", shouldDisplay: false)

  func run() {
    for kind in FindingKind.ofLayout { row("layout", kind.rawValue, kind.meaning) }
    for kind in FindingKind.allCases where !kind.isOfLayout { row("audit-alone", kind.rawValue, kind.meaning) }
    for kind in FindingKind.auditOrder {
      row("audit", kind.rawValue, kind.level?.rawValue ?? "", kind.meaning)
    }
    for kind in StringsFindingKind.allCases where !kind.isOfFiles {
      row("strings", kind.rawValue, kind.level.rawValue, kind.meaning)
    }
    for kind in DocumentFindingKind.allCases { row("documents", kind.rawValue, kind.level.rawValue, kind.meaning) }
  }

  /// The table, then the row's cells, with tabs between them.
  private func row(_ table: String, _ name: String, _ cells: String...) {
    Terminal.print(([table, "`\(name)`"] + cells).joined(separator: "\t"))
  }
}

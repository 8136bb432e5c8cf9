package import ArgumentParser
import CommandSupport
import Foundation
import JSONDocuments
import Snapshots

/// The option for a run's outcome as JSON in place of lines.
package struct JSONOption: ParsableArguments {
  @Flag(help: "Print the run as JSON, as galley report --json does.")
  package var json = false

  package init() {}

  /// Prints lines, or the run in a folder as JSON.
  package func print(_ lines: [String], of folder: String) throws {
    if json {
      Terminal.printText(try ReportDocument.json(of: folder).text)
    } else {
      for line in lines { Terminal.print(line) }
    }
  }
}

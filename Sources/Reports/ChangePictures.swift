package import Foundation
package import Snapshots

/// A picture for each cause of a run, `cause-1.png` and so on, for a comment of a pull request.
package struct ChangePictures {
  private let report: RunReport

  package init(_ report: RunReport) { self.report = report }

  /// Writes the pictures of the first case of each cause that a summary shows, and returns their names by the causes'
  /// numbers. Causes whose pictures cannot be read have none.
  ///
  /// - Parameters:
  ///   - run: the folder that contains the run's pictures.
  ///   - folder: the folder in which they are written.
  package func write(from run: URL, to folder: RunFolder) throws -> [Int: String] {
    let files = ContainedFiles(run)
    let cases = Dictionary(report.cases.map { ($0.path, $0.pictures) }) { first, _ in first }
    var names: [Int: String] = [:]
    for (index, group) in report.groups.prefix(MarkdownSummary.maxRows).enumerated() {
      guard let pictures = group.paths.first.flatMap({ cases[$0] }),
        let png = ChangePicture.png(of: pictures, read: { try files.read($0) })
      else { continue }
      let name = "cause-\(index + 1).png"
      try folder.write(png, to: name)
      names[index + 1] = name
    }
    return names
  }
}

package import Foundation
package import Snapshots

/// A run in the format of reg-cli, for reg-suit and its reports: `reg.json` next to folders of expected, actual and
/// difference pictures, whose files are named by the cases' paths.
///
/// Passed cases have no pictures, as the run has none. A case that was not rendered is listed as failed without any
/// picture: the format has no other category for it.
package struct RegReport {
  private static let folders = (expected: "expected", actual: "actual", difference: "diff")

  private let report: RunReport

  package init(_ report: RunReport) { self.report = report }

  /// Writes `reg.json` and the pictures.
  ///
  /// - Parameters:
  ///   - run: the folder that contains the run's pictures.
  ///   - folder: the folder in which the report is written.
  package func write(from run: URL, to folder: RunFolder) throws {
    var items = RegItems()
    items.deletedItems =
      report.removed.paths.map { "\($0).png" }
      + report.orphaned.references.filter { $0.kind == .reference }.map { "\($0.path).png" }
    for item in report.cases {
      let name = "\(item.path)".hasPrefix("/") ? String("\(item.path).png".dropFirst()) : "\(item.path).png"
      let pictures = try copy(
        item.status == .passed ? ReportedPictures() : item.pictures, named: name, from: run, to: folder)
      items.add(name, item, pictures)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try folder.write(encoder.encode(items) + Data("\n".utf8), to: "reg.json")
  }

  /// Copies a case's pictures, and returns those that exist.
  private func copy(
    _ pictures: ReportedPictures, named name: String, from run: URL, to folder: RunFolder
  ) throws -> ReportedPictures {
    // Results may come from an untrusted source.
    guard ContainedFiles.isName(name), !name.utf8.contains(where: { $0 < 0x20 }) else { return .init() }
    func copied(_ path: String?, _ kind: String) throws -> String? {
      guard let path, let data = try ContainedFiles(run).read(path) else { return nil }
      try folder.write(data, to: "\(kind)/\(name)")
      return name
    }
    return ReportedPictures(
      expected: try copied(pictures.expected, RegReport.folders.expected),
      actual: try copied(pictures.actual, RegReport.folders.actual),
      difference: try copied(pictures.difference, RegReport.folders.difference))
  }

  /// The content of `reg.json`, with its names.
  private struct RegItems: Encodable {
    var failedItems: [String] = []
    var newItems: [String] = []
    var deletedItems: [String] = []
    var passedItems: [String] = []
    var expectedItems: [String] = []
    var actualItems: [String] = []
    var diffItems: [String] = []
    var actualDir = RegReport.folders.actual
    var expectedDir = RegReport.folders.expected
    var diffDir = RegReport.folders.difference

    mutating func add(_ name: String, _ item: ReportedCase, _ pictures: ReportedPictures) {
      if item.status == .passed {
        passedItems.append(name)
      } else if item.pictures.expected == nil, item.pictures.actual != nil {
        newItems.append(name)
      } else {
        failedItems.append(name)
      }
      if pictures.expected != nil { expectedItems.append(name) }
      if pictures.actual != nil { actualItems.append(name) }
      if pictures.difference != nil { diffItems.append(name) }
    }
  }
}

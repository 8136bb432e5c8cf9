import Findings
import Foundation
import InterfaceDocuments
import Testing
import UIKitCore
import UIKitTestSupport

@testable import InterfaceBuilder

/// The parts of real documents, in the folder that `GALLEY_IB_DOCUMENTS` names, that nothing reads when all their
/// screens are made.
@MainActor @Suite(.ownEnvironment) struct UnreadPartsTests {
  nonisolated private static let folder = ProcessInfo.processInfo.environment["GALLEY_IB_DOCUMENTS"]

  @Test(.enabled(if: folder != nil, "GALLEY_IB_DOCUMENTS names no folder of documents"))
  func allScreensAreMadeAndAllTheirPartsAreRead() throws {
    let folder = try #require(Self.folder)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
    try #require(!files.isEmpty)
    var unread: [String: Int] = [:]
    var failed: [String] = []
    for file in files {
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(file)"))
      let screens = DocumentScreens(try InterfaceDocument(Array(data), file: file))
      var problems: Set<String> = []
      for screen in screens.screens {
        do throws(DocumentLookupError) {
          let made = try screens.make(screen)
          if case .controller(let controller) = made.root { controller.loadViewIfNeeded() }
          problems.formUnion(made.problems.filter { $0.kind == .unreadDocumentPart }.map(\.message))
          // Documents that others refer to are not in the folder.
          problems = problems.filter { !$0.hasPrefix("The referenced controller is not made.") }
        } catch {
          failed.append("\(error)")
        }
      }
      for problem in problems { unread[problem, default: 0] += 1 }
    }
    let table = unread.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) documents: \($0.key)" }
    #expect(failed == [])
    #expect(table == [])
  }
}

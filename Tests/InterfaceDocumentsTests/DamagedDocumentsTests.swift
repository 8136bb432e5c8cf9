import Foundation
import InterfaceDocuments
import Testing
import TextFuzzing

/// Documents with a few bytes changed. Longer runs are those of `scripts/fuzz`.
struct DamagedDocumentsTests {
  @Test func seedsAreRead() throws {
    let documents = try InterfaceCase.seeds.map { try InterfaceDocument(Array($0.utf8), file: "a.xib") }
    #expect(documents.map(\.kind) == [.xib, .storyboard])
    // The second one's controllers contain each other.
    #expect(documents.map { $0.problems.map(\.kind) } == [[], [.circle(["a", "b", "a"])]])
  }

  /// Inputs that failed at some time.
  private static var kept: [URL] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let folder = tests.appendingPathComponent("TextLayoutTests/Fixtures/Fuzz/documents")
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { !$0.lastPathComponent.hasPrefix(".") }.sorted { $0.path < $1.path }
  }

  @Test(arguments: kept) func documentsThatFailedAreWell(file: URL) throws {
    #expect(InterfaceCase.fault(of: [UInt8](try Data(contentsOf: file))) == nil, "\(file.lastPathComponent)")
  }

  @Test func damagedDocumentsAreReadOrRefused() {
    for seed in 0..<500 as Range<UInt64> {
      #expect(InterfaceCase.fault(of: InterfaceCase.damaged(seed: seed)) == nil, "seed \(seed)")
    }
  }
}

import Foundation
import InterfaceDocuments
import Testing

/// Documents of public projects, which are no part of this one.
private let folder = ProcessInfo.processInfo.environment["GALLEY_IB_DOCUMENTS"]

@Suite(.enabled(if: folder != nil, "GALLEY_IB_DOCUMENTS names no folder of documents"))
struct RealDocumentsTests {
  @Test func allAreRead() throws {
    let folder = URL(fileURLWithPath: try #require(folder))
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { ["xib", "storyboard"].contains($0.pathExtension) }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    try #require(!files.isEmpty)
    for file in files {
      let document = try InterfaceDocument([UInt8](Data(contentsOf: file)), file: file.lastPathComponent)
      #expect(document.problems.map(\.description) == [])
      #expect(document.kind == (file.pathExtension == "xib" ? .xib : .storyboard), "\(file.lastPathComponent)")
      #expect(document.scenes.contains { !$0.objects.isEmpty }, "\(file.lastPathComponent)")
    }
  }
}

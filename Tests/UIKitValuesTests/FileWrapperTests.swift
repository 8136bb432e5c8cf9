import Foundation
import Testing
import UIKitValues

@Suite struct FileWrapperTests {
  @Test func aFolderIsWrittenAndReadAgain() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let inner = FileWrapper(directoryWithFileWrappers: ["b": FileWrapper(regularFileWithContents: Data([2]))])
    let wrapper = FileWrapper(directoryWithFileWrappers: ["inner": inner])
    #expect(wrapper.addRegularFile(withContents: Data([1]), preferredFilename: "a") == "a")
    try wrapper.write(to: folder, originalContentsURL: nil)
    let read = try FileWrapper(url: folder)
    #expect(read.isDirectory && read.fileWrappers?.count == 2)
    #expect(read.fileWrappers?["a"]?.regularFileContents == Data([1]))
    #expect(read.fileWrappers?["inner"]?.fileWrappers?["b"]?.regularFileContents == Data([2]))
  }

  @Test func aSecondFileHasAnotherName() throws {
    let wrapper = FileWrapper(directoryWithFileWrappers: [:])
    wrapper.addRegularFile(withContents: Data([1]), preferredFilename: "a")
    let name = wrapper.addRegularFile(withContents: Data([2]), preferredFilename: "a")
    #expect(name != "a" && wrapper.fileWrappers?[name]?.regularFileContents == Data([2]))
    wrapper.removeFileWrapper(try #require(wrapper.fileWrappers?["a"]))
    #expect(wrapper.fileWrappers?.count == 1)
  }

  /// Of Unicode's transliterators Any-Latin and stripping of diacritics.
  @Test func textsAreTransformed() {
    let text = String("Ελλάδα é")
    #expect(text.applyingTransform(.toLatin, reverse: false)?.contains("Ell") == true)
    #expect(text.suffix(1).applyingTransform(.stripDiacritics, reverse: false) == "e")
    let mutable = NSMutableString(string: "é!")
    #expect(
      mutable.applyTransform(
        .stripDiacritics, reverse: false, range: NSRange(location: 0, length: 1), updatedRange: nil))
    #expect(mutable.isEqual(to: "e!"))
  }
}

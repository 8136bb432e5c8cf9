import InterfaceDocuments
import SourcePlaces
import Testing
import XMLDocuments

struct RefusalTests {
  /// The error of a file's text.
  private func refusal(_ text: String) -> InterfaceDocumentError? { refusal(Array(text.utf8)) }

  private func refusal(_ bytes: [UInt8]) -> InterfaceDocumentError? {
    do throws(InterfaceDocumentError) {
      _ = try InterfaceDocument(bytes, file: "A.xib")
      return nil
    } catch {
      return error
    }
  }

  private let start = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">"#

  /// However it is cut off, a document is no document.
  @Test func truncatedDocumentsAreRefused() {
    let text = Array("\(start)<objects><view id=\"a\" tag=\"1\"><color key=\"b\"/></view></objects></document>".utf8)
    for length in 0..<text.count {
      #expect(refusal(Array(text[..<length])) != nil, "\(length) bytes")
    }
    #expect(refusal(text) == nil)
    #expect(
      refusal("\(start)<objects>\n <view>")?.description
        == "A.xib:2:8: Expected '</view>', not the end of the text.")
  }

  @Test func othersFilesAreRefused() {
    #expect(refusal("")?.description == "A.xib:1:1: Expected an element.")
    #expect(refusal("{\"a\": 1}") != nil)
    #expect(refusal([0xFF, 0xFE, 0x00]) != nil)
    #expect(
      refusal("<html></html>")?.description
        == "A.xib:1:1: Expected an Interface Builder document, whose outermost element is 'document', not 'html'.")
    #expect(refusal("<document/>")?.problem == .root("document"))
    #expect(refusal("<document type=\"com.example.text\"><objects/></document>")?.problem == .root("document"))
  }

  @Test func compiledDocumentsAreRefused() {
    #expect(
      refusal("NIBArchive\u{1}\u{0}")?.description
        == "A.xib: It is a compiled document (NIBArchive). Give the .xib or .storyboard file that it was made from.")
    #expect(refusal("bplist00")?.problem == .compiled("bplist"))
  }

  @Test func documentsOfXcode4AreRefused() {
    let text = #"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data/></archive>"#
    #expect(
      refusal(text)?.description
        == "A.xib:1:1: It is in the format of Xcode 4 and before. Open it in Xcode 5 or later, and save it.")
  }

  @Test(arguments: ["MacOSX.Cocoa", "AppleTV", "watchKit"])
  func documentsOfOtherSystemsAreRefused(_ runtime: String) {
    let text =
      #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="\#(runtime)"><objects/></document>"#
    #expect(
      refusal(text)?.description
        == "A.xib:1:56: It is a document for '\(runtime)'. Only documents for iOS are read.")
  }

  @Test func otherSystemsAreKnownByTheirType() {
    let type = "com.apple.InterfaceBuilder3.Cocoa.XIB"
    #expect(refusal(#"<document type="\#(type)"><objects/></document>"#)?.problem == .platform(type))
  }

  @Test func entitiesAreNeitherExpandedNorLoaded() {
    let laughs = """
      <!DOCTYPE document [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
      <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]>\(start)<objects><label text="&c;"/></objects></document>
      """
    #expect(refusal(laughs)?.problem == .xml(.declarations))
    #expect(refusal(laughs)?.place.line == 1)
    let external = """
      <!DOCTYPE document [<!ENTITY a SYSTEM "file:///etc/passwd">]>\(start)<objects><string>&a;</string></objects></document>
      """
    #expect(refusal(external)?.problem == .xml(.declarations))
    let undeclared =
      "<!DOCTYPE document SYSTEM \"file:///etc/hosts\">\(start)<objects><string>&a;</string></objects></document>"
    #expect(refusal(undeclared)?.problem == .xml(.unknownEntity("a")))
  }

  @Test func depthIsLimited() {
    let deep = String(repeating: "<view><subviews>", count: 200)
    let end = String(repeating: "</subviews></view>", count: 200)
    #expect(refusal("\(start)<objects>\(deep)\(end)</objects></document>")?.problem == .xml(.tooDeep(limit: 256)))
  }

  @Test func numberOfElementsIsLimited() {
    let many = String(repeating: "<view/>", count: 100_000)
    let error = refusal("\(start)\n<objects>\(many)</objects></document>")
    #expect(error?.problem == .tooManyElements(limit: 50_000))
    // The document, its list and 49,998 views are read.
    #expect(error?.place == SourcePlace(file: "A.xib", line: 2, column: 10 + 49_998 * 7))
  }

  @Test func manyElementsAreReadQuickly() throws {
    let many = (0..<20_000).map { "<view id=\"\($0)\"/>" }.joined()
    let document = try xib(many)
    #expect(document.scenes.first?.objects.count == 20_000)
    #expect(document["19999"]?.name == "view")
  }
}

import SourcePlaces
import Testing
import XMLDocuments

/// Valid texts by XML 1.0 (Fifth Edition).
@Suite struct XMLDocumentTests {
  @Test func elementsAttributesAndTextHavePlaces() throws {
    let root = try read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- about -->
      <document a:type='x"y'
          é="1" version = "3.0">
        <viéw id="ö"/>héllo <b/>
      </document>
      """
    ).root
    #expect(root.name == "document")
    #expect(root.place == place(3, 1))
    #expect(root.contentPlace == place(4, 27))
    #expect(
      root.attributes == [
        XMLAttribute(name: "a:type", value: "x\"y", place: place(3, 11)),
        XMLAttribute(name: "é", value: "1", place: place(4, 5)),
        XMLAttribute(name: "version", value: "3.0", place: place(4, 11)),
      ])
    #expect(root["version"] == "3.0")
    #expect(root["id"] == nil)
    #expect(root.elements.map(\.name) == ["viéw", "b"])
    #expect(root.elements.map(\.place) == [place(5, 3), place(5, 23)])
    #expect(root.elements[0].attributes == [XMLAttribute(name: "id", value: "ö", place: place(5, 9))])
    #expect(
      root.texts == [
        XMLText(text: "\n  ", place: place(4, 27)), XMLText(text: "héllo ", place: place(5, 17)),
        XMLText(text: "\n", place: place(5, 27)),
      ])
  }

  /// XML 1.0, 3.3.3: references are replaced once, and what they make is not read again.
  @Test func referencesInAttributesAreResolved() throws {
    let root = try read("<a b='x &amp; y' c='&amp;amp;' d='&#38;' e='&amp;#38;&lt;&quot;&#10;' f='&amp;&amp;'/>").root
    #expect(root.attributes.map(\.value) == ["x & y", "&amp;", "&", "&#38;<\"\n", "&&"])
  }

  @Test func referencesSectionsAndCommentsMakeOneText() throws {
    let root = try read("<a>&lt;&#233;&#x1F600;<!-- < --><![CDATA[<&]]><?pi <?>z</a>").root
    #expect(root.content == [.text(XMLText(text: "<é😀<&z", place: place(1, 4)))])
  }

  @Test func textStartsBehindWhatIsLeftOut() throws {
    let root = try read("<a><!-- <b> -->x<b/><?pi?>y<b></b><!----></a>").root
    #expect(root.texts == [XMLText(text: "x", place: place(1, 16)), XMLText(text: "y", place: place(1, 27))])
    #expect(root.elements.map(\.place) == [place(1, 17), place(1, 28)])
  }

  /// XML 1.0, 2.11 and 3.3.3.
  @Test func lineEndsBecomeLineFeedsAndSpacesInAttributes() throws {
    let root = try read("<a b='1\r\n2\t3'>x\r\ny\rz<c/></a>").root
    #expect(root["b"] == "1 2 3")
    #expect(root.text == "x\ny\nz")
    #expect(root.elements[0].place == place(4, 2))
  }

  /// In a text with more lines than 16 bits can count, and with one long line.
  @Test func placesAreRightFarDownAndFarRight() throws {
    let lines = try read("<a>" + String(repeating: "\n", count: 70_000) + "  <b c=''/></a>").root
    #expect(lines.elements[0].place == place(70_001, 3))
    #expect(lines.elements[0].attributes[0].place == place(70_001, 6))
    let line = try read("<a>" + String(repeating: "é<i/>", count: 50_000) + "<b/></a>").root
    #expect(line.elements.last?.place == place(1, 250_004))
    #expect(line.elements[49_999].place == place(1, 249_999 + 1))
  }

  @Test func prefixesNeedNoDeclaration() throws {
    let root = try read(#"<x:a y:b="1"><x:c xmlns:x="urn:x" x:d="2"/></x:a>"#).root
    #expect(root.name == "x:a")
    #expect(root.localName == "a")
    #expect(root["y:b"] == "1")
    #expect(root.first("c")?.attributes == [XMLAttribute(name: "x:d", value: "2", place: place(1, 35))])
  }

  @Test func anOrdinaryDocumentTypeIsPassedOver() throws {
    let text =
      #"<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd"><a/>"#
    #expect(try read(text).root.name == "a")
  }

  // MARK: Encodings

  @Test(arguments: [true, false]) func utf16IsReadWithItsByteOrderMark(isLittle: Bool) throws {
    let text = "<?xml version='1.0' encoding='UTF-16'?><a>\u{FC}\u{1F600}<b/></a>"
    let bytes = ([0xFEFF] + Array(text.utf16)).flatMap { unit in
      isLittle ? [UInt8(unit & 0xFF), UInt8(unit >> 8)] : [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    }
    let root = try XMLDocument(bytes, file: "a.xml").root
    #expect(root.text == "\u{FC}\u{1F600}")
    #expect(root.elements[0].place == place(1, 45))
  }

  @Test func latin1IsReadWhereItIsDeclared() throws {
    let bytes = Array("<?xml version='1.0' encoding='ISO-8859-1'?><a b='".utf8) + [0xE9] + Array("'>".utf8) + [0xFF]
    let root = try XMLDocument(bytes + Array("<c/></a>".utf8), file: "a.xml").root
    #expect(root["b"] == "\u{E9}")
    #expect(root.text == "\u{FF}")
    #expect(root.elements[0].place == place(1, 54))
  }

  @Test func aByteOrderMarkIsNoText() throws {
    let root = try XMLDocument([0xEF, 0xBB, 0xBF] + Array("<a/>".utf8), file: "a.xml").root
    #expect(root.place == place(1, 1))
  }

  @Test func otherEncodingsAreRefused() {
    #expect(
      fault("<?xml version='1.0' encoding='windows-1252'?><a/>")
        == "a.xml:1:1: The encoding 'windows-1252' is not supported. Save the file as UTF-8, and declare that in the first line."
    )
    #expect(
      fault(bytes: Array("<a>\n".utf8) + [0xE9] + Array("</a>".utf8))
        == "a.xml:2:1: The file is not valid UTF-8. Save it as UTF-8.")
  }

  private func place(_ line: Int, _ column: Int) -> SourcePlace {
    SourcePlace(file: "a.xml", line: line, column: column)
  }
}

extension XMLElement {
  fileprivate var texts: [XMLText] {
    content.compactMap { item in
      if case .text(let text) = item { text } else { nil }
    }
  }
}

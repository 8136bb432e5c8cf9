import Foundation
import SourcePlaces
import TestSupport
import Testing
import XMLDocuments

/// Texts that are rejected, with their messages.
@Suite struct XMLErrorTests {
  @Test(arguments: [
    ("", "1:1: Expected an element."),
    ("  ", "1:3: Expected an element."),
    ("text", "1:1: Expected an element."),
    ("<a/><b/>", "1:5: Expected the end of the text: a document has only one outermost element."),
    ("<a>\n<b></a>", "2:4: Expected '</b>', not '</a>'."),
    ("<a><b>text", "1:11: Expected '</b>', not the end of the text."),
    ("<a>\n<x:b></x:c></a>", "2:6: Expected '</x:b>', not '</x:c>'."),
    ("<a b='1' c='2' b='3'/>", "1:1: The element has two attributes 'b'. Remove one."),
    ("<a", "1:3: Expected '>' at the end of a tag."),
    ("<a b/>", "1:5: Expected '=' and a value after an attribute's name."),
    ("<a b=c/>", "1:6: Expected an attribute's value in quotation marks."),
    ("<a b='<'/>", "1:7: Expected '&lt;' in an attribute's value, not '<'."),
    ("<a>x & y</a>", "1:6: Expected '&amp;' for an ampersand that is text."),
    ("<a>x &y z</a>", "1:6: Expected '&amp;' for an ampersand that is text."),
    ("<a>&#0;</a>", "1:4: Expected the number of a character and a semicolon, as in '&#233;'."),
    ("<a>&#xD800;</a>", "1:4: Expected the number of a character and a semicolon, as in '&#233;'."),
    ("<a>&#12x;</a>", "1:4: Expected the number of a character and a semicolon, as in '&#233;'."),
    ("<a>\u{1}</a>", "1:4: The character is not allowed in XML. Remove it."),
    ("<a>]]></a>", "1:4: Expected ']]&gt;' in text, not ']]>'."),
    ("<a><!-- x -- y --></a>", "1:11: Expected no '--' within a comment."),
    ("<a><![CDATA[x</a>", "1:18: Expected ']]>' at the end of a CDATA section."),
    ("<a/><?xml version='1.0'?>", "1:10: Expected the XML declaration, '<?xml', only at the start of the text."),
  ])
  func whatIsNotXMLSaysWhereAndWhy(text: String, message: String) { #expect(fault(text) == "a.xml:" + message) }

  @Test func truncatedTextsAreErrors() throws {
    let text = #"<?xml version="1.0"?><!-- c --><a b="1"><c>x &amp; &#233;</c><![CDATA[y]]><?p q?></a>"#
    #expect(fault(text) == nil)
    for count in 0..<text.utf8.count {
      #expect(fault(bytes: Array(text.utf8.prefix(count))) != nil, "\(count) bytes")
    }
  }

  @Test func nulHasAPlace() {
    #expect(fault("<a>\n\0</a>") == "a.xml:2:1: The text contains a character U+0000. Remove it.")
    #expect(fault("<a/>\0<b/>") == "a.xml:1:5: The text contains a character U+0000. Remove it.")
  }

  // MARK: Entities

  @Test func entitiesOfOthersAreRefused() {
    let message = "Expected one of XML's own entities, such as '&amp;', not '&nbsp;'. Write the character itself."
    #expect(fault("<a>\n&nbsp;</a>") == "a.xml:2:1: " + message)
    #expect(fault("<a b='&nbsp;'/>") == "a.xml:1:7: " + message)
    // If another file might declare it, a parser that reads none need not report it as an error (XML 1.0, 4.1).
    #expect(fault("<!DOCTYPE a SYSTEM 'a.dtd'><a>&nbsp;</a>") == "a.xml:1:31: " + message)
    #expect(fault("<!DOCTYPE a SYSTEM 'a.dtd'><a b='&nbsp;'/>") == "a.xml:1:34: " + message)
  }

  @Test func declarationsAreRefused() {
    let laughs = (1...30).map { #"<!ENTITY l\#($0) "&l\#($0 - 1);&l\#($0 - 1);">"# }.joined()
    let text = "<!DOCTYPE a [<!ENTITY l0 'ha'>\(laughs)]><a>&l30;</a>"
    let message = "Declarations in the document type are not supported. Remove what is in brackets."
    #expect(fault(text) == "a.xml:1:13: " + message)
    #expect(fault("<!DOCTYPE a [<!ATTLIST a b CDATA 'c'>]><a/>") == "a.xml:1:13: " + message)
    #expect(fault("<!DOCTYPE a SYSTEM 'a.dtd' [%a;]><a/>") == "a.xml:1:28: " + message)
  }

  /// A file next to the text that can be read, and whose content would be visible.
  @Test func otherFilesAreNeverRead() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.dtd")
    try Data(#"<!ENTITY e "secret"><!ATTLIST a b CDATA "secret">"#.utf8).write(to: file)
    let types = [
      "<!DOCTYPE a SYSTEM '\(file.path)'>", "<!DOCTYPE a PUBLIC 'p' 'file://\(file.path)'>",
      "<!DOCTYPE a [<!ENTITY e SYSTEM '\(file.path)'>]>", "<!DOCTYPE a [<!ENTITY % p SYSTEM '\(file.path)'>%p;]>",
    ]
    for type in types {
      for content in ["<a>&e;</a>", "<a b='&e;'/>"] {
        let message = try #require(fault(type + content), "\(type)")
        #expect(!message.contains("secret"))
      }
    }
    // With a document type that is ignored, attributes that its file would declare are not added.
    #expect(try read(types[0] + "<a/>").root.attributes == [])
    let included = "<a xmlns:xi='http://www.w3.org/2001/XInclude'><xi:include href='\(file.path)' parse='text'/></a>"
    #expect(try read(included).root.text == "")
  }

  // MARK: Limits

  @Test func depthIsLimited() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    }
    #expect(fault(nested(128)) == nil)
    #expect(fault(nested(129)) == "a.xml:1:385: Elements are more than 128 levels deep.")
    #expect(fault(String(repeating: "<a>", count: 100_000)) == "a.xml:1:385: Elements are more than 128 levels deep.")
  }

  @Test func sizeAndCountAreLimited() {
    var limits = XMLLimits()
    (limits.bytes, limits.nodes) = (20, 3)
    #expect(fault("<a b='1'><c/></a>", limits) == nil)
    #expect(fault("<a b='1'><c/>\n\n\n</a>  ", limits) == "a.xml: The text has 22 bytes, but at most 20 are read.")
    #expect(fault("<a><c/><c/>\n<c/></a>", limits) == "a.xml:2:1: The text has more than 3 elements and attributes.")
  }

  /// libxml2 compares each attribute with all others: this would take it minutes.
  @Test func attributesAreLimited() {
    func element(_ count: Int, _ name: String) -> String {
      "<a " + (0..<count).map { "\(name)\($0)=\">\"" }.joined(separator: "\n") + "/>"
    }
    #expect(fault(element(1000, "b")) == nil)
    #expect(fault(element(1_000_000, "b")) == "a.xml:1001:7: The text has more than 1000 attributes in an element.")
    #expect(
      fault("<r>" + String(repeating: element(400, "xmlns:b"), count: 3) + "</r>")?.hasSuffix(
        "The text has more than 1000 declarations of namespaces.") == true)
  }

  @Test(arguments: 0..<300 as Range<UInt64>) func damagedTextsAreReadOrRefusedWithAPlace(seed: UInt64) {
    let whole = """
      <?xml version="1.0" encoding="UTF-8"?><!DOCTYPE a SYSTEM "a.dtd"><!-- c --><a b="1" c='&amp;'>
      <d:e xmlns:d="u">&#x61;&lt;<![CDATA[b]]></d:e><f/><?p q?>é</a>
      """
    var generator = SeededGenerator(seed: seed)
    var bytes = Array(whole.utf8)
    for _ in 0...Int.random(in: 0...6, using: &generator) {
      let index = Int.random(in: 0..<bytes.count, using: &generator)
      if Bool.random(using: &generator) { bytes.remove(at: index) }
      if let byte = Array("<>&;\"'/[]!?-=\r\0".utf8).randomElement(using: &generator) {
        bytes[index % bytes.count] = byte
      }
    }
    let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
    do throws(XMLError) { _ = try XMLDocument(bytes, file: "a.xml") } catch {
      #expect((1...lines).contains(error.place.line ?? 1) && error.place.column != 0, "\(error)")
    }
  }

  @Test func manyThreadsReadAtOnce() async throws {
    let text = Array("<a b='1'><c>x</c></a>".utf8)
    let whole = try XMLDocument(text, file: "a.xml").root
    let roots = await withTaskGroup(of: XMLElement?.self) { group in
      for _ in 0..<200 { group.addTask { try? XMLDocument(text, file: "a.xml").root } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(roots.allSatisfy { $0 == whole })
  }
}

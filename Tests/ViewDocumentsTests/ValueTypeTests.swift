import DynamicType
import Foundation
import HeadlessUIKit
import SourcePlaces
import Testing
import XMLDocuments

@testable import ViewDocuments

/// Values read from nodes of another format than YAML.
@Suite struct ValueTypeTests {
  private func node(_ xml: String) throws -> ElementNode {
    .element(try XMLDocument(Array(xml.utf8), file: "Card.xib").root)
  }

  private func read(_ xml: String, as type: PropertyType) throws -> PropertyValue {
    try type.read(try node(xml), for: "key", from: ElementSource())
  }

  private func message(_ xml: String, as type: PropertyType) throws -> String? {
    let node = try node(xml)
    do throws(ElementNode.Failure) {
      _ = try type.read(node, for: "key", from: ElementSource())
      return nil
    } catch {
      return error.description
    }
  }

  @Test func scalarsAreReadAsTheirKind() throws {
    #expect(try read("<a>17</a>", as: .string) == .string("17"))
    #expect(try read("<a>17</a>", as: .text) == .string("17"))
    #expect(try read("<a>0.25</a>", as: .double(0...1)) == .double(0.25))
    #expect(try read("<a>-7</a>", as: .integer(Int.min...Int.max)) == .integer(-7))
    #expect(try read("<a>YES</a>", as: .boolean) == .boolean(true))
    #expect(try read("<a>center</a>", as: .enumeration(["left", "center"])) == .enumeration("center"))
    #expect(try read("<a>left</a>", as: .optionSet(["left", "top"])) == .optionSet(["left"]))
    #expect(try read("<a><b>left</b><b>top</b></a>", as: .optionSet(["left", "top"])) == .optionSet(["left", "top"]))
    #expect(try read("<a>required</a>", as: .named(["required"], .double(1...1000))) == .enumeration("required"))
    #expect(try read("<a>250</a>", as: .named(["required"], .double(1...1000))) == .double(250))
    #expect(
      try read("<a>b/c.png</a>", as: .image)
        == .image(ImageValue(url: URL(fileURLWithPath: "/b/c.png"), path: "b/c.png")))
  }

  @Test func mapsAreReadByTheirNames() throws {
    let rect = CGRect(x: -1, y: 2.5, width: 30, height: 4)
    #expect(try read(#"<rect y="2.5" x="-1" width="30" height="4"/>"#, as: .rect) == .rect(rect))
    #expect(try read(#"<point x="1" y="2"/>"#, as: .point) == .point(CGPoint(x: 1, y: 2)))
    #expect(try read(#"<size width="1" height="2"/>"#, as: .size) == .size(CGSize(width: 1, height: 2)))
    #expect(try read(#"<size width="-1" height="2"/>"#, as: .offset) == .size(CGSize(width: -1, height: 2)))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(try read(#"<i top="1" left="2" bottom="3" right="4"/>"#, as: .edgeInsets) == .edgeInsets(insets))
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(
      try read(#"<i top="1" leading="2" bottom="3" trailing="4"/>"#, as: .directionalEdgeInsets)
        == .directionalEdgeInsets(directional))
    let record = PropertyType.record([
      PropertyField("kern", .double(0...9), "", isRequired: true), PropertyField("color", .color, ""),
    ])
    #expect(
      try read(#"<r color="red" kern="2"/>"#, as: record)
        == .record([
          PropertyEntry(name: "kern", value: .double(2)), PropertyEntry(name: "color", value: .color(.named("red"))),
        ]))
  }

  @Test func colorsAndFontsAreReadInAllTheirForms() throws {
    let blue = ColorValue.components(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(try read("<c>systemRed</c>", as: .color) == .color(.named("systemRed")))
    #expect(try read("<c>brand</c>", as: .color) == .color(blue))
    #expect(try read("<c>#0000FF</c>", as: .color) == .color(blue))
    #expect(try read(#"<c red="0" green="0" blue="1"/>"#, as: .color) == .color(blue))
    let variants = ColorValue.variants(
      light: blue, dark: .named("white"), highContrastLight: nil, highContrastDark: nil)
    #expect(try read(##"<c light="#0000FF" dark="white"/>"##, as: .color) == .color(variants))
    #expect(try read(#"<f textStyle="body"/>"#, as: .font) == .font(.textStyle(.body)))
    #expect(
      try read(#"<f systemFontOfSize="17"/>"#, as: .font) == .font(.fixed(.system(pointSize: 17, weight: "regular"))))
    #expect(
      try read(#"<f name="Inter" size="17" textStyle="body" maximumPointSize="30"/>"#, as: .font)
        == .font(.scaled(.named("Inter", pointSize: 17), .body, maximumPointSize: 30)))
  }

  @Test(arguments: [
    ("\n<a>x</a>", PropertyType.double(0...1), "Card.xib:2:1: expected a number from 0 to 1"),
    ("<a>2</a>", .double(0...1), "Card.xib:1:1: 'key' takes a number from 0 to 1, not 2."),
    ("<a>true</a>", .boolean, "Card.xib:1:1: expected true or false"),
    ("<a>middle</a>", .enumeration(["left"]), "Card.xib:1:1: 'key' has no case 'middle'. Use left."),
    (
      "<rect x='0' y='0' width='-1' height='0'/>", .rect,
      "Card.xib:1:1: 'key.width' takes a number from 0 to 100000, not -1."
    ),
    ("<rect x='0' y='0' width='1'/>", .rect, "Card.xib:1:1: no 'height'"),
    ("<c red='2' green='0' blue='0'/>", .color, "Card.xib:1:1: 'key.red' takes a number from 0 to 1, not 2."),
    ("<c light='red'\ndark='#12'/>", .color, "Card.xib:2:1: expected \(PropertyType.color.phrase)"),
    ("<f weight='bold'/>", .font, "Card.xib:1:1: none of textStyle, systemFontOfSize, name"),
    ("<f textStyle='body' size='1'/>", .font, "Card.xib:1:21: no 'size' of a font with 'textStyle' alone"),
    (
      "<a>requird</a>", .named(["required"], .double(1...2)),
      "Card.xib:1:1: expected a number from 1 to 2, or required. Did you mean 'required'?"
    ),
  ])
  func whatIsWrongHasThePlaceOfItsNode(xml: String, type: PropertyType, expected: String) throws {
    #expect(try message(xml, as: type) == expected)
  }

  @Test func aValueOfAnotherKindIsRefused() {
    let types: [PropertyType] = [
      .string, .text, .double(0...1), .integer(0...1), .boolean, .enumeration([]), .optionSet([]), .color, .font,
      .image,
      .typography, .rect, .point, .size, .edgeInsets, .directionalEdgeInsets, .named([], .boolean), .list(.boolean),
      .record([]),
    ]
    for type in types {
      // The expectation for a list is about its items, and for a named value about the value without a name.
      let expected = type.base is ListType || type.base is NamedValueType ? PropertyType.boolean : type
      #expect(throws: PropertyError.wrongType(property: "key", expected: expected.phrase)) {
        try type.check(.list([.list([])]), for: "key")
      }
    }
  }
}

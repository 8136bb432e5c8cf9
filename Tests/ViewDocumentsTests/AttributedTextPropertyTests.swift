import Foundation
import HeadlessUIKit
import Testing

@testable import ViewDocuments

/// `attributedText` in files.
@MainActor @Suite struct AttributedTextPropertyTests {
  private func entry(_ name: String, _ value: PropertyValue) -> PropertyEntry {
    PropertyEntry(name: name, value: value)
  }

  private func text(_ stretches: [[PropertyEntry]]) throws -> NSAttributedString {
    let label = UILabel()
    let property = try #require(ViewClass.label.property(named: "attributedText"))
    let context = DocumentContext(traits: UITraitCollection(values: .phone))
    try property.set(.list(stretches.map { .record($0) }), on: label, in: context)
    return try #require(label.attributedText)
  }

  @Test func stretchesKeepTheirAttributes() throws {
    let text = try text([
      [
        entry("text", .string("Big ")), entry("font", .font(.fixed(.system(pointSize: 30, weight: "bold")))),
        entry("underlineStyle", .optionSet(["single", "patternDash"])), entry("kern", .double(2)),
        entry(
          "paragraphStyle", .record([entry("alignment", .enumeration("center")), entry("lineSpacing", .double(3))])),
      ],
      [
        entry("text", .string("small")), entry("foregroundColor", .color(.named("systemRed"))),
        entry(
          "shadow", .record([entry("shadowOffset", .size(CGSize(width: 1, height: -2)))])),
      ],
    ])
    #expect(text.string == "Big small")
    let first = text.attributes(at: 0, effectiveRange: nil)
    #expect(first[.font] as? UIFont == .boldSystemFont(ofSize: 30))
    #expect((first[.underlineStyle] as? NSNumber)?.intValue == 0x201)
    #expect((first[.kern] as? NSNumber)?.doubleValue == 2)
    let style = try #require(first[.paragraphStyle] as? NSParagraphStyle)
    #expect(style.alignment == .center && style.lineSpacing == 3)
    let second = text.attributes(at: 4, effectiveRange: nil)
    #expect(second[.foregroundColor] as? UIColor == .systemRed)
    #expect(second[.paragraphStyle] == nil)
    #expect((second[.shadow] as? NSShadow)?.shadowOffset == CGSize(width: 1, height: -2))
  }

  @Test func everyFieldIsDescribedOnce() {
    let fields = TextAttributeProperty.all.map(\.field) + ParagraphStyleProperty.all.map(\.field)
    for field in fields { #expect(field.documentation.hasSuffix("."), "\(field.name)") }
    for names in [TextAttributeProperty.all.map(\.field.name), ParagraphStyleProperty.all.map(\.field.name)] {
      #expect(Set(names).count == names.count)
    }
  }

  @Test func faultsNameThePlaceInTheText() {
    do {
      _ = try text([[entry("text", .string("a")), entry("kern", .double(.infinity))]])
      Issue.record("infinity is no length")
    } catch {
      let expected = "takes a finite number, not infinity or NaN."
      #expect("\(error)" == "'attributedText.kern' \(expected)")
    }
  }
}

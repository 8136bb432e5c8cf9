import DynamicType
import Foundation
import HeadlessUIKit
import Testing

@testable import ViewDocuments

/// The meaning of the words in a constraint's line.
@Suite struct ConstraintLineTests {
  private func parse(_ line: String) throws -> ConstraintLine { try ConstraintParser.parse(line) }

  private func operand(
    _ name: String, _ attribute: NSLayoutConstraint.Attribute, _ guide: ConstraintGuide? = nil, at offset: Int = 0
  ) -> ConstraintOperand {
    ConstraintOperand(item: ConstraintItem(name), guide: guide, attribute: attribute, offset: offset)
  }

  @Test func aWholeLineIsRead() throws {
    #expect(
      try parse("title.leading = avatar.trailing + 8 @750")
        == ConstraintLine(
          first: operand("title", .leading), relation: .equal, second: operand("avatar", .trailing, at: 16),
          multiplier: 1, offset: .points(8), priority: 750))
  }

  @Test(arguments: [
    ("=", NSLayoutConstraint.Relation.equal), ("==", .equal), ("<=", .lessThanOrEqual), ("≤", .lessThanOrEqual),
    (">=", .greaterThanOrEqual), ("≥", .greaterThanOrEqual),
  ])
  func relationsHaveTwoSpellings(sign: String, relation: NSLayoutConstraint.Relation) throws {
    #expect(try parse("a.width \(sign) 3").relation == relation)
    #expect(try parse("a.width\(sign)3").relation == relation)
  }

  @Test(arguments: [
    ("a.width = 300", 1.0, 300.0), ("a.width = -8", 1, -8), ("a.width = .5", 1, 0.5), ("a.width = 1e2", 1, 100),
    ("a.width = b.width", 1, 0), ("a.width = 2 * b.width", 2, 0), ("a.width = b.width * 0.5", 0.5, 0),
    ("a.width = 2 * b.width * 3 - 4.5", 6, -4.5), ("a.width = -b.width + 10", -1, 10), ("a.width=b.width-8", 1, -8),
    ("a.width = -2 * b.width - 1", -2, -1), ("a.width = b.width * -1 + 8", -1, 8), ("a.width = b.width / 2", 0.5, 0),
    ("a.width = 8 + b.width", 1, 8), ("a.width = 8 - b.width", -1, 8), ("a.width = 3 * b.width / 2 + 8", 1.5, 8),
    ("a.width = 1 / 4 * b.width", 0.25, 0), ("a.width = b.width * 2 / -4", -0.5, 0), ("a.width = +300", 1, 300),
    ("a.width = b.width - -3", 1, 3), ("a.width = b.width + - 3", 1, -3), ("a.width = 2 + b.width * .5 + 4", 0.5, 6),
    ("a.width = b.width*+2", 2, 0), ("a.width = 4 * 10 - 8 / 2", 1, 36), ("a.width = -8", 1, -8),
    ("a.width = 0.5", 1, 0.5),
  ])
  func numbersAreFactorsAndConstants(line: String, multiplier: Double, constant: Double) throws {
    let parsed = try parse(line)
    #expect(parsed.multiplier == multiplier)
    #expect(parsed.offset == .points(constant))
  }

  @Test(arguments: [
    ("a.top = b.bottom + system", 1.0), ("a.top = b.bottom + 2 * system", 2), ("a.top = b.bottom + system * 0.5", 0.5),
    ("a.bottom = b.top - system", -1), ("a.bottom = b.top - 3 * system", -3), ("a.top = system + b.bottom", 1),
    ("a.top = b.bottom + 3 * system / 2", 1.5), ("a.top = b.bottom + -1 * system", -1),
  ])
  func systemSpacingHasAFactor(line: String, factor: Double) throws {
    #expect(try parse(line).offset == .systemSpacing(factor))
  }

  @Test(arguments: [
    ("a.width = scaled(128)", 128.0, TextStyle.body, 1.0), ("a.width = scaled(16, caption1)", 16, .caption1, 1),
    ("a.width = 2 * scaled( .5 ,largeTitle )", 0.5, .largeTitle, 2), ("a.top = b.bottom + scaled(8)", 8, .body, 1),
    ("a.bottom = b.top - scaled(8) / 2", 8, .body, -0.5), ("a.width = b.width - scaled(8) * 3", 8, .body, -3),
  ])
  func pointsMayGrowWithATextStyle(line: String, value: Double, style: TextStyle, factor: Double) throws {
    #expect(try parse(line).offset == .scaledValue(value, style, factor: factor))
  }

  @Test(arguments: [
    ("@1", 1.0), ("@999.5", 999.5), ("@1000", 1_000), ("@required", 1_000), ("@defaultHigh", 750), ("@defaultLow", 250),
    ("@fittingSizeLevel", 50), ("@749.5", 749.5), ("@required - 1", 999), ("@defaultHigh + 0.5", 750.5),
    ("@700+1", 701),
    ("@ 20", 20), ("", 1_000),
  ])
  func prioritiesAreNumbersOrUIKitsNames(text: String, priority: Double) throws {
    #expect(try parse("a.width = 3 \(text)").priority == priority)
  }

  @Test func guidesAndItemsAreNamed() throws {
    let line = try parse("self.top = superview.safeAreaLayoutGuide.top")
    #expect(line.first == operand("self", .top))
    #expect(line.first.item == .owner)
    #expect(line.second == operand("superview", .top, .safeAreaLayoutGuide, at: 11))
    #expect(try parse("a.width <= self.readableContentGuide.width").second?.guide == .readableContentGuide)
    #expect(try parse("a.left = self.layoutMarginsGuide.left").second?.guide == .layoutMarginsGuide)
    #expect(try parse("a.left = scroll.contentLayoutGuide.left").second?.guide == .contentLayoutGuide)
    #expect(try parse("scroll.frameLayoutGuide.left = self.left").first.guide == .frameLayoutGuide)
  }

  @Test func namesMayHaveHyphensBetweenLettersAndDigits() throws {
    #expect(try parse("call-to-action.width = größe_2.width-8").first.item == .named("call-to-action"))
    #expect(try parse("call-to-action.width = größe_2.width-8").second?.item == .named("größe_2"))
    #expect(try parse("card-2.width = my-view-10.width-8.5").first.item == .named("card-2"))
    #expect(try parse("card-2.width = my-view-10.width-8.5").second?.item == .named("my-view-10"))
    #expect(try parse("card-2.width = my-view-10.width-8.5").offset == .points(-8.5))
    #expect(try parse("system.height = system.width").second?.item == .named("system"))
    #expect(try parse("scaled.height = scaled.width").second?.item == .named("scaled"))
  }

  @Test(arguments: ConstraintWords.attributes.map(\.key))
  func everyAttributeIsUIKitsOwn(name: String) throws {
    let isLength = name == "width" || name == "height"
    let line = try parse("a.\(name) = b.\(name)\(isLength ? " * 2" : "")")
    #expect("\(line.first.attribute)" == name)
  }

  @Test func wordsOfAVisualFormatAreViewsAndMetrics() {
    let words = VisualFormatWord.words(of: "H:|-gap-[title(>=least@750,==other)]-8-[body]|")
    #expect(words.map(\.text) == ["gap", "title", "least", "other", "body"])
    #expect(words.map(\.isView) == [false, true, false, false, true])
    #expect(words.map(\.offset) == [4, 9, 17, 29, 40])
  }
}

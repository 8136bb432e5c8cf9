import Foundation
import HeadlessUIKit

/// A property of a paragraph style that files can set, under its name in `NSParagraphStyle`.
struct ParagraphStyleProperty: Sendable {
  let field: PropertyField
  /// Sets a value of the field's type.
  let set: @Sendable (NSMutableParagraphStyle, PropertyValue) -> Void

  private init<Value>(
    _ path: any ReferenceWritableKeyPath<NSMutableParagraphStyle, Value> & Sendable, _ name: String,
    _ kind: PropertyKind<Value>,
    _ documentation: String
  ) {
    field = PropertyField(name, kind.type, documentation)
    set = { style, property in
      if let value = kind.read(property) { style[keyPath: path] = value }
    }
  }

  /// Creates a property for a length in points.
  private init(
    _ path: any ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat> & Sendable, _ name: String,
    _ limits: ClosedRange<Double>,
    _ documentation: String
  ) {
    let kind = PropertyKind.double(limits)
    field = PropertyField(name, kind.type, documentation)
    set = { style, property in
      if let value = kind.read(property) { style[keyPath: path] = value }
    }
  }
}

extension ParagraphStyleProperty {
  static let all: [ParagraphStyleProperty] = [
    ParagraphStyleProperty(
      \.alignment, "alignment", .enumeration(PropertyTable.textAlignments), "The text alignment. natural unless set."),
    ParagraphStyleProperty(
      \.lineBreakMode, "lineBreakMode", .enumeration(PropertyTable.lineBreakModes),
      "How text that does not fit is cut or wrapped. byWordWrapping unless set."),
    ParagraphStyleProperty(
      \.lineBreakStrategy, "lineBreakStrategy", .optionSet(PropertyTable.lineBreakStrategies),
      "How line breaks are avoided. An empty list unless set."),
    ParagraphStyleProperty(
      \.baseWritingDirection, "baseWritingDirection",
      .enumeration(["natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft]),
      "The paragraph's direction. natural, that of its first letter, unless set."),
    ParagraphStyleProperty(
      \.allowsDefaultTighteningForTruncation, "allowsDefaultTighteningForTruncation", .boolean,
      "Whether characters are moved together before text is truncated. False unless set."),
    length(\.lineSpacing, "lineSpacing", "Points between lines, at least."),
    length(\.paragraphSpacing, "paragraphSpacing", "Points below the paragraph."),
    length(\.paragraphSpacingBefore, "paragraphSpacingBefore", "Points above the paragraph."),
    length(\.firstLineHeadIndent, "firstLineHeadIndent", "Points before the first line."),
    length(\.headIndent, "headIndent", "Points before the other lines."),
    ParagraphStyleProperty(
      \.tailIndent, "tailIndent", PropertyLimits.coordinate,
      "Where lines end: points from the start, or below 0 from the end."),
    length(\.minimumLineHeight, "minimumLineHeight", "The smallest height of a line, in points."),
    length(\.maximumLineHeight, "maximumLineHeight", "The largest height of a line, in points; 0 means no limit."),
    length(\.lineHeightMultiple, "lineHeightMultiple", "The factor of the lines' own height; 0 means 1."),
    length(\.defaultTabInterval, "defaultTabInterval", "Points between tab stops behind the last one."),
  ]

  private static func length(
    _ path: any ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat> & Sendable, _ name: String,
    _ documentation: String
  ) -> Self {
    ParagraphStyleProperty(path, name, PropertyLimits.length, documentation)
  }
}

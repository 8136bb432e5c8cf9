package import SourcePlaces

/// A text with attributes, in fragments.
package struct InterfaceAttributedString: Equatable, Sendable {
  package struct Fragment: Equatable, Sendable {
    package let text: String
    package let attributes: InterfaceTextAttributes
    package let place: SourcePlace
  }

  package let fragments: [Fragment]

  /// The text alone.
  package var string: String { fragments.map(\.text).joined() }
}

/// The attributes of a fragment.
package struct InterfaceTextAttributes: Equatable, Sendable {
  package var font: InterfaceFont?
  package var color: InterfaceColor?
  package var backgroundColor: InterfaceColor?
  package var strokeColor: InterfaceColor?
  package var underlineColor: InterfaceColor?
  package var strikethroughColor: InterfaceColor?
  package var paragraphStyle: InterfaceParagraphStyle?
  /// Bits of `NSUnderlineStyle`.
  package var underline: Int?
  package var strikethrough: Int?
  package var kern: Double?
  package var baselineOffset: Double?
  package var strokeWidth: Double?
  package var ligature: Int?
  package var superscript: Int?
  package var link: String?
  /// Names of attributes that have no property here, in document order.
  package var others: [String] = []

  package init() {}
}

/// A paragraph's style; nil for what is not written.
package struct InterfaceParagraphStyle: Equatable, Sendable {
  /// `natural`, `left`, `center`, `right` or `justified`.
  package var alignment: String?
  /// `wordWrapping`, `charWrapping`, `clipping`, `truncatingHead`, `truncatingTail` or `truncatingMiddle`.
  package var lineBreakMode: String?
  /// `natural`, `leftToRight` or `rightToLeft`.
  package var baseWritingDirection: String?
  package var lineSpacing, paragraphSpacing, paragraphSpacingBefore: Double?
  package var firstLineHeadIndent, headIndent, tailIndent: Double?
  package var minimumLineHeight, maximumLineHeight, lineHeightMultiple: Double?
  package var hyphenationFactor: Double?
  package var allowsDefaultTighteningForTruncation: Bool?
}

extension InterfaceElement {
  /// `<attributedString key="…"><fragment content="…"><attributes>…`
  package func attributedString(_ key: String) throws(InterfaceProblem) -> InterfaceAttributedString? {
    guard let child = try valued(key, named: ["attributedString", "mutableAttributedString"], "an attributed string")
    else { return nil }
    var fragments: [InterfaceAttributedString.Fragment] = []
    for fragment in child.children where fragment.name == "fragment" {
      fragments.append(
        InterfaceAttributedString.Fragment(
          text: try fragment.string("content") ?? "",
          attributes: try fragment.child(named: "attributes")?.textAttributes() ?? InterfaceTextAttributes(),
          place: fragment.place))
    }
    return InterfaceAttributedString(fragments: fragments)
  }

  private func textAttributes() throws(InterfaceProblem) -> InterfaceTextAttributes {
    var attributes = InterfaceTextAttributes()
    for child in children {
      guard let key = child.key else { continue }
      switch key {
      case "NSFont": attributes.font = try font(key)
      case "NSColor": attributes.color = try color(key)
      case "NSBackgroundColor": attributes.backgroundColor = try color(key)
      case "NSStrokeColor": attributes.strokeColor = try color(key)
      case "NSUnderlineColor": attributes.underlineColor = try color(key)
      case "NSStrikethroughColor": attributes.strikethroughColor = try color(key)
      case "NSParagraphStyle": attributes.paragraphStyle = try child.paragraphStyle()
      case "NSUnderline": attributes.underline = try integer(key)
      case "NSStrikethrough": attributes.strikethrough = try integer(key)
      case "NSKern": attributes.kern = try number(key)
      case "NSBaselineOffset": attributes.baselineOffset = try number(key)
      case "NSStrokeWidth": attributes.strokeWidth = try number(key)
      case "NSLigature": attributes.ligature = try integer(key)
      case "NSSuperScript": attributes.superscript = try integer(key)
      case "NSLink": attributes.link = if let link = child["string"] { link } else { try child.content() }
      default: attributes.others.append(key)
      }
    }
    return attributes
  }

  private func paragraphStyle() throws(InterfaceProblem) -> InterfaceParagraphStyle {
    InterfaceParagraphStyle(
      alignment: try name("alignment", of: ["natural", "left", "center", "right", "justified"]),
      lineBreakMode: try name(
        "lineBreakMode",
        of: ["wordWrapping", "charWrapping", "clipping", "truncatingHead", "truncatingTail", "truncatingMiddle"]),
      baseWritingDirection: try name("baseWritingDirection", of: ["natural", "leftToRight", "rightToLeft"]),
      lineSpacing: try number("lineSpacing"), paragraphSpacing: try number("paragraphSpacing"),
      paragraphSpacingBefore: try number("paragraphSpacingBefore"),
      firstLineHeadIndent: try number("firstLineHeadIndent"), headIndent: try number("headIndent"),
      tailIndent: try number("tailIndent"), minimumLineHeight: try number("minimumLineHeight"),
      maximumLineHeight: try number("maximumLineHeight"), lineHeightMultiple: try number("lineHeightMultiple"),
      hyphenationFactor: try number("hyphenationFactor"),
      allowsDefaultTighteningForTruncation: try flag("allowsDefaultTighteningForTruncation"))
  }

  private func name(_ attribute: String, of names: [String]) throws(InterfaceProblem) -> String? {
    try choice(attribute, names.map { (name: $0, value: $0) })
  }
}

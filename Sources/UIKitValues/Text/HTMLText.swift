import Foundation

/// A web page's text: paragraphs, line breaks, headings, lists, links, bold, italic, underlined and struck text, colours and
/// sizes of `font`, and entities. Anything else has its text alone; scripts, styles and comments have none.
///
/// `<p>Good <b>morning</b></p>` is "Good morning" and a line break, with a bold word. The reading takes one step per
/// character, and elements in elements beyond 256 are ignored.
struct HTMLText {
  private let result = NSMutableAttributedString(string: "")
  private let defaults: [NSAttributedString.Key: Any]
  private var styles: [(name: String, style: Style)] = []
  private var isAtLineStart = true
  private var needsSpace = false
  private var needsBreak = false
  private var hiddenIn: String?

  /// The style that the elements around a text set.
  private struct Style {
    // WebKit's size where a page says nothing.
    var size: CGFloat = 12
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isStruck = false
    var color: UIColor?
    var link: URL?
    var keepsSpaces = false
  }

  static func read(_ page: String, _ defaults: [NSAttributedString.Key: Any]) -> NSAttributedString {
    var text = HTMLText(defaults: defaults)
    text.read(page)
    return text.result
  }

  private init(defaults: [NSAttributedString.Key: Any]) {
    self.defaults = defaults
  }

  private mutating func read(_ page: String) {
    var rest = Substring(page)
    while let next = rest.first {
      if let hidden = hiddenIn {
        // Within a script, signs that look like a tag are none.
        hiddenIn = nil
        rest = rest.range(of: "</" + hidden, options: .caseInsensitive).map { rest[$0.lowerBound...] } ?? ""
        continue
      }
      guard next == "<" else {
        let end = rest.firstIndex(of: "<") ?? rest.endIndex
        add(String(rest[..<end]))
        rest = rest[end...]
        continue
      }
      if rest.hasPrefix("<!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      guard let end = rest.firstIndex(of: ">") else { break }
      read(tag: rest[rest.index(after: rest.startIndex)..<end])
      rest = rest[rest.index(after: end)...]
    }
  }

  private mutating func read(tag: Substring) {
    let isEnd = tag.hasPrefix("/")
    let body = isEnd ? tag.dropFirst() : tag
    let name = body.prefix { $0.isLetter || $0.isNumber }.lowercased()
    switch name {
    case "br": breakLine()
    case "script", "style", "title", "head": if !isEnd { hiddenIn = name == "head" ? nil : name }
    case "p", "div", "ul", "ol", "table", "tr", "blockquote", "h1", "h2", "h3", "h4", "h5", "h6", "pre":
      breakLineIfNeeded()
      update(name, isEnd, body)
    case "li":
      breakLineIfNeeded()
      if !isEnd { append("\t•\t") }
    case "": break
    default: update(name, isEnd, body)
    }
  }

  private mutating func update(_ name: String, _ isEnd: Bool, _ body: Substring) {
    if isEnd {
      if let index = styles.lastIndex(where: { $0.name == name }) { styles.removeSubrange(index...) }
      return
    }
    guard !body.hasSuffix("/"), styles.count < 256 else { return }
    var style = styles.last?.style ?? Style()
    switch name {
    case "b", "strong": style.isBold = true
    case "i", "em", "cite": style.isItalic = true
    case "u", "ins": style.isUnderlined = true
    case "s", "strike", "del": style.isStruck = true
    case "pre": style.keepsSpaces = true
    // The sizes of HTML's suggested style sheet, as multiples of the text's.
    case "h1": (style.size, style.isBold) = (24, true)
    case "h2": (style.size, style.isBold) = (18, true)
    case "h3": (style.size, style.isBold) = (14.04, true)
    case "h4": style.isBold = true
    case "h5": (style.size, style.isBold) = (9.96, true)
    case "h6": (style.size, style.isBold) = (8.04, true)
    case "small": style.size *= 5 / 6
    case "a": style.link = value(of: "href", in: body).flatMap { URL(string: $0) }
    case "font": style.color = value(of: "color", in: body).flatMap { HTMLText.color($0) } ?? style.color
    default: break
    }
    styles.append((name, style))
  }

  private mutating func add(_ text: String) {
    let plain = HTMLText.withoutEntities(text)
    guard styles.last?.style.keepsSpaces != true else { return append(plain) }
    for part in plain.split(omittingEmptySubsequences: false, whereSeparator: { $0.isWhitespace && $0 != "\u{A0}" })
      .enumerated()
    {
      if part.offset > 0 { needsSpace = true }
      guard !part.element.isEmpty else { continue }
      if needsBreak { breakLine() }
      append((needsSpace && !isAtLineStart ? " " : "") + part.element)
    }
  }

  private mutating func append(_ text: String) {
    if needsBreak { breakLine() }
    result.append(NSAttributedString(string: text, attributes: attributes))
    (isAtLineStart, needsSpace) = (false, false)
  }

  private mutating func breakLineIfNeeded() {
    if !isAtLineStart { needsBreak = true }
  }

  private mutating func breakLine() {
    result.append(NSAttributedString(string: "\n", attributes: attributes))
    (isAtLineStart, needsSpace, needsBreak) = (true, false, false)
  }

  private var attributes: [NSAttributedString.Key: Any] {
    let style = styles.last?.style ?? Style()
    var attributes = defaults
    let base = defaults[.font] as? UIFont ?? .systemFont(ofSize: style.size)
    var traits = base.fontDescriptor.symbolicTraits
    if style.isBold { traits.insert(.traitBold) }
    if style.isItalic { traits.insert(.traitItalic) }
    let font = base.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: 0) } ?? base
    attributes[.font] = font
    if style.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if style.isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let color = style.color { attributes[.foregroundColor] = color }
    if let link = style.link {
      attributes[.link] = link
      attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
    }
    return attributes
  }

  /// The value of an attribute in a tag.
  private func value(of name: String, in tag: Substring) -> String? {
    guard let range = tag.range(of: name + "=", options: .caseInsensitive) else { return nil }
    let rest = tag[range.upperBound...]
    guard let quote = rest.first, quote == "\"" || quote == "'" else {
      return HTMLText.withoutEntities(String(rest.prefix { !$0.isWhitespace }))
    }
    return HTMLText.withoutEntities(String(rest.dropFirst().prefix { $0 != quote }))
  }

  private static func color(_ text: String) -> UIColor? {
    let digits = text.drop { $0 == "#" }
    guard digits.count == 6, text.hasPrefix("#"), let value = UInt32(digits, radix: 16) else {
      return named[text.lowercased()]
    }
    let parts = [16, 8, 0].map { CGFloat(value >> UInt32($0) & 0xFF) / 255 }
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
  }

  /// Colours of HTML 4 whose names UIKit's colours have.
  private static var named: [String: UIColor] {
    ["black": .black, "white": .white, "red": .red, "blue": .blue, "yellow": .yellow, "gray": .gray]
  }

  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
    "hellip": "…", "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "euro": "€",
  ]

  /// The text with characters in place of entities: `&amp;`, `&#8364;`, `&#x20AC;`.
  private static func withoutEntities(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var (result, rest) = ("", Substring(text))
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      // The longest name here has six letters, the longest number eight signs.
      guard let end = rest.prefix(12).firstIndex(of: ";") else {
        result.append("&")
        rest = rest.dropFirst()
        continue
      }
      let name = rest[rest.index(after: start)..<end]
      result += character(name) ?? String(rest[...end])
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> String? {
    guard name.hasPrefix("#") else { return entities[String(name)] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
    let value = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}

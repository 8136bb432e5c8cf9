/// A text as Foundation's `String(format:)` reads it: characters and placeholders.
///
/// `"%1$@ has %#@files@"` is a placeholder, the text `" has "` and a substitution. Anything that is not a placeholder,
/// as in `100 %`, is literal text: a space after a percent sign is never a flag here, and percentages are text
/// (`FormatReading`).
struct FormatString: Hashable {
  var parts: [FormatPart] = []

  init(_ text: String, as reading: FormatReading) {
    guard text.utf8.contains(UInt8(ascii: "%")) else {
      parts = text.isEmpty ? [] : [.text(text)]
      return
    }
    var scanner = FormatScanner(text, as: reading)
    var plain = ""
    while let character = scanner.next() {
      if character == "%", let part = scanner.part() {
        if case .text(let text) = part { plain += text } else { append(part, after: &plain) }
      } else {
        plain.unicodeScalars.append(character)
      }
    }
    if !plain.isEmpty { parts.append(.text(plain)) }
  }

  private mutating func append(_ part: FormatPart, after plain: inout String) {
    if !plain.isEmpty { parts.append(.text(plain)) }
    plain = ""
    parts.append(part)
  }

  /// The names of the substitutions that the text shows.
  var substitutionNames: [String] {
    parts.compactMap { part in
      if case .substitution(let name, _) = part { name } else { nil }
    }
  }
}

/// Reads placeholders, beginning after a percent sign.
struct FormatScanner {
  let scalars: [Unicode.Scalar]
  private let reading: FormatReading
  private(set) var index = 0
  /// The number of the next argument that is taken in order.
  private var nextArgument = 1

  init(_ text: String, as reading: FormatReading) {
    scalars = Array(text.unicodeScalars)
    self.reading = reading
  }

  private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  mutating func next() -> Unicode.Scalar? {
    guard let current else { return nil }
    index += 1
    return current
  }

  /// The part after a percent sign that was just consumed; nil, without consuming anything, if there is none.
  mutating func part() -> FormatPart? {
    guard reading != .literal else { return nil }
    let start = index
    if passes("%") { return .text("%") }
    if passes("arg") { return .substitutionArgument }
    let position = position()
    if passes("#@"), let name = name() {
      if position == nil { nextArgument += 1 }
      return .substitution(name: name, position: position)
    }
    if let placeholder = placeholder(position: position), !isPercentage(placeholder, from: start) {
      if position == nil { nextArgument += placeholder.starCount + 1 }
      return .placeholder(placeholder)
    }
    index = start
    return nil
  }

  /// Whether the placeholder that ends here, and whose percent sign is just before `start`, is a percentage.
  private func isPercentage(_ placeholder: FormatPlaceholder, from start: Int) -> Bool {
    let found = FoundPlaceholder(
      placeholder: placeholder, before: scalars[..<(start - 1)], written: scalars[start..<index], after: current)
    return reading.isPercentage(found, argument: placeholder.position ?? nextArgument + placeholder.starCount)
  }

  private mutating func passes(_ text: String) -> Bool {
    let wanted = Array(text.unicodeScalars)
    guard index + wanted.count <= scalars.count, scalars[index..<index + wanted.count].elementsEqual(wanted) else {
      return false
    }
    index += wanted.count
    return true
  }

  /// An argument's position, `2$`; nil if there is none.
  private mutating func position() -> Int? {
    let start = index
    if let number = number(), (1...1000).contains(number), passes("$") { return number }
    index = start
    return nil
  }

  private mutating func number() -> Int? {
    let start = index
    var number = 0
    while let digit = current?.value, (0x30...0x39).contains(digit) {
      number = min(number * 10 + Int(digit - 0x30), 1_000_000)
      index += 1
    }
    return index > start ? number : nil
  }

  /// The name of a substitution, up to its `@`.
  private mutating func name() -> String? {
    var name = String.UnicodeScalarView()
    for (offset, scalar) in scalars[index...].prefix(200).enumerated() {
      if scalar == "@" {
        index += offset + 1
        return name.isEmpty ? nil : String(name)
      }
      name.append(scalar)
    }
    return nil
  }

  private mutating func placeholder(position: Int?) -> FormatPlaceholder? {
    var placeholder = FormatPlaceholder(position: position, conversion: "@")
    flags(of: &placeholder)
    if passes("*") { placeholder.starCount += 1 } else { placeholder.width = min(number() ?? 0, 200) }
    if passes(".") {
      if passes("*") { placeholder.starCount += 1 } else { placeholder.precision = min(number() ?? 0, 60) }
    }
    while let letter = current, "hlqLzjt".unicodeScalars.contains(letter) { index += 1 }
    guard let letter = next(), FormatPlaceholder.kind(of: Character(letter)) != nil else { return nil }
    placeholder.conversion = Character(letter)
    return placeholder
  }

  private mutating func flags(of placeholder: inout FormatPlaceholder) {
    while let flag = current, "-+0'#".unicodeScalars.contains(flag) {
      placeholder.isLeftAligned = placeholder.isLeftAligned || flag == "-"
      placeholder.hasZeros = placeholder.hasZeros || flag == "0"
      placeholder.hasPlus = placeholder.hasPlus || flag == "+"
      index += 1
    }
  }
}

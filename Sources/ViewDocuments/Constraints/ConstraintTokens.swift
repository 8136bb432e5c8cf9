/// A token of a constraint's line.
struct ConstraintToken: Equatable {
  enum Kind: Equatable {
    /// Letters, digits and `_`, or hyphens between letters: `title`, `leading`, `call-to-action`.
    case word
    case number
    /// `=`, `<=`, `+`, `.`, `@` and the like, and any other character.
    case sign
    case end
  }

  let kind: Kind
  let text: String
  /// The offset of its start, in code points.
  let offset: Int

  /// A description of the token for messages.
  var found: String { kind == .end ? "its end" : "'\(text.prefix(60))'" }
}

/// Splits a line into tokens; white space is dropped.
struct ConstraintScanner {
  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ line: String) {
    scalars = Array(line.unicodeScalars)
  }

  /// All tokens, including the end.
  static func tokens(of line: String) -> [ConstraintToken] {
    var scanner = ConstraintScanner(line)
    var tokens: [ConstraintToken] = []
    repeat { tokens.append(scanner.next()) } while tokens.last?.kind != .end
    return tokens
  }

  private mutating func next() -> ConstraintToken {
    while let scalar = scalar(), scalar.properties.isWhitespace { index += 1 }
    let start = index
    guard let scalar = scalar() else { return ConstraintToken(kind: .end, text: "", offset: start) }
    let kind = scan(scalar)
    return ConstraintToken(kind: kind, text: String(String.UnicodeScalarView(scalars[start..<index])), offset: start)
  }

  private mutating func scan(_ scalar: Unicode.Scalar) -> ConstraintToken.Kind {
    if isLetter(scalar) {
      skipWord()
      return .word
    }
    if isDigit(scalar) || (scalar == "." && self.scalar(1).map(isDigit) == true && !followsWord) {
      skipNumber()
      return .number
    }
    index += 1
    if isRelation(scalar) { while let next = self.scalar(), isRelation(next) { index += 1 } }
    return .sign
  }

  private mutating func skipWord() {
    while let scalar = scalar() {
      guard isLetter(scalar) || isDigit(scalar) || (scalar == "-" && isHyphen) else { return }
      index += 1
    }
  }

  /// Whether a hyphen is part of a word: it is before a letter, and before a digit if an attribute follows the word, as
  /// in `card-2.top`. `a.width-8` is a subtraction.
  private var isHyphen: Bool {
    guard let next = scalar(1) else { return false }
    if isLetter(next) { return true }
    var distance = 1
    while let scalar = scalar(distance), isLetter(scalar) || isDigit(scalar) || scalar == "-" { distance += 1 }
    return isDigit(next) && scalar(distance) == "." && scalar(distance + 1).map(isLetter) == true
  }

  private mutating func skipNumber() {
    skipDigits()
    if scalar() == "e" || scalar() == "E" {
      let signs = scalar(1) == "-" || scalar(1) == "+" ? 2 : 1
      if scalar(signs).map(isDigit) == true {
        index += signs
        skipDigits()
      }
    }
  }

  private mutating func skipDigits() {
    while let scalar = scalar(), isDigit(scalar) || scalar == "." { index += 1 }
  }

  private var followsWord: Bool { index > 0 && (isLetter(scalars[index - 1]) || isDigit(scalars[index - 1])) }

  private func scalar(_ distance: Int = 0) -> Unicode.Scalar? {
    index + distance < scalars.count ? scalars[index + distance] : nil
  }

  /// Whether the character is part of a relation, valid or mistyped such as `=>`.
  private func isRelation(_ scalar: Unicode.Scalar) -> Bool { "<>=!≤≥".unicodeScalars.contains(scalar) }
  private func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic || scalar == "_" }
  private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}

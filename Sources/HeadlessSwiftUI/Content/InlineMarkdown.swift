/// Inline Markdown in a text: emphasis, code, strikethrough and links, as SwiftUI reads it in keys (CommonMark 0.31, §6, and
/// GitHub's strikethrough). Blocks are not read.
struct InlineMarkdown {
  /// A stretch of text of one appearance.
  struct Run: Equatable {
    var text: String
    var isStrong = false
    var isEmphasized = false
    var isCode = false
    var isStruck = false
    var link: String?
    /// Whether the words agree with the number among them (`^[2 tag](inflect: true)`), which changes them.
    var isInflected = false
  }

  /// The characters that Markdown begins with.
  private static let marks = Array("*_`~[\\^".utf8)

  private(set) var runs: [Run] = []

  init(_ text: String) {
    guard text.utf8.contains(where: { Self.marks.contains($0) }) else {
      runs = text.isEmpty ? [] : [Run(text: text)]
      return
    }
    let characters = Array(text)
    var scanner = MarkdownScanner(characters, links: MarkdownLinks(in: characters))
    scanner.scan()
    runs = scanner.runs
  }
}

/// Reads inline Markdown from left to right: delimiters are kept until their counterparts are met.
private struct MarkdownScanner {
  /// A piece of the text: characters, or delimiters that may turn out to be characters.
  private struct Piece {
    var text: String
    var run = InlineMarkdown.Run(text: "")
    /// The delimiter's character and whether it may open or close emphasis; nil for text.
    var delimiter: (character: Character, opens: Bool, closes: Bool)?
  }

  private let characters: [Character]
  private let links: MarkdownLinks
  private var pieces: [Piece] = []
  private var index = 0

  init(_ characters: [Character], links: MarkdownLinks = MarkdownLinks()) {
    (self.characters, self.links) = (characters, links)
  }

  var runs: [InlineMarkdown.Run] {
    var runs: [InlineMarkdown.Run] = []
    for piece in pieces where !piece.text.isEmpty {
      var run = piece.run
      run.text = runs.last?.text ?? ""
      if run == runs.last {
        runs[runs.count - 1].text += piece.text
      } else {
        run.text = piece.text
        runs.append(run)
      }
    }
    return runs
  }

  mutating func scan() {
    while index < characters.count {
      switch characters[index] {
      case "\\": escape()
      case "`": code()
      case "[": link()
      case "^": attributes()
      case "*", "_", "~": delimiter()
      default: append(characters[index])
      }
    }
    pair()
  }

  private mutating func append(_ character: Character) {
    if let last = pieces.last, last.delimiter == nil, last.run == InlineMarkdown.Run(text: "") {
      pieces[pieces.count - 1].text.append(character)
    } else {
      pieces.append(Piece(text: String(character)))
    }
    index += 1
  }

  /// A backslash before punctuation makes that a character.
  private mutating func escape() {
    if index + 1 < characters.count, characters[index + 1].isASCII,
      characters[index + 1].isPunctuation || characters[index + 1].isSymbol
    {
      index += 1
    }
    append(characters[index])
  }

  /// Code between two equally long strings of backticks.
  private mutating func code() {
    let length = characters[index...].prefix { $0 == "`" }.count
    var end = index + length
    while end < characters.count {
      guard characters[end] == "`" else {
        end += 1
        continue
      }
      let closing = characters[end...].prefix { $0 == "`" }.count
      if closing == length {
        var piece = Piece(text: String(characters[index + length..<end]))
        piece.run.isCode = true
        pieces.append(piece)
        index = end + length
        return
      }
      end += closing
    }
    for _ in 0..<length { append("`") }
  }

  /// A link, `[text](destination)`; the text may have emphasis.
  private mutating func link() {
    guard let (close, end) = links[index] else { return append("[") }
    var inner = MarkdownScanner(Array(characters[index + 1..<close]))
    inner.scan()
    for var piece in inner.pieces {
      piece.run.link = String(characters[close + 2..<end])
      piece.delimiter = nil
      pieces.append(piece)
    }
    index = end + 1
  }

  /// Words with attributes in parentheses behind them, as Foundation's Markdown has them: `^[words](inflect: true)`.
  private mutating func attributes() {
    let rest = characters[(index + 1)...]
    guard rest.first == "[", let close = rest.firstIndex(of: "]"), close + 1 < characters.count,
      characters[close + 1] == "(", let end = characters[close...].firstIndex(of: ")")
    else { return append("^") }
    var inner = MarkdownScanner(Array(characters[index + 2..<close]))
    inner.scan()
    for var piece in inner.pieces {
      piece.run.isInflected = String(characters[close + 2..<end]).contains("inflect")
      piece.delimiter = nil
      pieces.append(piece)
    }
    index = end + 1
  }

  /// A run of delimiters, each by itself, with what CommonMark says of its flanks.
  private mutating func delimiter() {
    let character = characters[index]
    let length = characters[index...].prefix { $0 == character }.count
    let before = index > 0 ? characters[index - 1] : " "
    let after = index + length < characters.count ? characters[index + length] : " "
    func isMark(_ character: Character) -> Bool { character.isPunctuation || character.isSymbol }
    let isLeft = !after.isWhitespace && (!isMark(after) || before.isWhitespace || isMark(before))
    let isRight = !before.isWhitespace && (!isMark(before) || after.isWhitespace || isMark(after))
    let opens = isLeft && (character != "_" || !isRight || isMark(before))
    let closes = isRight && (character != "_" || !isLeft || isMark(after))
    for _ in 0..<length { pieces.append(Piece(text: String(character), delimiter: (character, opens, closes))) }
    index += length
  }

  /// Pairs delimiters: two of them are strong, one is emphasis; tildes strike through.
  private mutating func pair() {
    var closer = 0
    // Where openers of a character are looked for: those before have no counterparts.
    var starts: [Character: Int] = [:]
    while closer < pieces.count {
      if let mark = pieces[closer].delimiter, mark.closes {
        let found = opener(of: mark.character, in: starts[mark.character, default: 0]..<closer)
        guard let opener = found, opener + 1 < closer else {
          if found == nil { starts[mark.character] = closer }
          closer += 1
          continue
        }
        let isDouble = isPair(opener - 1, opener) && isPair(closer, closer + 1)
        apply(from: opener, to: closer, mark.character, isDouble: isDouble)
        if isDouble { closer += 1 }
      }
      closer += 1
    }
  }

  private func opener(of character: Character, in range: Range<Int>) -> Int? {
    pieces[range].lastIndex { $0.delimiter?.character == character && $0.delimiter?.opens == true }
  }

  private func isPair(_ first: Int, _ second: Int) -> Bool {
    guard pieces.indices.contains(first), pieces.indices.contains(second) else { return false }
    return pieces[first].delimiter != nil && pieces[first].delimiter?.character == pieces[second].delimiter?.character
  }

  private mutating func apply(from opener: Int, to closer: Int, _ character: Character, isDouble: Bool) {
    for place in opener + 1..<closer {
      switch character {
      case "~": pieces[place].run.isStruck = true
      default: if isDouble { pieces[place].run.isStrong = true } else { pieces[place].run.isEmphasized = true }
      }
    }
    let used = isDouble ? [opener - 1, opener, closer, closer + 1] : [opener, closer]
    for place in used { pieces[place] = Piece(text: "") }
    // Delimiters between a pair have no counterparts outside.
    for place in opener..<closer { pieces[place].delimiter = nil }
  }
}

/// The links of a text by their first brackets. A link has no other in its text.
private struct MarkdownLinks {
  /// The places of the closing bracket and of the closing parenthesis.
  private var ends: [Int: (bracket: Int, parenthesis: Int)] = [:]

  /// No links.
  init() {}

  init(in characters: [Character]) {
    var openers: [Int] = []
    var lastLink = -1
    let destinations = Self.destinations(in: characters)
    for place in characters.indices {
      if characters[place] == "[" { openers.append(place) }
      guard characters[place] == "]", let opener = openers.popLast() else { continue }
      if lastLink < opener, let end = destinations[place + 1] {
        ends[opener] = (place, end)
        lastLink = opener
      }
    }
  }

  subscript(opener: Int) -> (bracket: Int, parenthesis: Int)? { ends[opener] }

  /// The ends of what stands in parentheses without a space, by their beginnings.
  private static func destinations(in characters: [Character]) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    var end: Int?
    for place in characters.indices.reversed() {
      switch characters[place] {
      case ")": end = place
      case let character where character.isWhitespace: end = nil
      case "(": ends[place] = end
      default: break
      }
    }
    return ends
  }
}

import CICU

/// The scripts (UAX #24) of a text's code units.
enum ScriptRuns {
  static let common = openTypeTag("Zyyy")
  static let inherited = openTypeTag("Zinh")
  static let unknown = openTypeTag("Zzzz")

  /// Scripts whose letters connect: nothing may be inserted between them.
  static let joined: Set<UInt32> = Set(
    ["Arab", "Syrc", "Mong", "Nkoo", "Mand", "Phag", "Mani", "Adlm", "Rohg", "Sogd", "Deva", "Beng", "Guru"]
      .map(openTypeTag))

  /// Scripts whose letters do not depend on neighbours in another run.
  static let unjoined: Set<UInt32> = Set(
    ["Latn", "Cyrl", "Grek", "Hebr", "Thai", "Laoo", "Hani", "Hira", "Kana", "Hang"].map(openTypeTag))

  /// ICU's script for each character of the Basic Multilingual Plane; looked up for every character of every text.
  private static let basicPlane = (UInt32(0)..<0x10000).map { galley_script($0) }

  /// The script of each code unit. Common and inherited characters take the script before them, those at the start the
  /// one that follows; a closing bracket takes that of the one it closes (UAX #24, 5.2). A text without any script is
  /// common.
  static func resolve(_ units: [UInt16]) -> [UInt32] {
    Array(unsafeUninitializedCapacity: units.count) { scripts, count in
      resolve(units, into: scripts)
      count = units.count
    }
  }

  private static func resolve(_ units: [UInt16], into scripts: UnsafeMutableBufferPointer<UInt32>) {
    // Copied, because this loop runs for every character.
    let (common, inherited, unknown, basicPlane) = (common, inherited, unknown, basicPlane)
    var current: UInt32?
    var brackets = OpenBrackets()
    var offset = 0
    while offset < units.count {
      let (value, next) = character(at: offset, in: units)
      let script = value < 0x10000 ? basicPlane[Int(value)] : galley_script(value)
      if script == common {
        current = brackets.script(of: value, current) ?? current
      } else if script != current, script != inherited, script != unknown {
        if current == nil { for before in 0..<offset { scripts[before] = script } }
        current = script
      }
      scripts[offset] = current ?? common
      // The second half of a surrogate pair.
      if next - offset == 2 { scripts[offset + 1] = scripts[offset] }
      offset = next
    }
  }

  /// The character at an offset, and the offset after it.
  private static func character(at offset: Int, in units: [UInt16]) -> (value: UInt32, next: Int) {
    guard UTF16.isSurrogate(units[offset]) else { return (UInt32(units[offset]), offset + 1) }
    let (scalar, next) = units[...].scalar(at: offset)
    return (scalar.value, next)
  }
}

/// The open brackets at a place in the text, limited to the number of innermost ones in UAX #9.
private struct OpenBrackets {
  private static let limit = 63
  private var open: [(closing: UInt32, script: UInt32?)] = []

  /// The script of a bracket that closes one of the open ones; nil for other characters.
  mutating func script(of character: UInt32, _ current: UInt32?) -> UInt32? {
    guard mayBeBracket(character) else { return nil }
    let closing = galley_closing_bracket(character)
    if closing != 0 {
      if open.count < Self.limit { open.append((closing, current)) }
      return nil
    }
    guard let index = open.lastIndex(where: { $0.closing == character }) else { return nil }
    defer { open.removeSubrange(index...) }
    return open[index].script
  }

  /// Whether a character may be a bracket: below U+0F00, only those of ASCII are.
  private func mayBeBracket(_ value: UInt32) -> Bool {
    switch value {
    case 0x28, 0x29, 0x5B, 0x5D, 0x7B, 0x7D: true
    default: value >= 0x0F00
    }
  }
}

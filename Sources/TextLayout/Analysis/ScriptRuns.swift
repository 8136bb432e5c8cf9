import CICU

/// Scripts (UAX #24) of a text's code units.
enum ScriptRuns {
  static let common = openTypeTag("Zyyy")
  static let inherited = openTypeTag("Zinh")
  static let unknown = openTypeTag("Zzzz")
  private static let latin = openTypeTag("Latn")

  /// Scripts whose letters join: nothing may be put between them.
  static let joined: Set<UInt32> = Set(
    ["Arab", "Syrc", "Mong", "Nkoo", "Mand", "Phag", "Mani", "Adlm", "Rohg", "Sogd", "Deva", "Beng", "Guru"]
      .map(openTypeTag))

  /// The script of each code unit. Common and inherited characters take the script before them, those at the start the
  /// one that follows; a closing bracket takes that of the one it closes (UAX #24, 5.2). A text without any script is
  /// common.
  static func resolve(_ units: [UInt16]) -> [UInt32] {
    var scripts = [UInt32](repeating: common, count: units.count)
    var current: UInt32?
    var brackets = OpenBrackets()
    let all = units[...]
    var offset = 0
    while offset < units.count {
      let (scalar, next) = all.scalar(at: offset)
      let script = script(of: scalar)
      if script == common {
        current = brackets.script(of: scalar, current) ?? current
      } else if script != inherited, script != unknown {
        if current == nil { for i in 0..<offset { scripts[i] = script } }
        current = script
      }
      for i in offset..<next { scripts[i] = current ?? common }
      offset = next
    }
    return scripts
  }

  private static func script(of scalar: Unicode.Scalar) -> UInt32 {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A: latin
    case 0..<0x80: common
    default: galley_script(scalar.value)
    }
  }
}

/// The brackets that are open at a place of the text, as many of the innermost as UAX #9 asks for.
private struct OpenBrackets {
  private static let limit = 63
  private var open: [(closing: UInt32, script: UInt32?)] = []

  /// The script of a bracket that closes one of the open ones; nil for other characters.
  mutating func script(of scalar: Unicode.Scalar, _ current: UInt32?) -> UInt32? {
    guard mayBeBracket(scalar.value) else { return nil }
    let closing = galley_closing_bracket(scalar.value)
    if closing != 0 {
      if open.count < Self.limit { open.append((closing, current)) }
      return nil
    }
    guard let index = open.lastIndex(where: { $0.closing == scalar.value }) else { return nil }
    defer { open.removeSubrange(index...) }
    return open[index].script
  }

  /// The brackets below U+0F00 are those of ASCII.
  private func mayBeBracket(_ value: UInt32) -> Bool {
    switch value {
    case 0x28, 0x29, 0x5B, 0x5D, 0x7B, 0x7D: true
    default: value >= 0x0F00
    }
  }
}

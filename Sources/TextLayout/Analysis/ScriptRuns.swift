import CICU

/// Scripts (UAX #24) of a text's code units.
enum ScriptRuns {
  static let common = openTypeTag("Zyyy")
  static let inherited = openTypeTag("Zinh")
  static let unknown = openTypeTag("Zzzz")

  /// Scripts whose letters join: nothing may be put between them.
  static let joined: Set<UInt32> = Set(
    ["Arab", "Syrc", "Mong", "Nkoo", "Mand", "Phag", "Mani", "Adlm", "Rohg", "Sogd", "Deva", "Beng", "Guru"]
      .map(openTypeTag))

  /// The script of each code unit. Common and inherited characters take the script before them, those at the start the
  /// one that follows; a text without any script is common.
  static func resolve(_ units: [UInt16]) -> [UInt32] {
    var scripts = [UInt32](repeating: common, count: units.count)
    var current: UInt32?
    var offset = 0
    var decoder = UTF16.ForwardParser()
    var iterator = units.makeIterator()
    while case .valid(let encoded) = next(&decoder, &iterator) {
      let scalar = UTF16.decode(encoded)
      let script = script(of: scalar)
      if script != common, script != inherited, script != unknown {
        if current == nil { for i in 0..<offset { scripts[i] = script } }
        current = script
      }
      for i in offset..<min(units.count, offset + encoded.count) { scripts[i] = current ?? common }
      offset += encoded.count
    }
    return scripts
  }

  /// A surrogate without its partner counts as U+FFFD; Swift strings hold none.
  private static func next(
    _ decoder: inout UTF16.ForwardParser, _ iterator: inout IndexingIterator<[UInt16]>
  ) -> Unicode.ParseResult<UTF16.EncodedScalar> {
    switch decoder.parseScalar(from: &iterator) {
    case .error: .valid(UTF16.encodedReplacementCharacter)
    case let result: result
    }
  }

  private static func script(of scalar: Unicode.Scalar) -> UInt32 {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A: latin
    case 0..<0x80: common
    default: galley_script(scalar.value)
    }
  }

  private static let latin = openTypeTag("Latn")
}

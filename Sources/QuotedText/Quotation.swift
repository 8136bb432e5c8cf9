extension String {
  /// The text in single quotes, for a message about it. Right-to-left text is isolated.
  package var quoted: String { "'\(shownOnOneLine.isolated)'" }

  /// The text between U+2068 FIRST STRONG ISOLATE and U+2069 POP DIRECTIONAL ISOLATE if it has characters of a
  /// right-to-left script, so that neither the words around it nor the next quotation change places (UAX #9, 2.4).
  package var isolated: String {
    unicodeScalars.contains(where: \.isRightToLeft) ? "\u{2068}\(self)\u{2069}" : self
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is in a block whose default bidirectional class is R or AL (DerivedBidiClass.txt, Unicode 16).
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}

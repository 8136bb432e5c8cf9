extension Double {
  /// Parses a number in YAML 1.2's core schema (§10.3.2): `17`, `-0.5`, `1e3`, `.inf`, `.nan`.
  package init?(yaml text: String) {
    switch text.lowercased() {
    case ".inf", "+.inf", "inf", "+inf", "infinity": self = .infinity
    case "-.inf", "-inf", "-infinity": self = -.infinity
    case ".nan", "nan": self = .nan
    default:
      // Swift also accepts hexadecimal floats, which YAML does not have.
      guard text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }), let number = Double(text) else { return nil }
      self = number
    }
  }
}

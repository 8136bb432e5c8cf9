/// A kind of colour vision: normal, or with one of the three types of cones shifted or missing.
package struct ColorVision: Hashable, Sendable {
  package enum Deficiency: String, CaseIterable, Sendable {
    /// The long-wavelength cones are shifted towards the medium ones.
    case protanomaly
    /// The medium-wavelength cones are shifted towards the long ones.
    case deuteranomaly
    /// The short-wavelength cones are shifted.
    case tritanomaly

    /// The name of the complete deficiency.
    var complete: String { rawValue.dropLast("omaly".count) + "opia" }
  }

  package static let normal = ColorVision()
  /// The range of severities, from normal vision to complete deficiency.
  package static let severities = 0.0...1

  package let deficiency: Deficiency?
  /// The severity, from 0, normal vision, to 1, complete deficiency.
  package let severity: Double

  private init() { (deficiency, severity) = (nil, 0) }

  /// Creates a kind of colour vision; nil if the severity is outside `severities`.
  package init?(_ deficiency: Deficiency, severity: Double) {
    guard ColorVision.severities.contains(severity) else { return nil }
    self.deficiency = severity == 0 ? nil : deficiency
    self.severity = severity
  }
}

// MARK: - As text

extension ColorVision {
  /// A description of the accepted texts.
  package static let expected =
    "normal, protanopia, deuteranopia, tritanopia, or protanomaly, deuteranomaly or tritanomaly with a severity from 0 "
    + "to 1, such as 'protanomaly 0.6'"
  /// A regular expression for the accepted texts. Severities are numbers in YAML's core schema (§10.3.2), without sign
  /// or exponent.
  package static let pattern =
    "^(normal|(protan|deuteran|tritan)opia|(protan|deuteran|tritan)omaly (0+(\\.[0-9]*)?|\\.[0-9]+|0*1(\\.0*)?))$"

  /// `normal`, `protanopia`, or `protanomaly 0.6`.
  package var text: String {
    guard let deficiency else { return "normal" }
    return severity == 1 ? deficiency.complete : "\(deficiency.rawValue) \(Configuration.plain(severity))"
  }

  /// Parses such a text; nil if it is not one.
  package init?(_ text: String) {
    if text == "normal" {
      self = .normal
    } else if let complete = Deficiency.allCases.first(where: { $0.complete == text }) {
      self.init(complete, severity: 1)
    } else {
      let parts = text.split(separator: " ", omittingEmptySubsequences: false)
      guard parts.count == 2, let deficiency = Deficiency(rawValue: String(parts[0])),
        parts[1].wholeMatch(of: /0+(\.[0-9]*)?|\.[0-9]+|0*1(\.0*)?/) != nil, let severity = Double(parts[1])
      else { return nil }
      self.init(deficiency, severity: severity)
    }
  }

  /// The text in a reference's name: `protanomaly0.6`.
  var mark: String { text.replacing(" ", with: "") }

  /// Parses a word of a reference's name; nil for normal vision, which does not appear in names.
  init?(mark: some StringProtocol) {
    let letters = mark.prefix { $0.isLetter }
    let number = mark.dropFirst(letters.count)
    self.init(letters + (number.isEmpty ? "" : " " + number))
    guard deficiency != nil else { return nil }
  }
}

import Auditing
import Foundation
import HeadlessUIKit
package import Raster
import ViewRendering
import YAMLDocuments

extension Color {
  /// The colour of this hue that has a contrast to a background and is nearest in lightness; nil if none has it.
  ///
  /// Lightness is CIELAB's L*, in steps of a tenth; a* and b* stay, as far as sRGB has such a colour. The definitions are those of
  /// CIE 15:2004, 8.2.1, with sRGB's matrix (IEC 61966-2-1) and the white D65.
  package func nearest(withContrast needed: Double, to background: Color) -> Color? {
    let own = LabColor(self)
    for step in 0...1_000 {
      for sign in step == 0 ? [1.0] : [-1.0, 1.0] {
        let lightness = own.lightness + sign * Double(step) / 10
        guard (0...100).contains(lightness) else { continue }
        let color = LabColor(lightness: lightness, a: own.a, b: own.b).color.rounded
        if color.contrast(to: background) >= needed { return color }
      }
    }
    return [Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 1, blue: 1)]
      .first { $0.contrast(to: background) >= needed }
  }
}

/// A colour in CIELAB.
struct LabColor {
  let lightness: Double
  let a: Double
  let b: Double

  init(lightness: Double, a: Double, b: Double) { (self.lightness, self.a, self.b) = (lightness, a, b) }

  private static let white = (x: 0.95047, y: 1.0, z: 1.08883)
  private static let epsilon = 216.0 / 24389
  private static let kappa = 24389.0 / 27

  init(_ color: Color) {
    let (red, green, blue) = (
      ColorSpace.linear(color.red), ColorSpace.linear(color.green), ColorSpace.linear(color.blue)
    )
    func f(_ t: Double) -> Double { t > Self.epsilon ? cbrt(t) : (Self.kappa * t + 16) / 116 }
    let x = f((0.4124 * red + 0.3576 * green + 0.1805 * blue) / Self.white.x)
    let y = f((0.2126 * red + 0.7152 * green + 0.0722 * blue) / Self.white.y)
    let z = f((0.0193 * red + 0.1192 * green + 0.9505 * blue) / Self.white.z)
    self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  /// The colour in sRGB, with channels beyond it cut off.
  var color: Color {
    let y = (lightness + 16) / 116
    let (x, z) = (y + a / 500, y - b / 200)
    func inverse(_ f: Double) -> Double {
      f * f * f > Self.epsilon ? f * f * f : (116 * f - 16) / Self.kappa
    }
    let (cx, cy, cz) = (
      inverse(x) * Self.white.x,
      lightness > Self.kappa * Self.epsilon ? y * y * y : lightness / Self.kappa, inverse(z) * Self.white.z
    )
    func encoded(_ light: Double) -> Double {
      let light = min(max(light, 0), 1)
      return light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
    }
    return Color(
      red: encoded(3.2406 * cx - 1.5372 * cy - 0.4986 * cz), green: encoded(-0.9689 * cx + 1.8758 * cy + 0.0415 * cz),
      blue: encoded(0.0557 * cx - 0.2040 * cy + 1.0570 * cz))
  }
}

extension DisplayedViews {
  /// Texts of low contrast: the nearest colour that has enough.
  func proposalsForContrast(_ question: Question) -> [Proposal] {
    guard let (hex, sentence) = colorOfContrast(question) else { return [] }
    let swift = question.contrast.flatMap { $0.color.nearest(withContrast: $0.needed, to: $0.background)?.swift }
    guard let written = written(question.view) else { return [Proposal(sentence)] }
    var proposals: [Proposal] = []
    if let inner = innerColorKey(of: written) {
      proposals.append(
        Proposal(
          sentence,
          [
            .setInner(
              written, outer: "configuration", key: inner, value: hex,
              swift: swift.map { "configuration?.\(inner) = \($0)" })
          ]))
    } else if let key = colorKey(of: question.view, written) {
      let statement = swift.map { key == "titleColor" ? "setTitleColor(\($0), for: .normal)" : "\(key) = \($0)" }
      proposals.append(Proposal(sentence, [.set(written, key: key, value: hex, swift: statement)]))
    }
    let faded = ([question.view] + superviews(of: question.view)).first { $0.alpha < 1 && place(of: $0) != nil }
    if let faded {
      proposals.append(
        Proposal(
          "Set alpha of \(name(of: faded)) \(Double(faded.alpha).points) → 1: it takes the contrast away.",
          [.set(faded, key: "alpha", value: "1", swift: "alpha = 1")]))
    }
    return proposals.isEmpty ? [Proposal(sentence)] : proposals
  }

  /// The colour in YAML, and the sentence about it.
  private func colorOfContrast(_ question: Question) -> (hex: String, sentence: String)? {
    guard let contrast = question.contrast,
      let color = contrast.color.nearest(withContrast: contrast.needed, to: contrast.background)
    else { return nil }
    func shown(_ color: Color) -> String {
      ((color.contrast(to: contrast.background) * 100).rounded(.down) / 100).hundredths
    }
    let sentence =
      "Use \(color.hex) in place of \(contrast.color.hex): contrast \(shown(contrast.color)) → \(shown(color)) to 1."
    return ("\"\(color.hex)\"", sentence)
  }

  /// The colour as one of an appearance, which those of others may be added to.
  func appearanceColor(_ question: Question) -> AppearanceColor? {
    guard let (hex, _) = colorOfContrast(question), let written = written(question.view),
      innerColorKey(of: written) == nil, let key = colorKey(of: question.view, written), let place = place(of: written)
    else { return nil }
    let isDark = question.configuration.appearance == .dark
    let isHigh = question.configuration.contrast == .high
    let appearance = isHigh ? (isDark ? "highContrastDark" : "highContrastLight") : (isDark ? "dark" : "light")
    let former = value(key, of: written).flatMap { document?.source(of: $0) } ?? defaultColor(key)
    return AppearanceColor(key: key, place: place, appearance: appearance, hex: hex, former: former)
  }

  private func defaultColor(_ key: String) -> String? { key == "textColor" ? "label" : nil }

  private func innerColorKey(of view: UIView) -> String? {
    view is UIButton && value("configuration", of: view)?.entries != nil ? "baseForegroundColor" : nil
  }

  private func colorKey(of view: UIView, _ written: UIView) -> String? {
    guard let button = written as? UIButton else {
      return written === view && (view is UILabel || view is UITextField || view is UITextView) ? "textColor" : nil
    }
    return button.buttonType == .system && value("titleColor", of: button) == nil ? "tintColor" : "titleColor"
  }
}

extension Color {
  fileprivate var swift: String {
    func shown(_ channel: Double) -> String { String(Int((channel * 255).rounded())) + " / 255" }
    return "UIColor(red: \(shown(red)), green: \(shown(green)), blue: \(shown(blue)), alpha: 1)"
  }
}

extension Double {
  fileprivate var hundredths: String { Int(exactly: self).map(String.init) ?? String(self) }
}

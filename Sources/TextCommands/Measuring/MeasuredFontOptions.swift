import ArgumentParser
import CommandSupport
import Foundation
import TextLayout
import TextMeasuring

/// The options that select the font for measuring.
struct MeasuredFontOptions: ParsableArguments {
  private static let defaultStyle = "body"

  @Option(help: "A text style: body, title1, caption2, … Other fonts scale with it.")
  var style = Self.defaultStyle

  @Option(help: "A font by PostScript name or family, instead of a text style's.")
  var font: String?

  @Option(
    help: ArgumentHelp("A font file for --font and --family. Can be repeated.", valueName: "file"))
  var fontFile: [String] = []

  @Option(help: "A font by family, with --weight and --italic.")
  var family: String?

  @Option(
    parsing: .unconditional,
    help: "The size in points at category L of --font or --family, or else of the system font. 17 by default.")
  var size: Double?

  @Option(help: "The weight of --family or of the system font: ultraLight, thin, … semibold, bold, heavy, black.")
  var weight: String?

  @Flag(help: "Use the italic of --family or of the system font.")
  var italic = false

  @Option(parsing: .unconditional, help: "The largest size in points that the font grows to.")
  var maximumSize: Double?

  @Flag(help: "Do not scale --font, --family or --size with the category.")
  var fixed = false

  /// Whether any option describes the font, other than its files.
  var isGiven: Bool {
    style != Self.defaultStyle || font != nil || family != nil || size != nil || weight != nil || italic || fixed
      || maximumSize != nil
  }

  /// The fonts, including those in the given files.
  func library(_ options: FontOptions) throws -> FontLibrary { try options.library(withFiles: fontFile) }

  /// The font that the options describe.
  func measuringFont() throws -> MeasuringFont {
    let style = try OptionValue.named(style, "--style", among: MeasuringStyle.allCases, name: \.rawValue)
    let size = try checkedSize(size, "--size")
    let maximum = try checkedSize(maximumSize, "--maximum-size")
    guard let face = try face() else {
      guard !fixed else { throw ValidationError("--fixed needs a font that is not a text style: give its --size.") }
      return .style(style, maximumSize: maximum)
    }
    return MeasuringFont(
      face, size: size ?? MeasuringFont.defaultSize, scaledWith: fixed ? nil : style, maximumSize: maximum)
  }

  /// Nil for a text style.
  private func face() throws -> MeasuringFont.Face? {
    let weight = try weight.map {
      try OptionValue.named($0, "--weight", among: MeasuringWeight.allCases, name: \.rawValue)
    }
    if let font {
      guard family == nil, weight == nil, !italic else {
        throw ValidationError(
          "--font names a single face, so it cannot be combined with --family, --weight or --italic.")
      }
      return .named(font)
    }
    if let family { return .family(family, weight: weight ?? .regular, isItalic: italic) }
    guard size != nil || weight != nil || italic else { return nil }
    guard size != nil else {
      throw ValidationError("--weight and --italic need --family, or --size for the system font.")
    }
    return .system(weight: weight ?? .regular, isItalic: italic)
  }

  private func checkedSize(_ size: Double?, _ option: String) throws -> Double? {
    guard let size else { return nil }
    guard size > 0, size <= 1_000 else { throw ValidationError("\(option) is \(size): expected 0 < size <= 1000.") }
    return size
  }
}

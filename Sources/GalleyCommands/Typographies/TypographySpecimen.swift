import ArgumentParser
import CommandSupport
import DynamicType
import Foundation
import Gallery
import HeadlessUIKit
import LetterCase
import Renderers
import Snapshots
import TextLayout
import TypographyKit

/// A configuration's colours and styles as a folder for designers: a page, pictures, and a PDF.
@MainActor
enum TypographySpecimen {
  /// The largest number of colours, and of styles, that are shown.
  static let limit = 1_000
  /// Capitals, letters with and without parts above and below, figures.
  private static let sample = "The quick brown fox 123"

  /// - Parameter fonts: the fonts to draw with.
  /// - Throws: `TypographyError`, or an error in writing the folder.
  static func write(_ settings: TypographyKitSettings, called title: String, to path: String, fonts: FontLibrary) throws
  {
    let specimen = try specimen(of: settings, called: title)
    let site = try SiteFiles.bundled(version: ProgramVersion.current)
    let folder = try RenewedFolder.claim(
      URL(exactPath: path, isDirectory: true), removing: SpecimenFolder.pageName
    ) {
      Terminal.printError("Waiting for another process that writes to '\(path)' …")
    }
    try SpecimenFolder(specimen, site, SheetDrawing(fonts: fonts, Renderers.standard())).write(to: folder)
  }

  private static func specimen(of settings: TypographyKitSettings, called title: String) throws -> Specimen {
    let (colors, styles) = (settings.colors, settings.styles)
    guard max(colors.count, styles.count) <= limit else {
      throw TypographyError.tooMany(colors: colors.count, styles: styles.count, limit: limit)
    }
    guard !colors.isEmpty || !styles.isEmpty else { throw TypographyError.nothing }
    if let name = styles.keys.sorted().first(where: { !FileNames.canName($0) }) {
      throw TypographyError.noFileName("style", name)
    }
    return Specimen(
      title: title,
      swatches: colors.keys.sorted().compactMap { name in colors[name].map { swatch($0, called: name) } },
      styles: styles.keys.sorted().compactMap { name in styles[name].map(shown) })
  }

  private static func swatch(_ color: TypographyColor, called name: String) -> Specimen.Swatch {
    Specimen.Swatch(name: name, light: ColorText.bytes(color, .light), dark: ColorText.bytes(color, .dark))
  }

  private static func shown(_ style: Typography) -> Specimen.Style {
    let color = (style.textColor ?? .black).resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    let fonts = ContentSizeCategory.allCases.compactMap { category in style.font(category.uiKit).map { (category, $0) }
    }
    let largest = fonts.map(\.1).max { $0.lineHeight < $1.lineHeight }
    let percent = largest.map { Self.percent(of: style, in: $0) } ?? 100
    let lines = fonts.map { category, font in
      Specimen.Line(
        category: category.shortName, pointSize: TypographyTable.points(font.pointSize),
        lineHeight: TypographyTable.points(font.lineHeight),
        sample: text(of: style, in: font, color, scale: CGFloat(percent) / 100))
    }
    let facts = [
      style.fontName, fonts.isEmpty ? "no font" : nil, style.letterCase?.rawValue,
      percent < 100 ? "shown at \(percent) %" : nil,
    ].compactMap { $0 }
    return Specimen.Style(
      name: style.name, facts: facts.joined(separator: ", "), lines: lines, isLight: isLight(color))
  }

  /// The scale, in per cent, of a style's samples, the same for all so that they can be compared: 100, unless the
  /// sample in its largest font does not fit on a page, or one of its words on a line.
  private static func percent(of style: Typography, in font: UIFont) -> Int {
    let room = Specimen.sampleRoom
    return [100, 50, 25, 10, 5, 2].first { percent in
      let text = text(of: style, in: font, .black, scale: CGFloat(percent) / 100)
      let whole = text.boundingRect(
        with: CGSize(width: room.width, height: 0), options: .usesLineFragmentOrigin, context: nil)
      let attributes = text.attributes(at: 0, effectiveRange: nil)
      return whole.size.height <= room.height
        && text.string.split(separator: " ").allSatisfy {
          NSAttributedString(string: String($0), attributes: attributes).size().width <= room.width
        }
    } ?? 1
  }

  private static func text(
    of style: Typography, in font: UIFont, _ color: UIColor, scale: CGFloat
  ) -> NSAttributedString {
    let font = font.withSize(font.pointSize * scale)
    var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    if style.letterSpacing > 0 { attributes[.kern] = style.letterSpacing * scale }
    return NSAttributedString(string: sample.letterCase(style.letterCase ?? .regular), attributes: attributes)
  }

  /// Whether a colour is hard to see on white: its luma by ITU-R BT.601 is above four fifths.
  private static func isLight(_ color: UIColor) -> Bool {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return 0.299 * red + 0.587 * green + 0.114 * blue > 0.8
  }
}

import CommandSupport
import DynamicType
import Foundation
import Gallery
import HeadlessUIKit
import JSONDocuments
import TypographyKit

/// A configuration's colours and styles, in columns.
enum TypographyTable {
  static func lines(of settings: TypographyKitSettings) -> [String] {
    let colors = settings.colors.keys.sorted().compactMap { name in
      settings.colors[name].map { [name, ColorText.text($0, .light), ColorText.text($0, .dark)] }
    }
    let styles = settings.styles.keys.sorted().compactMap { name in settings.styles[name].map(row) }
    let header = ["style", "font"] + ContentSizeCategory.allCases.map(\.shortName) + ["letter case"]
    return (colors.isEmpty ? [] : columns([["colour", "light", "dark"]] + colors))
      + (colors.isEmpty || styles.isEmpty ? [] : [""])
      + (styles.isEmpty ? [] : columns([header] + styles))
  }

  private static func row(_ style: Typography) -> [String] {
    let sizes = ContentSizeCategory.allCases.map { category in
      style.font(category.uiKit).map { points($0.pointSize) } ?? "-"
    }
    return [style.name, style.fontName ?? "-"] + sizes + [style.letterCase?.rawValue ?? "-"]
  }

  /// The same as JSON, with the file's issues.
  static func json(of settings: TypographyKitSettings) -> JSON {
    let colors = settings.colors.keys.sorted().compactMap { name in
      settings.colors[name].map { color -> JSON in
        [
          "name": .string(name), "light": .string(ColorText.text(color, .light)),
          "dark": .string(ColorText.text(color, .dark)),
        ]
      }
    }
    let styles = settings.styles.keys.sorted().compactMap { name in settings.styles[name].map(object) }
    let issues = settings.issues.map { issue -> JSON in
      ["level": .string(issue.label.rawValue), "message": .string("\(issue)")]
    }
    return [
      "schemaVersion": .number(1), "colors": .array(colors), "styles": .array(styles), "issues": .array(issues),
    ]
  }

  private static func object(_ style: Typography) -> JSON {
    let sizes = ContentSizeCategory.allCases.compactMap { category in
      style.font(category.uiKit).map { (key: category.shortName, value: JSON.number($0.pointSize)) }
    }
    var entries: [(key: String, value: JSON)] = [("name", .string(style.name))]
    if let font = style.fontName { entries.append(("font", .string(font))) }
    entries.append(("sizes", .object(sizes)))
    if let letterCase = style.letterCase { entries.append(("letterCase", .string(letterCase.rawValue))) }
    return .object(entries)
  }

  /// A number with at most two decimals.
  static func points(_ size: CGFloat) -> String {
    let hundredths = Int((size * 100).rounded())
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    guard rest > 0 else { return "\(whole)" }
    return "\(whole)." + (rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)")
  }

  private static func columns(_ rows: [[String]]) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).dropLast().map { text, width in
        text + String(repeating: " ", count: width - text.count)
      }
      return (cells + row.suffix(1)).joined(separator: "  ")
    }
  }
}

extension ContentSizeCategory {
  var uiKit: UIContentSizeCategory { UIContentSizeCategory(rawValue: uiKitRawValue) }
}

extension TypographyKitIssue {
  /// The label of its message: all but notes fail the command.
  var label: MessageLabel { kind == .note ? .note : .error }
}

/// A colour's bytes in an appearance.
enum ColorText {
  /// `#RRGGBB`, with two more digits if it is not opaque.
  static func text(_ color: TypographyColor, _ style: UIUserInterfaceStyle) -> String {
    Specimen.Swatch.text(bytes(color, style))
  }

  /// Red, green, blue and alpha.
  static func bytes(_ color: TypographyColor, _ style: UIUserInterfaceStyle) -> [UInt8] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.uiColor.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { UInt8((min(1, max(0, $0)) * 255).rounded()) }
  }
}

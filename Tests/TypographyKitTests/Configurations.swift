import Foundation
import HeadlessUIKit
import LocalizedStrings
import Testing

@testable import TypographyKit

/// Configurations for tests.
enum Configurations {
  static let name = "TypographyKit.json"

  static func read(
    _ text: String, type: ConfigurationType? = nil, over configuration: TypographyKitConfiguration = .init()
  ) throws -> TypographyKitSettings {
    try TypographyKitSettings(Data(text.utf8), type: type, file: name, configuration: configuration)
  }

  /// A file with only styles.
  static func styles(_ styles: String, settings: String = "") throws -> TypographyKitSettings {
    try read("{\"typography-kit\": {\(settings)}, \"ui-font-text-styles\": {\(styles)}}")
  }

  /// A file with only colours.
  static func colors(_ colors: String) throws -> TypographyKitSettings {
    try read("{\"typography-colors\": {\(colors)}}")
  }

  /// All existing keys: T1 to T8 of the list of behaviours of rwbutler/TypographyKit 6.0.1.
  static let everything = """
    {
      "typography-colors": {
        "gold": "#FFAB01", "royal-blue": "08224C", "veil": "#08224C80", "veil-too": "08224c80",
        "sky": "rgb(135, 206, 235)", "sky-too": "(135,206,235)", "mist": "rgba(135,206,235,128)",
        "text": "gold", "background": "lighter royal-blue", "panel": {"light": "white", "dark": "darkest gray"},
        "gray": "gray"
      },
      "typography-kit": {
        "buttons": {"title-color-apply-mode": "normal"}, "labels": {"line-break-mode": "truncate-tail"},
        "development-color": "magenta", "fallback-color": "royal-blue", "is-development": true,
        "minimum-point-size": 10, "maximum-point-size": 100, "point-step-size": 3, "point-step-multiplier": 2,
        "scaling-mode": "stepping", "should-crash-if-color-not-found": false, "should-use-development-colors": true,
        "configuration-name": "TypographyKit", "configuration-type": "json"
      },
      "ui-font-text-styles": {
        "heading": {"font-name": "System-Semibold", "point-size": 36, "text-color": "gold", "letter-case": "upper",
          "letter-spacing": 1.5, "minimum-point-size": 30, "maximum-point-size": 60, "scaling-mode": "uifontmetrics"},
        "subheading": {"extends": "heading", "point-size": 24.5},
        "paragraph": {"font-name": "Inter-Regular", "point-size": 16}
      }
    }
    """
}

import Foundation
import TypographyKit

/// A TypographyKit configuration of 1,000 styles and 200 colours, read from its bytes.
///
/// Half of the styles extend another one; colours are numbers, names of other colours, shades, and pairs of light and
/// dark.
@MainActor
struct TypographyBenchmark {
  private static let (styleCount, colorCount) = (1_000, 200)
  private let rounds: Int

  init(_ arguments: Arguments) { rounds = arguments.amount(21) }

  func run() throws -> [Figure] {
    let file = Array(Self.file.utf8)
    let milliseconds = try (0..<rounds).map { _ in
      try processorSeconds {
        let settings = try TypographyKitSettings(file, type: .json)
        guard settings.styles.count == Self.styleCount, settings.colors.count == Self.colorCount,
          settings.issues.isEmpty
        else { throw BenchmarkError.nothingMeasured }
      } * 1_000
    }
    return [
      // The first time includes opening the fonts that are named.
      Figure(name: "typography.read.first", value: milliseconds[0], unit: "ms"),
      Figure(name: "typography.read", value: milliseconds.sorted()[rounds / 2], unit: "ms"),
    ]
  }

  private static var file: String {
    let colors = (0..<colorCount).map { "\"c\($0)\": \(color($0))" }
    let styles = (0..<styleCount).map { "\"s\($0)\": {\(style($0))}" }
    return "{\"typography-colors\": {\(colors.joined(separator: ",\n"))},\n"
      + "\"ui-font-text-styles\": {\(styles.joined(separator: ",\n"))}}"
  }

  private static func color(_ number: Int) -> String {
    switch number % 4 {
    case 0: "\"#10\(10 + number % 90)30\""
    case 1: "\"c\(number - 1)\""
    case 2: "\"lighter c\(number - 2)\""
    default: "{\"light\": \"c\(number - 3)\", \"dark\": \"rgb(\(number), 20, 30)\"}"
    }
  }

  private static func style(_ number: Int) -> String {
    guard number % 2 == 0 else { return "\"extends\": \"s\(number - 1)\", \"point-size\": \(10 + number % 40)" }
    return """
      "font-name": "\(number % 4 == 0 ? "System-Semibold" : "Inter-Regular")", "point-size": \(10 + number % 40), \
      "text-color": "c\(number % colorCount)", "letter-case": "upper", "letter-spacing": 0.5, \
      "minimum-point-size": 9, "maximum-point-size": 90, "scaling-mode": "stepping"
      """
  }
}

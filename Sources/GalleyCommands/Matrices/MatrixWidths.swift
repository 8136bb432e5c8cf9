import ArgumentParser
import Foundation
import ViewRendering

/// Widths in the option's syntax: `280,343`, or `280...400/20` for every twentieth point.
enum MatrixWidths {
  /// The largest number of widths in a matrix.
  static let limit = 100

  /// - Parameter texts: the values of the option, which may be repeated: their widths are combined.
  /// - Returns: widths in points, ascending and without duplicates.
  /// - Throws: a validation error with the expected syntax.
  static func parse(_ texts: [String]) throws -> [Double] {
    var widths: Set<Double> = []
    for part in texts.flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }) {
      widths.formUnion(try range(part) ?? [number(part)])
      guard widths.count <= limit else { throw ValidationError("--widths: more than \(limit) widths were given.") }
    }
    return widths.sorted()
  }

  /// Nil if the text is a single number.
  private static func range(_ text: Substring) throws -> [Double]? {
    guard let dots = text.firstRange(of: "...") else { return nil }
    let rest = text[dots.upperBound...]
    guard let slash = rest.firstIndex(of: "/") else {
      throw ValidationError("--widths: '\(text)' has no step. Write \(text)/20 for every 20th point.")
    }
    let (from, to) = (try number(text[..<dots.lowerBound]), try number(rest[..<slash]))
    let step = try step(rest[rest.index(after: slash)...])
    guard from <= to else {
      throw ValidationError("--widths: '\(text)' ends before it starts. Write the smaller width first.")
    }
    let count = ((to - from) / step).rounded(.down) + 1
    guard count <= Double(limit) else {
      throw ValidationError("--widths: '\(text)' has more than \(limit) widths. Use a larger step.")
    }
    return (0..<Int(count)).map { from + Double($0) * step }
  }

  private static func number(_ text: Substring) throws -> Double {
    guard let number = points(text) else {
      throw ValidationError(
        "--widths: '\(text)' is not a valid width. Use points from 1 to 10000, separated by commas, or a range with a step such as 280...400/20."
      )
    }
    return number
  }

  private static func step(_ text: Substring) throws -> Double {
    guard let step = points(text) else {
      throw ValidationError(
        "--widths: '\(text)' is not a valid step. Write points from 1 to 10000 after the '/', as in 280...400/20.")
    }
    return step
  }

  private static func points(_ text: Substring) -> Double? {
    Double(text.trimmingCharacters(in: .whitespaces)).flatMap { Device.sides.contains($0) ? $0 : nil }
  }
}

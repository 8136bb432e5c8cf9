/// Repeats texts, with a space between: `%@ files` becomes `%1$@ files %1$@ files`, so that both copies show the same
/// argument.
enum DoubledText {
  static func text(of stretches: [FormatSegment]) -> String {
    let text = stretches.map { stretch in
      switch stretch {
      case .text(let plain): return plain
      case .placeholder(let written, let argument, let isNumbered):
        return isNumbered ? written : "%\(argument)$" + written.dropFirst()
      }
    }.joined()
    return text.isEmpty ? text : text + " " + text
  }
}

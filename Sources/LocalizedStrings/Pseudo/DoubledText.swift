/// Texts that stand twice, with a space between: `%@ files` is `%1$@ files %1$@ files`, so that both show one argument.
enum DoubledText {
  static func text(of stretches: [FormatStretch]) -> String {
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

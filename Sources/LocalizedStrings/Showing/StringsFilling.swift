/// Fills the placeholders of a text.
struct StringsFilling {
  /// A substitution's text that was chosen, and the number of its argument.
  struct Choice {
    var unit: StringsUnit
    var argument: Int
    var kind: FormatPlaceholder.Kind
  }

  let writer: ArgumentWriter
  /// The texts of the substitutions, by name.
  var choices: [String: Choice] = [:]
  /// The argument of a number, asked for as one of a kind.
  let argument: (Int, FormatPlaceholder.Kind) -> FormatArgument

  /// A text with its placeholders filled. A substitution within itself shows its name.
  func text(_ format: FormatString, first: Int = 1, kind: FormatPlaceholder.Kind = .integer, within: [String] = [])
    -> String
  {
    var text = ""
    for part in format.numbered(from: first) {
      switch part.part {
      case .text(let plain): text += plain
      case .placeholder(let placeholder):
        text += writer.string(argument(part.argument, placeholder.kind), as: placeholder)
      case .substitutionArgument: text += writer.string(argument(part.argument, kind))
      case .substitution(let name, _):
        guard let choice = choices[name], !within.contains(name) else {
          text += "%#@\(name)@"
          continue
        }
        let format = FormatString(choice.unit.text)
        text += self.text(format, first: choice.argument, kind: choice.kind, within: within + [name])
      }
    }
    return text
  }
}

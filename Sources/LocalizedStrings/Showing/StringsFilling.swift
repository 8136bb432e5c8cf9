/// Fills the placeholders of a text.
struct StringsFilling {
  /// A substitution's text that was chosen, and the number of its argument.
  struct Choice {
    var unit: StringsUnit
    var argument: Int
    var kind: FormatPlaceholder.Kind
  }

  /// How much is put into a text in place of substitutions: texts that name each other twice would grow without end.
  struct Room {
    /// As many substitutions, those within others, too.
    var count = 1_000
    /// As many bytes of their texts, which is the longest text that is laid out.
    var bytes = 2 << 20

    /// Takes the room of a text; false, and nothing is taken, where there is too little.
    mutating func take(_ text: String) -> Bool {
      let size = text.utf8.count
      guard count > 0, bytes >= size else { return false }
      (count, bytes) = (count - 1, bytes - size)
      return true
    }
  }

  let writer: ArgumentWriter
  /// The texts of the substitutions, by name.
  var choices: [String: Choice] = [:]
  /// The argument of a number, asked for as one of a kind.
  let argument: (Int, FormatPlaceholder.Kind) -> FormatArgument

  /// A text with its placeholders filled. A substitution within itself shows its name; so does one that there is no room for.
  func text(_ format: FormatString) -> String {
    var room = Room()
    return text(format, first: 1, kind: .integer, within: [], &room)
  }

  private func text(
    _ format: FormatString, first: Int, kind: FormatPlaceholder.Kind, within: [String], _ room: inout Room
  ) -> String {
    var text = ""
    for part in format.numbered(from: first) {
      switch part.part {
      case .text(let plain): text += plain
      case .placeholder(let placeholder):
        text += writer.string(argument(part.argument, placeholder.kind), as: placeholder)
      case .substitutionArgument: text += writer.string(argument(part.argument, kind))
      case .substitution(let name, _):
        guard let choice = choices[name], !within.contains(name), room.take(choice.unit.text) else {
          text += "%#@\(name)@"
          continue
        }
        let format = choice.unit.format
        text += self.text(format, first: choice.argument, kind: choice.kind, within: within + [name], &room)
      }
    }
    return text
  }
}

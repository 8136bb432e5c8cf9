/// Fills the placeholders of a text.
struct StringsFilling {
  /// The selected text of a substitution, and the number of its argument.
  struct Choice {
    var unit: StringsUnit
    var argument: Int
    var kind: FormatPlaceholder.Kind
  }

  /// The remaining room for substituted texts: texts that name each other twice would grow without end.
  struct Room {
    /// The number of substitutions left, nested ones included.
    var count = 1_000
    /// The number of bytes left for their texts; 2 MiB is the longest text that is laid out.
    var bytes = 2 << 20

    /// Takes the room for a text; returns false, without taking anything, if there is too little.
    mutating func take(_ text: String) -> Bool {
      let size = text.utf8.count
      guard count > 0, bytes >= size else { return false }
      (count, bytes) = (count - 1, bytes - size)
      return true
    }
  }

  let writer: ArgumentWriter
  /// The selected texts of the substitutions, by name.
  var choices: [String: Choice] = [:]
  /// Returns the argument with a number, for a kind of placeholder.
  let argument: (Int, FormatPlaceholder.Kind) -> FormatArgument

  /// A text with its placeholders filled. A substitution inside itself shows its name, as does one that there is no
  /// room for.
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

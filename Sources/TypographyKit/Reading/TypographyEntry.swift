/// A style or a colour in a configuration, by its name.
package enum TypographyEntry: Hashable, Sendable {
  case style(String)
  case color(String)

  var isStyle: Bool { if case .style = self { true } else { false } }
}

extension TypographyEntry {
  /// The entry that a key path leads to or into; nil for settings of all entries.
  package init?(_ keyPath: [String]) {
    guard keyPath.count > 1 else { return nil }
    switch keyPath[0] {
    case StyleParser.key: self = .style(keyPath[1])
    case ColorParser.key: self = .color(keyPath[1])
    default: return nil
    }
  }

  /// The dependencies of each entry: the style that a style extends, and the entries that its colour, or a colour,
  /// refers to.
  static func uses(in root: ConfigurationEntries, colors: ColorParser) -> [TypographyEntry: [TypographyEntry]] {
    // Problems have been reported before.
    var known = IssueLog()
    var uses: [TypographyEntry: [TypographyEntry]] = [:]
    for entry in colors.entries.entries {
      uses[.color(entry.key)] = colors.entries(namedBy: entry.value, of: entry.key).map { .color($0) }
    }
    for entry in root.dictionary(StyleParser.key, &known).entries {
      guard case .dictionary(let members) = entry.value.content else {
        uses[.style(entry.key)] = []
        continue
      }
      let style = ConfigurationEntries(members, path: [], &known)
      let extended = style.string("extends", &known).map { [TypographyEntry.style($0)] }
      let named = style.value("text-color").map {
        colors.entries(namedBy: $0, of: nil).map { TypographyEntry.color($0) }
      }
      uses[.style(entry.key)] = (extended ?? []) + (named ?? [])
    }
    return uses
  }
}

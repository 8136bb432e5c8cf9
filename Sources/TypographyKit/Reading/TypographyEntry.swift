/// A style or a colour of a configuration, by its name.
package enum TypographyEntry: Hashable, Sendable {
  case style(String)
  case color(String)

  var isStyle: Bool { if case .style = self { true } else { false } }
}

extension TypographyEntry {
  /// The one that keys lead to or into; nil where they lead to what counts for all.
  package init?(_ keyPath: [String]) {
    guard keyPath.count > 1 else { return nil }
    switch keyPath[0] {
    case StyleParser.key: self = .style(keyPath[1])
    case ColorParser.key: self = .color(keyPath[1])
    default: return nil
    }
  }

  /// What each is made of: the style that a style extends, the entries that its colour, or a colour, names.
  static func uses(in root: ConfigurationEntries, colors: ColorParser) -> [TypographyEntry: [TypographyEntry]] {
    // What is wrong has been noted before.
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

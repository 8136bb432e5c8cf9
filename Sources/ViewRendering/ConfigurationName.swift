package import DynamicType

/// A configuration's part of a reference's name, parsed: `iPhone-15-AX3-dark@2x`.
///
/// Names can be ambiguous: a device or a custom size may contain a category and what follows it. If several words could
/// be the category, the one after a known device is chosen, or else the last.
package struct ConfigurationName: Equatable, Sendable {
  /// The device's name if it is in the table; otherwise the words before the category.
  package let device: String
  package let category: ContentSizeCategory
  /// The values that differ from the defaults, by the singular keys of their axes.
  package let values: [String: String]

  /// Parses a name; nil if no configuration has it.
  package init?(_ name: String) {
    let words = ConfigurationName.words(of: name)
    let readings = words.indices.reversed().compactMap { ConfigurationName(words, categoryAt: $0) }
    guard let reading = readings.first(where: { Device.named($0.device) != nil }) ?? readings.first else { return nil }
    self = reading
  }

  /// The words between hyphens; a scale begins a word of its own.
  private static func words(of name: String) -> [Substring] {
    let end = name.lastIndex(of: "@") ?? name.endIndex
    let words = name[..<end].split(separator: "-", omittingEmptySubsequences: false)
    return end == name.endIndex ? words : words + [name[end...]]
  }

  private init?(_ words: [Substring], categoryAt index: Int) {
    guard index > 0, let category = ContentSizeCategory(shortName: String(words[index])),
      let values = ConfigurationName.values(words[(index + 1)...])
    else { return nil }
    let device = words[..<index].joined(separator: "-")
    guard !device.isEmpty else { return nil }
    self.device = ConfigurationName.devices[device] ?? device
    (self.category, self.values) = (category, values)
  }

  private static let devices = Dictionary(Device.all.map { (Configuration.nameForFiles($0.name), $0.name) }) { $1 }

  /// The values of the words after a category; nil if no configuration has them.
  ///
  /// Axes before the language take the first words, those after it the last ones; the rest is the language.
  private static func values(_ words: ArraySlice<Substring>) -> [String: String]? {
    let axes = Axis.all.split { if case .language = $0.mark { true } else { false } }
    var (rest, values) = (words, [String: String]())
    for axis in axes[0] {
      guard let value = rest.first.flatMap(axis.mark.value) else { continue }
      values[axis.singular] = value
      rest.removeFirst()
    }
    for axis in axes[1].reversed() {
      guard let value = rest.last.flatMap(axis.mark.value) else { continue }
      values[axis.singular] = value
      rest.removeLast()
    }
    guard let language = rest.first else { return values }
    guard language.count >= 2, language.allSatisfy(\.isLetter), rest.allSatisfy({ (1...8).contains($0.count) }) else {
      return nil
    }
    values["locale"] = rest.joined(separator: "-")
    return values
  }
}

extension Axis.Mark {
  /// The value with this mark.
  fileprivate func value(of word: Substring) -> String? {
    switch self {
    case .words(let words): words.first { $0.value == word }?.key
    case .number(let before, let after):
      word.hasPrefix(before) && word.hasSuffix(after)
        ? Double(word.dropFirst(before.count).dropLast(after.count)).map(Configuration.plain) : nil
    case .colorVision: ColorVision(mark: word)?.text
    case .language, .category: nil
    }
  }
}

import LocalizedStrings

/// The strings of a catalogue with their rules, and the distinct texts that they can show.
struct RuledStrings {
  /// A text that can be shown, with the rule that applies to it.
  struct Item {
    var shown: DisplayedString
    /// The rule's index.
    var rule: Int
    /// The text's index.
    var text: Int
  }

  private let rules: StringsRules
  private let options: StringsCheckOptions
  /// The index of each rule's label among the distinct ones.
  private let labelIndices: [Int?]
  private var textIndices: [LabelText: Int] = [:]
  private var locales: [String: String] = [:]

  private(set) var items: [Item] = []
  private(set) var texts: [LabelText] = []
  let labels: [CheckedLabel]
  /// Keys that no rule applies to in some language.
  private(set) var withoutRule: [StringsEntry] = []
  private(set) var checked: [CheckedKey] = []
  private(set) var usedRules: Set<Int> = []
  private(set) var counts = StringsCounts()

  init(_ catalog: StringsCatalog, _ rules: StringsRules, _ options: StringsCheckOptions) {
    (self.rules, self.options) = (rules, options)
    var labels: [CheckedLabel] = []
    var indices: [CheckedLabel: Int] = [:]
    labelIndices = rules.rules.map { rule in
      rule.label.map { label in
        if let index = indices[label] { return index }
        labels.append(label)
        indices[label] = labels.count - 1
        return labels.count - 1
      }
    }
    self.labels = labels
    let languages = catalog.languages.filter(options.includes)
    for entry in catalog.entries { add(entry, languages) }
    counts.languages = Set(items.lazy.map(\.shown.language)).count
    counts.texts = items.count
    counts.distinctTexts = texts.count
  }

  private mutating func add(_ entry: StringsEntry, _ languages: [String]) {
    let candidates = rules.rules.indices.filter {
      rules.rules[$0].selector.matches(key: entry.key, table: entry.table)
    }
    var (isMeasured, isIgnored, lacksRule) = (false, false, false)
    for language in languages {
      guard let localization = entry[language] else { continue }
      guard let rule = candidates.first(where: { rules.rules[$0].selector.matches(language: language) }) else {
        lacksRule = true
        continue
      }
      usedRules.insert(rule)
      guard let label = labelIndices[rule] else {
        isIgnored = true
        continue
      }
      isMeasured = true
      checked.append(
        CheckedKey(key: entry.key, table: entry.table, language: language, file: localization.place.file))
      var samples = options.samples
      if !rules.rules[rule].arguments.isEmpty { samples.arguments = rules.rules[rule].arguments }
      for shown in entry.displayedStrings(in: language, device: rules.device, samples: samples) {
        items.append(Item(shown: shown, rule: rule, text: index(of: shown, label)))
      }
    }
    counts.keys += isMeasured ? 1 : 0
    counts.ignoredKeys += isIgnored && !isMeasured ? 1 : 0
    if lacksRule { withoutRule.append(entry) }
  }

  private mutating func index(of shown: DisplayedString, _ label: Int) -> Int {
    let text = LabelText(label: label, locale: locale(of: shown.language), text: shown.text)
    if let index = textIndices[text] { return index }
    texts.append(text)
    textIndices[text] = texts.count - 1
    return texts.count - 1
  }

  private mutating func locale(of language: String) -> String {
    if let locale = locales[language] { return locale }
    let locale = LabelText.locale(of: language)
    locales[language] = locale
    return locale
  }
}

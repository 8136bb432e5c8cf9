extension ElementVisit {
  /// The element with its words, those of its own language if it has one.
  func spokenElement(_ words: SpokenWords) -> SpokenElement {
    let speech = Speech(source, position, source.language.map(SpokenWords.inLanguage) ?? words)
    return SpokenElement(
      description: speech.description, hint: speech.hint, label: source.label?.nonEmpty, value: source.value?.nonEmpty,
      traits: source.traits.list, frame: source.frame, path: source.path,
      activationPoint: source.activationPoint, customActions: source.customActions,
      customContent: source.customContent, userInputLabels: source.userInputLabels,
      respondsToUserInteraction: source.respondsToUserInteraction, speech: source.speech, language: source.language,
      identifier: source.identifier, containers: source.containers, node: source.node)
  }
}

extension String {
  /// The text; `nil` if it is empty.
  var nonEmpty: String? { isEmpty ? nil : self }

  /// The text with a period at its end, unless it is empty or ends in one.
  var asSentence: String { isEmpty || hasSuffix(".") ? self : self + "." }

  /// The texts that are not empty, with a space between them.
  static func joining(_ texts: [String]) -> String { texts.filter { !$0.isEmpty }.joined(separator: " ") }
}

import DynamicType

/// A value of an axis, as code names it: a word or a number.
package enum AxisValue: Hashable, Sendable {
  case word(String)
  case number(Double)
}

extension Axis {
  /// The setting for a value; nil if the axis does not have the value.
  package func setting(_ value: AxisValue) -> Setting? {
    switch (values, value) {
    case (.words(let words), .word(let word)): words.first { $0.word == word }?.set
    case (.range(let range, let set), .number(let number)): range.contains(number) ? set(number) : nil
    case (.numbers(let numbers, let set), .number(let number)):
      numbers.first { Double($0) == number }.map(set)
    case (.languages(let set), .word(let tag)): set(tag)
    case (.categories(let set), .word(let name)):
      (ContentSizeCategory(shortName: name) ?? ContentSizeCategory(swiftName: name)).map(set)
    case (.colorVisions(let set), .word(let text)): ColorVision(text).map(set)
    default: nil
    }
  }

  /// A description of the axis's values, for messages.
  package var expected: String {
    switch values {
    case .words(let words): words.map(\.word).joined(separator: ", ")
    case .range(let range, _): "a number from \(range.lowerBound) to \(range.upperBound)"
    case .numbers(let numbers, _): numbers.map(String.init).joined(separator: ", ")
    case .languages: "a BCP 47 language tag"
    case .categories: ContentSizeCategory.allCases.map(\.shortName).joined(separator: ", ")
    case .colorVisions: ColorVision.expected
    }
  }
}

extension [Configuration] {
  /// Each configuration combined with each of the settings.
  package func crossed(with settings: [Axis.Setting]) -> [Configuration] {
    flatMap { configuration in
      settings.map { set in
        var result = configuration
        set(&result)
        return result
      }
    }
  }
}

extension AxisValue: CustomStringConvertible {
  package var description: String {
    switch self {
    case .word(let word): "'\(word)'"
    case .number(let number): Configuration.plain(number)
    }
  }
}

import Synchronization

/// The plural rules and number formats of a language, with sample numbers for each plural category. Cached for each
/// language.
final class LanguageNumbers: Sendable {
  let language: String
  let rules: PluralRules
  private let integers: DecimalFormat
  /// The categories of 0 to 1,000, computed on first use.
  private let categories = Mutex<[PluralCategory]>([])
  private let samples = Mutex<[Int: [(category: PluralCategory, number: Double)]]>([:])

  private init(language: String) {
    self.language = language
    rules = PluralRules(language: language)
    integers = DecimalFormat(language: language, fractionDigits: 0)
  }

  private static let known = Mutex<[String: LanguageNumbers]>([:])

  /// The shared instance of a language.
  static func of(_ language: String) -> LanguageNumbers {
    known.withLock { known in
      if let numbers = known[language] { return numbers }
      if known.count >= 256 { known = [:] }
      let numbers = LanguageNumbers(language: language)
      known[language] = numbers
      return numbers
    }
  }

  /// A whole number as the language writes it, `1,234`.
  func string(_ number: Int) -> String { integers.string(String(number)) }

  /// A number as the language writes it with the given number of fraction digits.
  func string(_ number: Double, fractionDigits: Int) -> String {
    DecimalFormat(language: language, fractionDigits: fractionDigits).string("\(number)")
  }

  /// The smallest whole number of each category, and the largest up to `largest`, in ascending order. A category that
  /// begins beyond it, such as Spanish's `many`, has its smallest power of ten; one that only fractions belong to has
  /// none.
  func wholeNumbers(upTo largest: Int) -> [(category: PluralCategory, number: Double)] {
    samples.withLock { samples in
      if let numbers = samples[largest] { return numbers }
      let numbers = findWholeNumbers(upTo: largest)
      if samples.count < 16 { samples[largest] = numbers }
      return numbers
    }
  }

  /// Two numbers that select a category among other cases; nil if fewer than five of 0 to 1,000 do. GNU gettext draws
  /// the same line: it lets plural forms that are rarer leave out their number (`check_plural_eval`).
  func examples(of category: PluralCategory, among cases: [PluralCategory]) -> (Int, Int)? {
    let categories = categories.withLock { categories in
      if categories.isEmpty { categories = (0...1_000).map { rules.category(of: $0) } }
      return categories
    }
    let hasZero = cases.contains(.zero)
    let found = categories.indices.lazy.filter { number in
      let own = categories[number]
      return category == (number == 0 && hasZero ? .zero : cases.contains(own) ? own : .other)
    }.prefix(5)
    let numbers = Array(found)
    return numbers.count == 5 ? (numbers[0], numbers[1]) : nil
  }

  private func findWholeNumbers(upTo largest: Int) -> [(category: PluralCategory, number: Double)] {
    let largest = min(max(largest, 0), 100_000)
    var ends: [PluralCategory: (first: Int, last: Int)] = [:]
    for number in Array(1...max(largest, 1)) + [100_000, 1_000_000, 1_000_000_000] {
      let category = rules.category(of: number)
      if number <= largest || ends[category] == nil { ends[category] = (ends[category]?.first ?? number, number) }
    }
    // 0 is listed in addition to the first number of its category, as a file may have a case just for 0.
    let numbers = ends.flatMap { category, ends in Set([ends.first, ends.last]).map { (category, Double($0)) } }
    return ([(rules.category(of: 0), 0)] + numbers).sorted { $0.1 < $1.1 }.map { (category: $0.0, number: $0.1) }
  }
}

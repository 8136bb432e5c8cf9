import LocalizedStrings
import StringsChecking
import TextMeasuring

/// A string catalogue of 10,000 keys in ten languages, read, and checked at twelve sizes in one width on one thread.
struct StringsBenchmark {
  /// The width in points: a column on a phone.
  private static let width = 163.0
  private let (keyCount, languageCount): (Int, Int)

  private let file: [UInt8]

  init(_ arguments: Arguments) throws {
    (keyCount, languageCount) = (arguments.amount(10_000), arguments.amount(10))
    file = try CatalogMaker(directory: arguments.required("corpus"), languageCount: languageCount)
      .file(keyCount: keyCount)
  }

  func run() throws -> [Figure] {
    let start = processorSeconds()
    let catalog = try StringsCatalog(file, format: .xcstrings, file: "Localizable.xcstrings")
    let read = processorSeconds()
    let report = try checker().report(on: catalog)
    let end = processorSeconds()
    let counts = report.counts
    guard counts.texts == keyCount * languageCount, counts.measurements == 12 * counts.distinctTexts else {
      throw BenchmarkError.nothingMeasured
    }
    return [
      Figure(name: "strings.read", value: read - start, unit: "s"),
      Figure(name: "strings.check", value: end - read, unit: "s"),
      Figure(name: "strings.distinct", value: Double(counts.distinctTexts), unit: "texts"),
      Figure(name: "strings.rate", value: Double(counts.measurements) / (end - read), unit: "measurements/s"),
      Figure(name: "strings.findings", value: Double(report.findings.count), unit: "findings"),
      Figure(name: "strings.memory", value: try peakMegabytes(), unit: "MB"),
    ]
  }

  /// All texts are shown in labels with two lines.
  private func checker() throws -> StringsChecker {
    var template = MeasuringRequest("", font: .style(.body), width: Self.width)
    (template.lines, template.categories, template.want) = (2, MeasuringCategory.allCases, CheckedLabel.wants)
    return try StringsChecker(StringsRules(label: CheckedLabel(template: template)), measurer: TextMeasurer())
  }
}

import TextLayout
import TextMeasuring

/// Something that is wrong with a text at a size in a width.
struct TextFault: Hashable {
  var kind: FindingKind
  var width: Double
  var category: MeasuringCategory
  /// What of the text it is, for messages.
  var detail: String
}

/// What there is to say of a text in a label at all sizes and widths.
struct TextOutcome: Hashable {
  /// By size, then width.
  var faults: [TextFault] = []
  /// The characters that no font has, each once.
  var missing: [String] = []
  /// Why it could not be measured.
  var failure: String?
  /// Sizes times widths.
  var measurementCount = 0

  /// Measures a text.
  ///
  /// - Parameter categories: the sizes that are looked at of the label's; nil for all of them.
  init(_ text: LabelText, in label: CheckedLabel, _ categories: [MeasuringCategory]?, by measurer: TextMeasurer) {
    var request = label.template
    request.runs = [MeasuringRun(text.text)]
    request.locale = text.locale
    if let categories { request.categories = request.categories.filter(categories.contains) }
    guard !request.categories.isEmpty else { return }
    do throws(MeasuringError) {
      for measured in try measurer.answer(request).measurements {
        measurementCount += 1
        add(measured, text.text, label)
      }
    } catch {
      failure = error.description
    }
  }

  private mutating func add(_ measured: MeasuringAnswer.Measurement, _ text: String, _ label: CheckedLabel) {
    func add(_ kind: FindingKind, _ detail: @autoclosure () -> String) {
      faults.append(
        TextFault(kind: kind, width: measured.width ?? 0, category: measured.category, detail: detail()))
    }
    if measured.isTruncated { add(.truncatedText, Self.quoted(measured.hidden, of: text) + " is not shown") }
    if !measured.brokenWords.isEmpty { add(.brokenWord, Self.quoted(measured.brokenWords, of: text)) }
    let size = measured.size
    if size.width > (measured.width ?? .infinity) + Self.hair
      || size.height > (label.template.height ?? .infinity) + Self.hair
    {
      add(.clippedText, "\(FindingSizes.text(size.width)) x \(FindingSizes.text(size.height)) pt")
    }
    if let expected = label.expectedLines?[measured.category], measured.lines.count > expected {
      add(.tooManyLines, "\(measured.lines.count) lines, expected \(expected)")
    }
    for character in measured.missing where !missing.contains(character.characters) {
      missing.append(character.characters)
    }
  }

  /// Points by which sums of advances may differ.
  private static let hair = 1e-6

  /// Parts of a text between quotation marks, each once.
  private static func quoted(_ ranges: [Range<Int>], of text: String) -> String {
    let units = Array(text.utf16)
    var parts: [String] = []
    for range in ranges {
      let part = "\"" + String(decoding: units[range.clamped(to: 0..<units.count)], as: UTF16.self) + "\""
      if !parts.contains(part) { parts.append(part) }
    }
    return parts.joined(separator: ", ")
  }
}

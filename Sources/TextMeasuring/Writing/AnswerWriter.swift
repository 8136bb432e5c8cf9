import JSONDocuments
import TextLayout

extension MeasuringAnswer {
  /// The answer as one object of JSON on one line, in UTF-8: the bytes of `TextMeasurer.answerLine`.
  public var json: [UInt8] { AnswerWriter.line(self) }
}

/// Writes answers as JSON: fields in a fixed order, and the shortest digits that read back as the same number.
struct AnswerWriter {
  private(set) var bytes: [UInt8] = []

  static func line(_ answer: MeasuringAnswer) -> [UInt8] {
    var writer = AnswerWriter()
    writer.bytes.reserveCapacity(256 * answer.measurements.count + 128)
    writer.write(answer)
    return writer.bytes
  }

  static func line(_ error: MeasuringError, id: MeasuringID?) -> [UInt8] {
    var writer = AnswerWriter()
    writer.write(error, id: id)
    return writer.bytes
  }

  private mutating func raw(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func number(_ value: Double) { JSONText.append(value, to: &bytes) }

  private mutating func number(_ value: Int) { JSONText.append(value, to: &bytes) }

  private mutating func array<Element>(_ elements: [Element], _ write: (inout AnswerWriter, Element) -> Void) {
    raw("[")
    for (index, element) in elements.enumerated() {
      if index > 0 { raw(",") }
      write(&self, element)
    }
    raw("]")
  }

  private mutating func range(_ range: Range<Int>) {
    raw("[")
    number(range.lowerBound)
    raw(",")
    number(range.upperBound)
    raw("]")
  }

  // MARK: Answers

  private mutating func start(_ id: MeasuringID?) {
    switch id {
    case .string(let string)?:
      raw("{\"id\":")
      JSONText.append(string, to: &bytes)
      raw(",\"version\":")
    case .number(let digits)?:
      raw("{\"id\":")
      bytes.append(contentsOf: digits.utf8)
      raw(",\"version\":")
    case nil: raw("{\"version\":")
    }
    number(MeasuringAnswer.version)
  }

  private mutating func write(_ answer: MeasuringAnswer) {
    start(answer.id)
    raw(",\"measurements\":")
    array(answer.measurements) { $0.write($1, answer.want) }
    if let found = answer.largestCategory {
      raw(",\"largestCategory\":")
      found.value.map { JSONText.append($0.rawValue, to: &bytes) } ?? raw("null")
    }
    if let found = answer.smallestWidth {
      raw(",\"smallestWidth\":")
      found.value.map { number($0) } ?? raw("null")
    }
    if let found = answer.largestFont {
      raw(",\"largestFont\":")
      found.value.map { number($0) } ?? raw("null")
    }
    raw("}")
  }

  private mutating func write(_ measured: MeasuringAnswer.Measurement, _ want: Set<ResultKind>) {
    raw("{\"category\":\"")
    bytes.append(contentsOf: measured.category.rawValue.utf8)
    raw("\",\"width\":")
    measured.width.map { number($0) } ?? raw("null")
    raw(",\"size\":{\"width\":")
    number(measured.size.width)
    raw(",\"height\":")
    number(measured.size.height)
    raw("}")
    if let pixels = measured.pixels {
      raw(",\"pixels\":{\"width\":")
      number(pixels.width)
      raw(",\"height\":")
      number(pixels.height)
      raw("}")
    }
    raw(measured.isTruncated ? ",\"isTruncated\":true" : ",\"isTruncated\":false")
    writeText(of: measured, want)
    writeGeometry(of: measured, want)
    raw("}")
  }

  private mutating func writeText(of measured: MeasuringAnswer.Measurement, _ want: Set<ResultKind>) {
    if want.contains(.lines) {
      raw(",\"lines\":")
      array(measured.lines) { $0.write($1) }
    }
    if want.contains(.hidden) {
      raw(",\"hidden\":")
      array(measured.hidden) { $0.range($1) }
      raw(",\"brokenWords\":")
      array(measured.brokenWords) { $0.range($1) }
    }
    guard want.contains(.missing) else { return }
    raw(",\"missing\":")
    array(measured.missing) { writer, missing in
      writer.raw("{\"offset\":")
      writer.number(missing.offset)
      writer.raw(",\"characters\":")
      JSONText.append(missing.characters, to: &writer.bytes)
      writer.raw("}")
    }
  }

  private mutating func writeGeometry(of measured: MeasuringAnswer.Measurement, _ want: Set<ResultKind>) {
    if want.contains(.ink) {
      raw(",\"ink\":")
      measured.ink.map { write($0) } ?? raw("null")
    }
    if want.contains(.carets) {
      raw(",\"carets\":")
      array(measured.carets) { $0.write($1) }
    }
    if want.contains(.clusters) {
      raw(",\"clusters\":")
      array(measured.clusters) { $0.array($1) { $0.write($1) } }
    }
    guard !measured.hits.isEmpty else { return }
    raw(",\"hits\":")
    array(measured.hits) { writer, caret in caret.map { writer.write($0) } ?? writer.raw("null") }
  }

  private mutating func write(_ rect: TextRect) {
    raw("{\"x\":")
    number(rect.x)
    raw(",\"y\":")
    number(rect.y)
    raw(",\"width\":")
    number(rect.width)
    raw(",\"height\":")
    number(rect.height)
    raw("}")
  }

  private mutating func write(_ caret: TextCaret) {
    raw("{\"offset\":")
    number(caret.offset)
    raw(",\"line\":")
    number(caret.line)
    raw(",\"x\":")
    number(caret.x)
    if let secondary = caret.secondaryX {
      raw(",\"secondaryX\":")
      number(secondary)
    }
    raw("}")
  }

  private mutating func write(_ cluster: PositionedCluster) {
    raw("{\"range\":")
    range(cluster.range)
    raw(",\"x\":")
    number(cluster.x)
    raw(",\"width\":")
    number(cluster.width)
    raw(cluster.isRightToLeft ? ",\"isRightToLeft\":true}" : ",\"isRightToLeft\":false}")
  }

  private mutating func write(_ line: MeasuringAnswer.Line) {
    raw("{\"range\":")
    range(line.range)
    raw(",\"visibleRange\":")
    range(line.visibleRange)
    if let truncated = line.truncatedRange {
      raw(",\"truncatedRange\":")
      range(truncated)
    }
    raw(",\"x\":")
    number(line.x)
    raw(",\"width\":")
    number(line.width)
    raw(",\"baseline\":")
    number(line.baseline)
    raw(",\"ascent\":")
    number(line.ascent)
    raw(",\"descent\":")
    number(line.descent)
    raw("}")
  }

  // MARK: Errors

  private mutating func write(_ error: MeasuringError, id: MeasuringID?) {
    start(id)
    raw(",\"error\":{\"message\":")
    JSONText.append(error.message, to: &bytes)
    if let field = error.field {
      raw(",\"field\":")
      JSONText.append(field, to: &bytes)
    }
    if let line = error.line, let column = error.column {
      raw(",\"line\":")
      number(line)
      raw(",\"column\":")
      number(column)
    }
    if let suggestion = error.suggestion {
      raw(",\"suggestion\":")
      JSONText.append(suggestion, to: &bytes)
    }
    raw("}}")
  }
}

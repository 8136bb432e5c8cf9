public import TextLayout

/// A text at every category, in several widths: a row for each category and a column for each width.
public struct MeasurementTable: Hashable, Sendable {
  /// What a text takes in one width at one category.
  public struct Cell: Hashable, Sendable {
    /// Points, as an answer has them.
    public var size: TextSize
    /// The lines that are shown.
    public var lineCount: Int
    /// Some of the text is not shown.
    public var isTruncated: Bool
    /// A word is broken within, for lack of room.
    public var breaksWord: Bool
  }

  /// A category and its cells.
  public struct Row: Hashable, Sendable {
    /// The text size.
    public var category: MeasuringCategory
    /// In the order of the widths.
    public var cells: [Cell]
  }

  /// Points; nil for one without limit.
  public var widths: [Double?]
  /// In the order of the request's categories.
  public var rows: [Row]

  /// The table of an answer that says `lines` and `hidden`.
  init(_ answer: MeasuringAnswer, widths: [Double?]) {
    self.widths = widths
    rows = stride(from: 0, to: answer.measurements.count, by: widths.count).map { start in
      let measured = answer.measurements[start..<start + widths.count]
      return Row(category: answer.measurements[start].category, cells: measured.map(Cell.init))
    }
  }
}

extension MeasurementTable.Cell {
  fileprivate init(_ measured: MeasuringAnswer.Measurement) {
    self.init(
      size: measured.size, lineCount: measured.lines.count, isTruncated: measured.isTruncated,
      breaksWord: !measured.brokenWords.isEmpty)
  }
}

extension TextMeasurer {
  /// The table of a request's widths and categories, whatever it wants.
  public func table(_ request: MeasuringRequest) throws(MeasuringError) -> MeasurementTable {
    var request = request
    request.want = [.size, .lines, .hidden]
    return MeasurementTable(try answer(request), widths: request.widths.isEmpty ? [nil] : request.widths)
  }
}

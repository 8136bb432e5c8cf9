public import TextLayout

/// The measurements of a text at every category in several widths: a row for each category and a column for each width.
public struct MeasurementTable: Hashable, Sendable {
  /// The measurement of a text in one width at one category.
  public struct Cell: Hashable, Sendable {
    /// The size in points, as in an answer.
    public var size: TextSize
    /// The number of visible lines.
    public var lineCount: Int
    /// Whether some of the text is hidden.
    public var isTruncated: Bool
    /// Whether a word is broken for lack of room.
    public var breaksWord: Bool
  }

  /// A category and its cells.
  public struct Row: Hashable, Sendable {
    /// The row's category.
    public var category: MeasuringCategory
    /// The cells in the order of the widths.
    public var cells: [Cell]
  }

  /// The widths in points; nil for no limit.
  public var widths: [Double?]
  /// The rows in the order of the request's categories.
  public var rows: [Row]

  /// Creates the table from an answer that includes `lines` and, to detect broken words, `hidden`.
  public init(_ answer: MeasuringAnswer, of request: MeasuringRequest) {
    let widths: [Double?] = request.widths.isEmpty ? [nil] : request.widths
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
  /// The table for a request's widths and categories, regardless of the kinds of results that it requests.
  public func table(_ request: MeasuringRequest) throws(MeasuringError) -> MeasurementTable {
    var request = request
    request.want = [.size, .lines, .hidden]
    return MeasurementTable(try answer(request), of: request)
  }
}

/// The space for text, and the treatment of text that does not fit.
public struct TextContainer: Hashable, Sendable {
  /// The width in points. Without a positive width each line has one cluster; with `.infinity`, lines break only at
  /// hard breaks.
  public var width: Double
  /// The maximum height of the lines in points; there is always at least one line.
  public var height: Double
  /// The maximum number of lines; 0 means no limit.
  public var maximumLines: Int
  /// The treatment of the last line if text is left over; wrapping ends it at its last break.
  public var lineBreakMode: LineBreakMode
  /// The maximum tightening of the last line before it is truncated: a fraction of its width, 0...1.
  public var maximumTightening: Double
  /// Whether lines are also separated by the fonts' leading.
  public var usesFontLeading: Bool

  /// A container without limits, except for the given ones.
  public init(
    width: Double = .infinity, height: Double = .infinity, maximumLines: Int = 0,
    lineBreakMode: LineBreakMode = .wordWrapping, maximumTightening: Double = 0, usesFontLeading: Bool = true
  ) {
    self.width = width
    self.height = height
    self.maximumLines = maximumLines
    self.lineBreakMode = lineBreakMode
    self.maximumTightening = maximumTightening
    self.usesFontLeading = usesFontLeading
  }

  /// The container with lengths that are not numbers replaced by 0.
  var numeric: TextContainer {
    var container = self
    if width.isNaN { container.width = 0 }
    if height.isNaN { container.height = 0 }
    return container
  }
}

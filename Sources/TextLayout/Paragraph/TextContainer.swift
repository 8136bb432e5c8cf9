/// The room text is set in, and what becomes of text it has no room for.
public struct TextContainer: Hashable, Sendable {
  /// Points. One that is not positive leaves room for one cluster a line; `.infinity` breaks only where the text says so.
  public var width: Double
  /// The most height the lines may take, in points; there is always one line.
  public var height: Double
  /// The most lines there may be; 0 means no limit.
  public var maximumLines: Int
  /// How the last line ends when text is left over; wrapping ends it at its last break.
  public var lineBreakMode: LineBreakMode
  /// How much narrower the last line may be set before it is truncated: a part of its width, 0...1.
  public var maximumTightening: Double
  /// Lines are set apart by the fonts' leading too.
  public var usesFontLeading: Bool

  /// Room without limits, but for those given.
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

  /// Lengths that are no numbers are 0.
  var numeric: TextContainer {
    var container = self
    if width.isNaN { container.width = 0 }
    if height.isNaN { container.height = 0 }
    return container
  }
}

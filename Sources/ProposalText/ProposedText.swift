import Foundation
package import ProposalLayout
package import SystemText
package import TextLayout

/// A text as SwiftUI sets it: shaped once, and measured for each size that is proposed.
///
/// "This is the way." in Nunito Sans of 45 points, proposed 302.667 points, is "This is" and "the way.", 205.333 points wide
/// and 123 high at three pixels a point.
package struct ProposedText: Sendable {
  package let text: AttributedText
  package let limits: TextLimits
  private let grid: PixelGrid
  private let answers = ProposedTextAnswers()

  /// - Parameter grid: the pixels to which widths and heights are rounded up.
  package init(_ text: AttributedText, limits: TextLimits = TextLimits(), on grid: PixelGrid) {
    self.text = text
    self.limits = limits
    self.grid = grid
  }

  private var engine: TextLayoutEngine { .shared }
}

/// The rules for a text that has little room.
package struct TextLimits: Hashable, Sendable {
  /// `lineLimit`: the greatest number of lines; nil for any.
  package var most: Int?
  /// `lineLimit(_:reservesSpace:)`: lines whose height the text has at least.
  package var least: Int
  /// `truncationMode`: how the last line ends if text is left over.
  package var truncation: LineBreakMode
  /// `minimumScaleFactor`: the smallest factor of the fonts.
  package var minimumScale: Double
  /// `allowsTightening`.
  package var allowsTightening: Bool

  package init(
    most: Int? = nil, least: Int = 0, truncation: LineBreakMode = .truncatingTail, minimumScale: Double = 1,
    allowsTightening: Bool = false
  ) {
    self.most = most
    self.least = least
    self.truncation = truncation
    self.minimumScale = minimumScale
    self.allowsTightening = allowsTightening
  }
}

// MARK: - Measuring

extension ProposedText {
  /// The size that the text takes: as wide as its widest line and as high as its lines, each rounded up to a pixel once (P1,
  /// P2, T1).
  ///
  /// At least one line is set, whatever height is proposed (P22); further ones only where there is room (T2). What a text
  /// answers to a width of 0 is not known: here it has one character in a line.
  package func size(proposing proposal: ProposedSize) -> LayoutSize {
    let setting = setting(for: proposal)
    let size = size(of: setting)
    return LayoutSize(
      width: Double(grid.up(size.width)), height: Double(grid.up(max(size.height, reservedHeight))))
  }

  /// The lines of the text in a proposed size, with their baselines and glyphs. Lines are aligned in the text's own width (T7).
  package func layout(proposing proposal: ProposedSize) -> PositionedText {
    var setting = setting(for: proposal)
    let width = size(of: setting).width
    // Not wider than what was proposed: a line would have room for more.
    setting.container.width = min(max(width, setting.container.width), Double(grid.up(width)))
    return answers.layout(of: text, in: setting)
  }

  /// Points from the top of the text to its first and its last baseline.
  package func baselines(proposing proposal: ProposedSize) -> (first: Double, last: Double) {
    let lines = layout(proposing: proposal).lines
    return (lines.first?.baseline ?? 0, lines.last?.baseline ?? 0)
  }

  /// The text in a layout.
  package var leaf: Leaf {
    // The size that it took gives the same lines again.
    Leaf(spacing: spacing, baselines: { baselines(proposing: ProposedSize($0)) }, size(proposing:))
  }

  /// Below another text its lines keep the leading of its first font's style (4b of the recorded figures).
  ///
  /// Fonts that are not of a text style have none: what SwiftUI does below custom fonts is not known.
  private var spacing: LayoutSpacing {
    let leading = text.runs.first?.attributes.font.metrics.leading ?? 0
    return LayoutSpacing(.text(leadingGap: max(0, Double(grid.up(leading)))))
  }
}

// MARK: - Setting

extension ProposedText {
  private func setting(for proposal: ProposedSize) -> TextSetting {
    let container = TextContainer(
      width: proposal.width ?? .infinity, height: proposal.height ?? .infinity, maximumLines: max(0, limits.most ?? 0),
      lineBreakMode: limits.truncation, maximumTightening: LabelText.tightening(allowed: limits.allowsTightening))
    // Tightening comes before shrinking, and that before truncation (T3).
    let factor = engine.scaleFactor(fitting: text, in: container, minimum: limits.minimumScale)
    return TextSetting(container: container, factor: factor)
  }

  /// The size of the lines, not rounded. White space at the end of a line that goes on in another one hangs (P18).
  private func size(of setting: TextSetting) -> TextSize {
    var ideal = setting
    ideal.container.width = .infinity
    let lines = answers.breaks(of: text, in: ideal)
    // Nothing is broken where every line has room.
    if !lines.isTruncated, lines.size.width <= setting.container.width { return lines.size }
    let breaks = answers.breaks(of: text, in: setting)
    var size = breaks.size
    if breaks.isTruncated || breaks.lineCount != lines.lineCount { size.width = breaks.widestLine }
    return size
  }

  /// The height of the lines whose room is reserved (T5).
  private var reservedHeight: Double {
    guard limits.least > 0, let run = text.runs.first else { return 0 }
    // A limit of lines beyond this is a mistake, and would take time.
    let lines = String(repeating: "\n", count: min(limits.least, 1_000) - 1) + " "
    return engine.measure(AttributedText(lines, attributes: run.attributes, style: run.style)).size.height
  }
}

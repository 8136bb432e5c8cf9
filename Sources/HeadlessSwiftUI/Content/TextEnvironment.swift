public import Foundation
public import HeadlessUIKit

private struct FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

private struct FontChangesKey: EnvironmentKey {
  static var defaultValue: [Font.Change] { [] }
}

private struct TextChangesKey: EnvironmentKey {
  static var defaultValue: [TextChange] { [] }
}

private struct LineLimitKey: EnvironmentKey {
  static var defaultValue: LineLimit { LineLimit() }
}

private struct AlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}

private struct LineSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

private struct TruncationKey: EnvironmentKey {
  static var defaultValue: Text.TruncationMode { .tail }
}

private struct MinimumScaleKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}

private struct TighteningKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct TextCaseKey: EnvironmentKey {
  static var defaultValue: Text.Case? { nil }
}

/// The most and least lines of a text.
struct LineLimit: Equatable {
  var most: Int?
  var least = 0
}

extension EnvironmentValues {
  /// The font of text that does not say; body unless it is set.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// Changes of the font, whatever it is.
  var fontChanges: [Font.Change] {
    get { self[FontChangesKey.self] }
    set { self[FontChangesKey.self] = newValue }
  }

  /// Changes of all text.
  var textChanges: [TextChange] {
    get { self[TextChangesKey.self] }
    set { self[TextChangesKey.self] = newValue }
  }

  var lines: LineLimit {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The greatest number of lines; nil for any.
  public var lineLimit: Int? {
    get { lines.most }
    set { lines = LineLimit(most: newValue) }
  }

  /// The alignment of lines in a text, leading unless it is set.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }

  /// The distance between lines, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// The place at which a text without room is cut, its end unless it is set.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  /// The least factor by which text shrinks before it is cut, from 0 to 1; 1 unless it is set.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleKey.self] }
    set { self[MinimumScaleKey.self] = newValue }
  }

  /// Whether the distances of characters may shrink before a text is cut; not unless it is set.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }

  /// Capitals or small letters; nil for the text's own.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
}

extension View {
  /// Sets the font of text in the view.
  public nonisolated func font(_ font: Font?) -> some View { changingEnvironment { $0.font = font } }

  /// Sets the weight of text in the view; nil takes back that of views around.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    changingEnvironment {
      (weight.map { .weight($0) } ?? Font.Change.without(.weight)).add(to: &$0.fontChanges)
    }
  }

  /// Sets the design of fonts in the view; nil takes back that of views around.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    changingEnvironment {
      (design.map { .design($0) } ?? Font.Change.without(.design)).add(to: &$0.fontChanges)
    }
  }

  /// The substitute for the system font has one width: another than the standard one is a finding.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    changingEnvironment {
      (width.map { .width($0) } ?? Font.Change.without(.width)).add(to: &$0.fontChanges)
    }
  }

  /// The size of text against that around it, which is not drawn: a finding says so.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    undrawn("textScale(.secondary)", when: isEnabled && scale == .secondary)
  }

  /// The language by whose rules text is set; that of the case is used, and a finding says so.
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    undrawn("typesettingLanguage(_:)", when: isEnabled)
  }

  /// Sets text in the view in bold, or takes back that views around do.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    changingEnvironment { (isActive ? Font.Change.bold : .without(.bold)).add(to: &$0.fontChanges) }
  }

  /// Sets text in the view in italics, or takes back that views around do.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    changingEnvironment { (isActive ? Font.Change.italic : .without(.italic)).add(to: &$0.fontChanges) }
  }

  /// Sets text in the view with characters of one width, or takes back that views around do.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    changingEnvironment {
      (isActive ? Font.Change.monospaced : .without(.monospaced)).add(to: &$0.fontChanges)
    }
  }

  /// Sets text in the view with digits of one width, where the font has the feature.
  public nonisolated func monospacedDigit() -> some View {
    changingEnvironment { $0.fontChanges.append(.monospacedDigit) }
  }

  /// Draws a line below text in the view; nil for the text's colour.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changingEnvironment { $0.textChanges.append(.underline(isActive, pattern, color)) }
  }

  /// Draws a line through text in the view; nil for the text's colour.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changingEnvironment { $0.textChanges.append(.strikethrough(isActive, pattern, color)) }
  }

  /// Sets the points between characters of text in the view, which keep their ligatures.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    changingEnvironment { $0.textChanges.append(.kerning(kerning)) }
  }

  /// Sets the points after each character of text in the view; ligatures are broken up.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    changingEnvironment { $0.textChanges.append(.tracking(tracking)) }
  }

  /// Raises text in the view by points.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    changingEnvironment { $0.textChanges.append(.baselineOffset(baselineOffset)) }
  }

  /// Limits the lines of text in the view; nil for any number.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    changingEnvironment { $0.lines = LineLimit(most: number) }
  }

  /// Limits the lines of text in the view, and keeps the room of all of them if `reservesSpace` is true.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    changingEnvironment { $0.lines = LineLimit(most: limit, least: reservesSpace ? limit : 0) }
  }

  /// Sets the least and the greatest number of lines of text in the view. The least number takes its room even without
  /// text.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    changingEnvironment { $0.lines = LineLimit(most: limit.upperBound, least: limit.lowerBound) }
  }

  /// Sets the least number of lines of text in the view, which takes its room even without text.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    changingEnvironment { $0.lines = LineLimit(most: nil, least: limit.lowerBound) }
  }

  /// Limits the lines of text in the view.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    changingEnvironment { $0.lines = LineLimit(most: limit.upperBound) }
  }

  /// Sets the points between lines of text in the view, beside the font's own.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    changingEnvironment { $0.lineSpacing = lineSpacing }
  }

  /// Sets the alignment of lines in texts of the view. It has no effect on a text of one line.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    changingEnvironment { $0.multilineTextAlignment = alignment }
  }

  /// Sets where text in the view is cut that has no room.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    changingEnvironment { $0.truncationMode = mode }
  }

  /// Lets text in the view shrink before it is cut.
  ///
  /// - Parameter factor: the least factor of the font's size, from 0 to 1.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    changingEnvironment { $0.minimumScaleFactor = factor }
  }

  /// Lets the distances of characters shrink before text in the view is cut.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    changingEnvironment { $0.allowsTightening = flag }
  }

  /// Sets text in the view in capitals or small letters; nil for the text's own.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    changingEnvironment { $0.textCase = textCase }
  }
}

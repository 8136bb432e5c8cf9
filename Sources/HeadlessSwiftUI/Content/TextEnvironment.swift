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

/// How many lines a text may have, and has at least.
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

  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }

  /// The distance between lines, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleKey.self] }
    set { self[MinimumScaleKey.self] = newValue }
  }

  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }

  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
}

extension View {
  /// Sets the font of text in the view.
  public nonisolated func font(_ font: Font?) -> some View { changingEnvironment { $0.font = font } }

  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    changingEnvironment { environment in if let weight { environment.fontChanges.append(.weight(weight)) } }
  }

  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    changingEnvironment { environment in if let design { environment.fontChanges.append(.design(design)) } }
  }

  /// The substitute for the system font has one width.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { modifier(EmptyModifier()) }

  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    changingEnvironment { $0.fontChanges.append(.bold(isActive)) }
  }

  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    changingEnvironment { $0.fontChanges.append(.italic(isActive)) }
  }

  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    changingEnvironment { environment in if isActive { environment.fontChanges.append(.monospaced) } }
  }

  public nonisolated func monospacedDigit() -> some View {
    changingEnvironment { $0.fontChanges.append(.monospacedDigit) }
  }

  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changingEnvironment { $0.textChanges.append(.underline(isActive, pattern, color)) }
  }

  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changingEnvironment { $0.textChanges.append(.strikethrough(isActive, pattern, color)) }
  }

  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    changingEnvironment { $0.textChanges.append(.kerning(kerning)) }
  }

  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    changingEnvironment { $0.textChanges.append(.tracking(tracking)) }
  }

  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    changingEnvironment { $0.textChanges.append(.baselineOffset(baselineOffset)) }
  }

  /// Limits the lines of text in the view; nil for any number.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    changingEnvironment { $0.lines = LineLimit(most: number) }
  }

  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    changingEnvironment { $0.lines = LineLimit(most: limit, least: reservesSpace ? limit : 0) }
  }

  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    changingEnvironment { $0.lines = LineLimit(most: limit.upperBound, least: limit.lowerBound) }
  }

  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    changingEnvironment { $0.lines = LineLimit(most: nil, least: limit.lowerBound) }
  }

  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    changingEnvironment { $0.lines = LineLimit(most: limit.upperBound) }
  }

  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    changingEnvironment { $0.lineSpacing = lineSpacing }
  }

  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    changingEnvironment { $0.multilineTextAlignment = alignment }
  }

  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    changingEnvironment { $0.truncationMode = mode }
  }

  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    changingEnvironment { $0.minimumScaleFactor = factor }
  }

  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    changingEnvironment { $0.allowsTightening = flag }
  }

  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    changingEnvironment { $0.textCase = textCase }
  }
}

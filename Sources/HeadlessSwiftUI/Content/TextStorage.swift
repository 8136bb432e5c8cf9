import Foundation
import HeadlessUIKit

/// The parts of a text.
indirect enum TextStorage: Equatable, Sendable {
  case verbatim(String)
  case key(LocalizedStringKey, table: String?, bundle: Bundle?)
  case attributed(AttributedString)
  case image(Image)
  case pair(Text, Text)
  case formatted(FormattedValue)
}

/// A value that is written in the environment's language and time zone.
struct FormattedValue: Equatable, Sendable {
  private let write: @Sendable (EnvironmentValues) -> String

  init(_ write: @escaping @Sendable (EnvironmentValues) -> String) { self.write = write }

  func text(in environment: EnvironmentValues) -> String { write(environment) }

  /// Two are equal that write the same in the standard environment.
  static func == (a: FormattedValue, b: FormattedValue) -> Bool {
    let environment = EnvironmentValues()
    return a.text(in: environment) == b.text(in: environment)
  }
}

/// A change of a text's appearance.
enum TextChange: Equatable, Sendable {
  case font(Font?)
  case fontChange(Font.Change)
  case color(Color)
  case style(AnyTextStyle)
  case underline(Bool, Text.LineStyle.Pattern, Color?)
  case strikethrough(Bool, Text.LineStyle.Pattern, Color?)
  case kerning(CGFloat)
  case tracking(CGFloat)
  case baselineOffset(CGFloat)
}

/// A style of text; two are equal if they are made alike.
struct AnyTextStyle: Equatable, Sendable {
  let style: any ShapeStyle

  static func == (a: AnyTextStyle, b: AnyTextStyle) -> Bool { "\(a.style)" == "\(b.style)" }
}

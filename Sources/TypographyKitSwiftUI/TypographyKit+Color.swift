public import HeadlessSwiftUI
public import TypographyKit

extension TypographyKit {
  /// The colour with a name. A missing one is the development colour, if that is used, else the fallback.
  public static func color(named colorName: String) -> Color { Color(uiColor: uiColor(named: colorName)) }
}

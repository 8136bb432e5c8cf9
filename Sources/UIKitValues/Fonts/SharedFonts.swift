import DynamicType
import Synchronization
import TextLayout

/// The fonts of the text styles and of labels in one library. Each is created once for every text size, with and without
/// bold text, as fonts are immutable.
enum SharedFonts {
  private enum Key: Hashable {
    case textStyle(TextStyle, TextPreferences)
    case label(hasBoldText: Bool)
  }

  private struct State {
    var library: FontLibrary?
    var fonts: [Key: UIFont] = [:]
  }

  private static let state = Mutex(State())

  static func font(_ style: TextStyle, for preferences: TextPreferences) -> UIFont {
    font(.textStyle(style, preferences)) { UIFont(.preferred(style, for: preferences), origin: .textStyle(style)) }
  }

  /// The system font that labels and text fields begin with.
  static var label: UIFont {
    font(.label(hasBoldText: TextPreferences.current.hasBoldText)) { .systemFont(ofSize: UIFont.labelFontSize) }
  }

  private static func font(_ key: Key, make: () -> UIFont) -> UIFont {
    let library = FontRegistry.library
    if let known = state.withLock({ $0.library === library ? $0.fonts[key] : nil }) { return known }
    let font = make()
    // A font that could not be opened is not stored, so that the next caller notices the fault as well.
    guard library.faults.isEmpty else { return font }
    state.withLock { state in
      if state.library !== library { state = State(library: library) }
      state.fonts[key] = font
    }
    return font
  }
}

import DynamicType
import Synchronization
import TextLayout

/// The fonts of the text styles in one library. Each is created once for every text size, with and without bold text,
/// as fonts are immutable.
enum PreferredFonts {
  private struct Key: Hashable {
    var style: TextStyle
    var preferences: TextPreferences
  }

  private struct State {
    var library: FontLibrary?
    var fonts: [Key: UIFont] = [:]
  }

  private static let state = Mutex(State())

  static func font(_ style: TextStyle, for preferences: TextPreferences) -> UIFont {
    let library = FontRegistry.library
    let key = Key(style: style, preferences: preferences)
    if let known = state.withLock({ $0.library === library ? $0.fonts[key] : nil }) { return known }
    let font = UIFont(.preferred(style, for: preferences), origin: .textStyle(style))
    // A font that could not be opened is not stored, so that the next caller notices the fault as well.
    guard library.faults.isEmpty else { return font }
    state.withLock { state in
      if state.library !== library { state = State(library: library) }
      state.fonts[key] = font
    }
    return font
  }
}

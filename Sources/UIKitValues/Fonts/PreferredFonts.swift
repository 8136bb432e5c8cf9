import DynamicType
import Synchronization
import TextLayout

/// The fonts of the text styles in one library, made once for each text size, with and without bold text: they never change.
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
    // Who asks for one that did not open has to learn of it as well.
    guard library.faults.isEmpty else { return font }
    state.withLock { state in
      if state.library !== library { state = State(library: library) }
      state.fonts[key] = font
    }
    return font
  }
}

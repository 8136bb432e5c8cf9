import Foundation

/// Keys that do what a control does. There is no keyboard; in an alert the default action stands out.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held.
  public var modifiers: EventModifiers

  /// The key on other keyboards, kept for the app.
  public var localization = Localization.automatic

  /// How a shortcut follows the keyboard.
  public struct Localization: Hashable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = Localization(name: "automatic")
    /// As the system has it, with the same arrows and brackets from right to left.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// The same key on each.
    public static let custom = Localization(name: "custom")
  }

  /// A key with others that are held.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    (self.key, self.modifiers) = (key, modifiers)
  }
  /// A key with others that are held, and the key on other keyboards.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
    (self.key, self.modifiers, self.localization) = (key, modifiers, localization)
  }

  /// Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

private struct IsDefaultActionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the control is what return does.
  var isDefaultAction: Bool {
    get { self[IsDefaultActionKey.self] }
    set { self[IsDefaultActionKey.self] = newValue }
  }
}

extension View {
  /// Says which keys do what the control does; the default action stands out in an alert.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    changingEnvironment { $0.isDefaultAction = shortcut == .defaultAction }
  }

  /// Says which keys do what the control does; nil for none.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    changingEnvironment { $0.isDefaultAction = shortcut == .defaultAction }
  }

  /// Says which keys do what the control does.
  public nonisolated func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Says which keys do what the control does.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View { keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization)) }
}

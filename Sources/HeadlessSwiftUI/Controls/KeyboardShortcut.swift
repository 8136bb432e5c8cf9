import Foundation

/// Keys that do what a control does. There is no keyboard; in an alert the default action stands out.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held.
  public var modifiers: EventModifiers

  /// A key with others that are held.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    (self.key, self.modifiers) = (key, modifiers)
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
}

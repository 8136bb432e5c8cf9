/// A key.
public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  /// The character of the key.
  public var character: Character

  /// The key of a character.
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }

  /// The return key.
  public static let `return` = KeyEquivalent("\r")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The tab key.
  public static let tab = KeyEquivalent("\t")
  /// The delete key.
  public static let delete = KeyEquivalent("\u{8}")
  /// The arrow up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
}

/// Keys that are held.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The members as bits.
  public let rawValue: Int

  /// The members of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The key that locks capitals.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The control key.
  public static let control = EventModifiers(rawValue: 4)
  /// The option key.
  public static let option = EventModifiers(rawValue: 8)
  /// The command key.
  public static let command = EventModifiers(rawValue: 16)
  /// The keys of numbers at the right.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All of them.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// What kind of element something is to assistive technologies; kept for tests to read. Differs from UIKit: only the
/// names are public there, so raw values are not promised.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Nothing is said.
  public static let none: UIAccessibilityTraits = []
  /// It acts as a button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// It acts as a link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// It shows a picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is chosen now.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It makes a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// It is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// It is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It says how things are when an app starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// It cannot be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// What it shows changes all the time.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// It is a field to search by.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// It starts a recording or a playback.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Its value can be raised and lowered.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// It is touched itself, as a piano is.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// It turns the page once it has been read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// It holds tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// It heads a part of the content.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

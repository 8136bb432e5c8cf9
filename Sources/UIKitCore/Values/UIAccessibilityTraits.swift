/// The traits of an accessibility element; stored for tests to read. Differs from UIKit, where only the names are
/// public: raw values are not guaranteed to be the same.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// The element acts as a button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// The element acts as a link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// The element displays an image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The element is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// The element plays its own sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// The element is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// The element is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// The element provides a summary when the app starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// The element is disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// The element's label or value changes frequently.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// The element is a search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// The element starts a media session.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// The element's value can be adjusted.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// The element handles touches directly, as a piano keyboard does.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// The element turns the page after it has been read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// The element is a tab bar.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// The element is a header of a section of the content.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// The element is switched on and off, as a switch is.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 17)

  // Without a public constant in UIKit, which gives them to its own classes.

  /// A field whose text can be edited.
  package static let textEntry = UIAccessibilityTraits(rawValue: 1 << 18)
  /// A field of several lines.
  package static let textArea = UIAccessibilityTraits(rawValue: 1 << 19)
  /// A field that shows dots.
  package static let secureTextEntry = UIAccessibilityTraits(rawValue: 1 << 20)
  /// A field that is being edited.
  package static let isEditing = UIAccessibilityTraits(rawValue: 1 << 21)
  /// The button that leads back in a navigation bar.
  package static let backButton = UIAccessibilityTraits(rawValue: 1 << 22)
  /// A tab in a tab bar.
  package static let tabItem = UIAccessibilityTraits(rawValue: 1 << 23)
}

extension UIButton.Configuration {
  /// The sizes of buttons, with UIKit's raw values.
  public enum Size: Int, Sendable, CaseIterable {
    /// The standard: body text.
    case medium = 0
    /// Smaller: text of 15 points.
    case small = 1
    /// The smallest.
    case mini = 2
    /// Larger: body text with more room around it.
    case large = 3
  }

  /// The source of the corners' radius, with UIKit's raw values.
  public enum CornerStyle: Int, Sendable, CaseIterable {
    /// The background's `cornerRadius`.
    case fixed = -1
    /// The background's `cornerRadius`, which grows with the text size.
    case dynamic = 0
    /// A small radius of the system.
    case small = 1
    /// A medium radius of the system.
    case medium = 2
    /// A large radius of the system.
    case large = 3
    /// Half of the height.
    case capsule = 4
  }

  /// The alignment of title and subtitle against each other, with UIKit's raw values.
  public enum TitleAlignment: Int, Sendable, CaseIterable {
    /// At the side of the image; in the middle without one.
    case automatic = 0
    /// At the leading edge.
    case leading = 1
    /// In the middle.
    case center = 2
    /// At the trailing edge.
    case trailing = 3
  }

  /// The marks of a button with a menu, with UIKit's raw values.
  public enum Indicator: Int, Sendable, CaseIterable {
    /// Arrows where the button chooses an element of its menu.
    case automatic = 0
    /// None.
    case none = 1
    /// Arrows up and down.
    case popup = 2
  }

  /// The looks on the Mac, with UIKit's raw values.
  public enum MacIdiomStyle: Int, Sendable, CaseIterable {
    /// The system's choice.
    case automatic = 0
    /// With a border.
    case bordered = 1
    /// Without a border.
    case borderless = 2
    /// Without a border, in the tint colour.
    case borderlessTinted = 3
  }
}

/// The styles that look different on phones and tablets.
enum ButtonStyle: Hashable {
  case plain, gray, tinted, filled
}

/// The values that the colours of a configured button depend on.
struct ButtonState: Hashable {
  var flags = StateFlags()
  var isDestructive = false
  /// The tint colour; `nil` before a button shows the configuration.
  var tintColor: UIColor?

  init() {}

  @MainActor init(_ button: UIButton) {
    flags.isDisabled = !button.isEnabled
    flags.isHighlighted = button.isHighlighted
    flags.isSelected = button.isSelected
    isDestructive = button.role == .destructive
    tintColor = button.tintColor
  }
}

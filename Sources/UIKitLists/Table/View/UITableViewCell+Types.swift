extension UITableViewCell {
  /// The styles of a cell's texts; raw values are UIKit's.
  public enum CellStyle: Int, Sendable {
    /// A text, with an image before it.
    case `default` = 0
    /// A text, with a value at the end of the line.
    case value1 = 1
    /// A narrow text at the start, with a value beside it.
    case value2 = 2
    /// A text, with a smaller one below it.
    case subtitle = 3

    /// The style that Interface Builder documents call by a name.
    init?(documentName name: String) {
      switch name {
      case "IBUITableViewCellStyleDefault": self = .default
      case "IBUITableViewCellStyleValue1": self = .value1
      case "IBUITableViewCellStyleValue2": self = .value2
      case "IBUITableViewCellStyleSubtitle": self = .subtitle
      default: return nil
      }
    }
  }

  /// The system's accessories at the end of a cell; raw values are UIKit's.
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none = 0
    /// A disclosure chevron.
    case disclosureIndicator = 1
    /// A detail button and a disclosure chevron.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// A detail button.
    case detailButton = 4
  }

  /// The appearance of a selected cell; raw values are UIKit's.
  public enum SelectionStyle: Int, Sendable {
    /// The same as unselected.
    case none = 0
    /// The same as `default` since iOS 7.
    case blue = 1
    /// The same as `default` since iOS 7.
    case gray = 2
    /// With a darker background.
    case `default` = 3
  }

  /// The editing controls of a row; raw values are UIKit's.
  public enum EditingStyle: Int, Sendable {
    /// No control.
    case none = 0
    /// A delete control.
    case delete = 1
    /// An insert control.
    case insert = 2
  }

  /// The controls that a cell shows besides its content; raw values are UIKit's.
  public struct StateMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// None.
    public static let defaultMask: StateMask = []
    /// The editing control.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The delete confirmation, which is never shown here.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// The appearance of a focused cell; raw values are UIKit's. Nothing is ever focused here.
  public enum FocusStyle: Int, Sendable {
    /// The system's appearance.
    case `default` = 0
    /// The app's appearance.
    case custom = 1
  }
}

extension UITableViewCell {
  /// How a cell shows its texts; raw values are UIKit's.
  public enum CellStyle: Int, Sendable {
    /// One text, with a picture before it.
    case `default` = 0
    /// A text, and a value at the end of the line.
    case value1 = 1
    /// A narrow text at the start, and a value beside it.
    case value2 = 2
    /// A text, and a smaller one below it.
    case subtitle = 3
  }

  /// What stands at the end of a cell; raw values are UIKit's.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A chevron: the row leads somewhere.
    case disclosureIndicator = 1
    /// A button for details, and a chevron.
    case detailDisclosureButton = 2
    /// The row is chosen.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }

  /// How a selected cell looks; raw values are UIKit's.
  public enum SelectionStyle: Int, Sendable {
    /// As any other.
    case none = 0
    /// As `default` since iOS 7.
    case blue = 1
    /// As `default` since iOS 7.
    case gray = 2
    /// Darker.
    case `default` = 3
  }

  /// What editing does to a row; raw values are UIKit's.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It can be deleted.
    case delete = 1
    /// A row can be inserted there.
    case insert = 2
  }

  /// What a cell shows besides its content; raw values are UIKit's.
  public struct StateMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing else.
    public static let defaultMask: StateMask = []
    /// The control for editing.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The button that deletes; it is never shown here.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// How a focused cell looks; raw values are UIKit's. Nothing is ever focused here.
  public enum FocusStyle: Int, Sendable {
    /// The system's look.
    case `default` = 0
    /// The app's.
    case custom = 1
  }
}

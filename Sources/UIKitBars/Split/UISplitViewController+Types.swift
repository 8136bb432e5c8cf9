extension UISplitViewController {
  /// The numbers of columns, with UIKit's raw values.
  public enum Style: Int, Sendable, CaseIterable {
    /// Two columns, as in earlier systems.
    case unspecified = 0
    /// Two columns.
    case doubleColumn = 1
    /// Three columns.
    case tripleColumn = 2
  }

  /// The columns, with UIKit's raw values.
  public enum Column: Int, Sendable, CaseIterable {
    /// The first column.
    case primary = 0
    /// The column between the first and the last.
    case supplementary = 1
    /// The last column, with the content.
    case secondary = 2
    /// The column shown if there is space for only one.
    case compact = 3
  }

  /// The combinations of visible columns, with UIKit's raw values.
  public enum DisplayMode: Int, Sendable, CaseIterable {
    /// Determined by the system.
    case automatic = 0
    /// Only the content.
    case secondaryOnly = 1
    /// One column beside the content.
    case oneBesideSecondary = 2
    /// One column over the content.
    case oneOverSecondary = 3
    /// Two columns beside the content.
    case twoBesideSecondary = 4
    /// Two columns over the content.
    case twoOverSecondary = 5
    /// Two columns that displace the content.
    case twoDisplaceSecondary = 6

    /// The older name of `secondaryOnly`.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The older name of `oneBesideSecondary`.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The older name of `oneOverSecondary`.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// The ways of arranging columns, with UIKit's raw values.
  public enum SplitBehavior: Int, Sendable, CaseIterable {
    /// Determined by the system.
    case automatic = 0
    /// The columns are beside the content.
    case tile = 1
    /// The columns are over the content.
    case overlay = 2
    /// The columns displace the content.
    case displace = 3
  }

  /// The sides of the first column, with UIKit's raw values.
  public enum PrimaryEdge: Int, Sendable, CaseIterable {
    /// The side at which text begins.
    case leading = 0
    /// The side at which text ends.
    case trailing = 1
  }
}

extension UISplitViewController {
  /// The looks of the primary column, with UIKit's raw values.
  public enum BackgroundStyle: Int, Sendable, CaseIterable {
    /// As other columns.
    case none = 0
    /// As sidebars of the system.
    case sidebar = 1
  }
}

extension UISplitViewController {
  /// How many columns there are; raw values are UIKit's.
  public enum Style: Int, Sendable, CaseIterable {
    /// Two, as in earlier systems.
    case unspecified = 0
    /// Two.
    case doubleColumn = 1
    /// Three.
    case tripleColumn = 2
  }

  /// A column; raw values are UIKit's.
  public enum Column: Int, Sendable, CaseIterable {
    /// The first.
    case primary = 0
    /// The one between them.
    case supplementary = 1
    /// The last, with the content.
    case secondary = 2
    /// The one where there is room for one.
    case compact = 3
  }

  /// Which columns are seen; raw values are UIKit's.
  public enum DisplayMode: Int, Sendable, CaseIterable {
    /// As the system decides.
    case automatic = 0
    /// The content alone.
    case secondaryOnly = 1
    /// One beside the content.
    case oneBesideSecondary = 2
    /// One over the content.
    case oneOverSecondary = 3
    /// Two beside the content.
    case twoBesideSecondary = 4
    /// Two over the content.
    case twoOverSecondary = 5
    /// Two that push the content away.
    case twoDisplaceSecondary = 6
  }

  /// How columns stand to each other; raw values are UIKit's.
  public enum SplitBehavior: Int, Sendable, CaseIterable {
    /// As the system decides.
    case automatic = 0
    /// Beside each other.
    case tile = 1
    /// Over the content.
    case overlay = 2
    /// They push the content away.
    case displace = 3
  }
}

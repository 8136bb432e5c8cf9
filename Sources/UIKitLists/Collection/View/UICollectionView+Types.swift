extension UICollectionView {
  /// What an element is; raw values are UIKit's.
  public enum ElementCategory: UInt, Sendable {
    /// A view of an item.
    case cell = 0
    /// A view that the data source gives beside the items: a header, a footer.
    case supplementaryView = 1
    /// A view that the layout alone knows of.
    case decorationView = 2
  }

  /// The direction a layout scrolls in; raw values are UIKit's.
  public enum ScrollDirection: Int, Sendable {
    /// Downwards.
    case vertical = 0
    /// To the side.
    case horizontal = 1
  }

  /// Where in the view an item is scrolled to: at most one place along each axis. Raw values are UIKit's.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Its top at the top of what is visible.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle from top to bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// Its bottom at the bottom of what is visible.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// Its left side at the left of what is visible.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle from side to side.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// Its right side at the right of what is visible.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// When cells that size themselves are measured again; raw values are UIKit's. A change of traits always does it.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Not because of their content.
    case disabled = 0
    /// When `invalidateIntrinsicContentSize()` of the cell or its content view is called.
    case enabled = 1
    /// Also when the content view is laid out anew.
    case enabledIncludingConstraints = 2
  }
}

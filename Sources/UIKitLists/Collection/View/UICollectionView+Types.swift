extension UICollectionView {
  /// The categories of elements; raw values are UIKit's.
  public enum ElementCategory: UInt, Sendable {
    /// The view of an item.
    case cell = 0
    /// A view that the data source provides in addition to the items, such as a header or footer.
    case supplementaryView = 1
    /// A view that only the layout knows about.
    case decorationView = 2
  }

  /// The direction a layout scrolls in; raw values are UIKit's.
  public enum ScrollDirection: Int, Sendable {
    /// Vertical scrolling.
    case vertical = 0
    /// Horizontal scrolling.
    case horizontal = 1
  }

  /// The position in the view that an item is scrolled to, with at most one place along each axis. Raw values are
  /// UIKit's.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The item's top at the top of the visible area.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The item centred vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The item's bottom at the bottom of the visible area.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The item's left edge at the left of the visible area.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The item centred horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The item's right edge at the right of the visible area.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The conditions under which self-sizing cells are measured again; raw values are UIKit's. After a change of traits
  /// they always are.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Not after changes of their content.
    case disabled = 0
    /// After a call of `invalidateIntrinsicContentSize()` on the cell or its content view.
    case enabled = 1
    /// Also after each layout of the content view.
    case enabledIncludingConstraints = 2
  }
}

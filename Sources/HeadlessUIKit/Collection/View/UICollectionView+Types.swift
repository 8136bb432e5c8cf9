extension UICollectionView {
  /// What an element is; raw values are UIKit's.
  public enum ElementCategory: UInt, Sendable {
    case cell = 0
    case supplementaryView = 1
    case decorationView = 2
  }

  /// The direction a layout scrolls in; raw values are UIKit's.
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  /// Where in the view an item is scrolled to: at most one place along each axis. Raw values are UIKit's.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// When cells that size themselves are measured again; raw values are UIKit's. A change of traits always does it.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled = 0
    /// When `invalidateIntrinsicContentSize()` of the cell or its content view is called.
    case enabled = 1
    /// Also when the content view is laid out anew.
    case enabledIncludingConstraints = 2
  }
}

package import CompositionalLayouts
public import Foundation

/// Whether and how a section scrolls across the layout's direction; raw values are UIKit's.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section scrolls with the layout.
  case none = 0
  /// Scrolling comes to rest anywhere.
  case continuous = 1
  /// Scrolling comes to rest where a group starts.
  case continuousGroupLeadingBoundary = 2
  /// Scrolling moves by the collection view's extent.
  case paging = 3
  /// Scrolling moves by a group and its spacing.
  case groupPaging = 4
  /// As `groupPaging`, with the group in the centre.
  case groupPagingCentered = 5

  package var definition: LayoutSection.OrthogonalScrolling? {
    switch self {
    case .none: nil
    case .continuous: .continuous
    case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
    case .paging: .paging
    case .groupPaging: .groupPaging
    case .groupPagingCentered: .groupPagingCentered
    }
  }
}

/// The bouncing and slowing of a section that scrolls across the layout. Stored; has no effect: there is no dragging.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// Whether a section can be dragged beyond its ends.
  public enum Bounce: Int, Sendable {
    /// As the system decides.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }

  /// The rate at which scrolling slows down; `automatic` by default.
  open var decelerationRate = DecelerationRate.automatic
  /// Whether the section can be dragged beyond its ends; `automatic` by default.
  open var bounce = Bounce.automatic

  public nonisolated override init() {
    super.init()
  }

  /// The rate at which scrolling slows down.
  public enum DecelerationRate: Int, Sendable {
    /// As fits the section's behaviour.
    case automatic = 0
    /// As a scroll view does.
    case normal = 1
    /// Faster.
    case fast = 2
  }
}

extension UITableView {
  /// How sections look; raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge, headers that stay at the top.
    case plain = 0
    /// Groups from edge to edge, on another background.
    case grouped = 1
    /// Groups on cards with rounded corners.
    case insetGrouped = 2
  }

  /// Where a row is scrolled to; raw values are UIKit's.
  public enum ScrollPosition: Int, Sendable {
    /// As little as it takes.
    case none = 0
    /// Its top at the top of what is visible.
    case top = 1
    /// In the middle.
    case middle = 2
    /// Its bottom at the bottom of what is visible.
    case bottom = 3
  }

  /// How rows come and go; raw values are UIKit's. Nothing is animated here.
  public enum RowAnimation: Int, Sendable {
    /// Fading.
    case fade = 0
    /// To or from the right.
    case right = 1
    /// To or from the left.
    case left = 2
    /// To or from the top.
    case top = 3
    /// To or from the bottom.
    case bottom = 4
    /// At once.
    case none = 5
    /// In the middle of the place.
    case middle = 6
    /// As the system wants.
    case automatic = 100
  }

  /// What `separatorInset` counts from; raw values are UIKit's.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The cell's edges.
    case fromCellEdges = 0
    /// Where separators begin by themselves.
    case fromAutomaticInsets = 1
  }

  /// When rows are measured again because their content has changed.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Not because of their content.
    case disabled = 0
    /// When `invalidateIntrinsicContentSize()` of the cell or its content view is called.
    case enabled = 1
    /// As `enabled`. Differs from UIKit: a new layout of the content alone does not do it.
    case enabledIncludingConstraints = 2
  }
}

extension UITableViewCell {
  /// What separates rows; raw values are UIKit's.
  public enum SeparatorStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A line.
    case singleLine = 1
    /// A line: the groove below it is long gone.
    case singleLineEtched = 2
  }
}

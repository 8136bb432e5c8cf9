public import Foundation

extension UITableView {
  /// The styles of sections; raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge, with headers that stay at the top.
    case plain = 0
    /// Groups from edge to edge on a different background.
    case grouped = 1
    /// Groups on cards with rounded corners.
    case insetGrouped = 2
  }

  /// The position that a row is scrolled to; raw values are UIKit's.
  public enum ScrollPosition: Int, Sendable {
    /// The least scrolling that makes the row visible.
    case none = 0
    /// The row's top at the top of the visible area.
    case top = 1
    /// The row's middle in the middle of the visible area.
    case middle = 2
    /// The row's bottom at the bottom of the visible area.
    case bottom = 3
  }

  /// The animations of rows being inserted and deleted; raw values are UIKit's. Nothing is animated here.
  public enum RowAnimation: Int, Sendable {
    /// Fading in or out.
    case fade = 0
    /// To or from the right.
    case right = 1
    /// To or from the left.
    case left = 2
    /// To or from the top.
    case top = 3
    /// To or from the bottom.
    case bottom = 4
    /// No animation.
    case none = 5
    /// In the middle of the row's position.
    case middle = 6
    /// The system's choice.
    case automatic = 100
  }

  /// The edges that `separatorInset` is measured from; raw values are UIKit's.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The cell's edges.
    case fromCellEdges = 0
    /// The automatic inset of separators.
    case fromAutomaticInsets = 1
  }

  /// The conditions under which rows are measured again; raw values are UIKit's.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Not after changes of their content.
    case disabled = 0
    /// After a call of `invalidateIntrinsicContentSize()` on the cell or its content view.
    case enabled = 1
    /// The same as `enabled`. Differs from UIKit, where rows are also measured again after a layout of the content
    /// view.
    case enabledIncludingConstraints = 2
  }
}

extension UITableViewCell {
  /// The separators between rows; raw values are UIKit's.
  public enum SeparatorStyle: Int, Sendable {
    /// No separator.
    case none = 0
    /// A single line.
    case singleLine = 1
    /// A single line. The etched look no longer exists.
    case singleLineEtched = 2
  }
}

extension UITableView {
  /// A change of the selected row. It is not posted: there are no touches.
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")
}

public import Foundation
public import UIKitCore

/// An action of a row that is swiped, from before iOS 11. Stored; nothing is swiped.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// The styles of action, with UIKit's raw values.
  public enum Style: Int, Sendable {
    /// A destructive action.
    case destructive = 0
    /// A standard action.
    case normal = 1

    /// The standard style, which is that of a destructive action.
    public static var `default`: Style { .destructive }
  }

  /// The style.
  public final let style: Style
  /// The title.
  open var title: String?
  /// The background colour.
  open var backgroundColor: UIColor?
  /// The effect behind the action.
  open var backgroundEffect: UIVisualEffect?
  package final let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }
}

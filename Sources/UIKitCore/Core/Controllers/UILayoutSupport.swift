public import Foundation

/// A guide to the part of a controller's view that bars and the device's edges cover at the top or bottom.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the covered part, in points.
  var length: CGFloat { get }
  /// The top edge of the covered part.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge of the covered part; for the top guide, the edge where the free space begins.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the covered part, for constraints.
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide from the view's top or bottom edge to the same edge of the safe area.
///
/// Two constraints of the view position it, as two of UIKit's `_UILayoutSupportConstraint` do. It is one of the
/// view's layout guides; UIKit's is a subview.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  enum Edge {
    case top
    case bottom
  }

  let edge: Edge

  private init(_ edge: Edge, of view: UIView) {
    self.edge = edge
    super.init()
    view.addLayoutGuide(self)
    let safeArea = view.safeAreaLayoutGuide
    let constraints =
      switch edge {
      case .top:
        [topAnchor.constraint(equalTo: view.topAnchor), bottomAnchor.constraint(equalTo: safeArea.topAnchor)]
      case .bottom:
        [bottomAnchor.constraint(equalTo: view.bottomAnchor), topAnchor.constraint(equalTo: safeArea.bottomAnchor)]
      }
    for constraint in constraints {
      constraint.isSystem = true
      constraint.isActive = true
    }
  }

  /// The view's guide, created on first access.
  static func guide(_ edge: Edge, of view: UIView) -> LayoutSupportGuide {
    let known = view.layoutGuides.lazy.compactMap { $0 as? LayoutSupportGuide }.first { $0.edge == edge }
    return known ?? LayoutSupportGuide(edge, of: view)
  }

  var length: CGFloat {
    let insets = owner?.safeAreaInsets ?? .zero
    return edge == .top ? insets.top : insets.bottom
  }
}

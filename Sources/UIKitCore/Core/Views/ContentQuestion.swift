package import Foundation

/// A layout's query for the size of a view's content at a width.
///
/// `intrinsicContentSize`, which subclasses override, has no parameter for the width. While it is called, the view's `bounds`
/// and `frame` return the proposed width; the stored bounds do not change.
@MainActor
enum ContentQuestion {
  /// The size of a view's content at a width; nil if the width is not known yet.
  static func size(of view: UIView, atWidth width: CGFloat?) -> CGSize {
    view.asCurrent {
      guard let width else { return view.intrinsicContentSize }
      // A view may be asked again while it answers, as by what it lays out.
      let outer = view.widthAskedAbout
      view.widthAskedAbout = width
      defer { view.widthAskedAbout = outer }
      return view.intrinsicContentSize
    }
  }
}

extension UIView {
  /// The bounds, with the width that a layout proposes.
  final var boundsAskedAbout: CGRect {
    var bounds = boundsStorage
    if let width = widthAskedAbout { bounds.size.width = width }
    return bounds
  }

  /// The size to store for an assigned one: assigning the size that was read during a query changes nothing.
  final func sizeToStore(_ size: CGSize) -> CGSize {
    size == boundsAskedAbout.size ? boundsStorage.size : size
  }
}

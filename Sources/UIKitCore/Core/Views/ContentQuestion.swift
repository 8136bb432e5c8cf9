package import Foundation

/// A layout's query for the size of a view's content at a width.
///
/// `intrinsicContentSize`, which subclasses override, has no parameter for the width. While it is called, the view's `bounds`
/// and `frame` return the proposed width; the stored bounds do not change.
@MainActor
struct ContentQuestion {
  private let view: UIView
  private let width: CGFloat

  /// The queries in progress, innermost last: a view may lay out others to answer one.
  @exclusivity(unchecked) private static var pending: [ContentQuestion] = []

  /// The size of a view's content at a width; nil if the width is not known yet.
  static func size(of view: UIView, atWidth width: CGFloat?) -> CGSize {
    view.asCurrent {
      guard let width else { return view.intrinsicContentSize }
      pending.append(ContentQuestion(view: view, width: width))
      defer { pending.removeLast() }
      return view.intrinsicContentSize
    }
  }

  /// The proposed width of the query that the view is answering, if there is one.
  static func width(for view: UIView) -> CGFloat? {
    pending.isEmpty ? nil : pending.last { $0.view === view }?.width
  }
}

extension UIView {
  /// The width that a layout proposes to `intrinsicContentSize`; nil before widths are known, and outside of layout.
  package final var widthAskedAbout: CGFloat? { ContentQuestion.width(for: self) }

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

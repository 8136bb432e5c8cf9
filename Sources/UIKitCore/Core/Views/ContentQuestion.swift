package import Foundation

/// A layout's question to a view: how large its content is at a width.
///
/// `intrinsicContentSize`, which subclasses override, takes no width. While it answers, the view's `bounds` and `frame` have
/// the width asked about; what is stored of the view stays as it is.
@MainActor
struct ContentQuestion {
  private let view: UIView
  private let width: CGFloat

  /// Those being answered: to answer, a view may lay out others.
  private static var pending: [ContentQuestion] = []

  /// The size of a view's content at a width, or at none that is known.
  static func size(of view: UIView, atWidth width: CGFloat?) -> CGSize {
    view.asCurrent {
      guard let width else { return view.intrinsicContentSize }
      pending.append(ContentQuestion(view: view, width: width))
      defer { pending.removeLast() }
      return view.intrinsicContentSize
    }
  }

  /// The width that the view is asked about now; nil if it is not, or none is known.
  static func width(for view: UIView) -> CGFloat? {
    pending.isEmpty ? nil : pending.last { $0.view === view }?.width
  }
}

extension UIView {
  /// The width that a layout asks `intrinsicContentSize` about; nil before widths are known, and outside of layout.
  package final var widthAskedAbout: CGFloat? { ContentQuestion.width(for: self) }

  /// The bounds, as wide as a layout asks about.
  final var boundsAskedAbout: CGRect {
    var bounds = boundsStorage
    if let width = widthAskedAbout { bounds.size.width = width }
    return bounds
  }

  /// The size that the view is given: one that is read from it while it is asked, and set again, is no other.
  final func sizeToStore(_ size: CGSize) -> CGSize {
    size == boundsAskedAbout.size ? boundsStorage.size : size
  }
}

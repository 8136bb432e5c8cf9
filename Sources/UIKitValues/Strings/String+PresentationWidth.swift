public import Foundation

extension String {
  /// The variant of a looked-up text for a width: that of the greatest width that is not greater than this one, else
  /// that of the smallest; the text itself if it does not vary by width (Apple's documentation of
  /// `NSString.variantFittingPresentationWidth(_:)`).
  ///
  /// Labels and buttons choose their variants by themselves.
  ///
  /// - Parameter width: the available width, in the unit of the file's widths.
  public func variantFittingPresentationWidth(_ width: Int) -> String {
    StringsLookup().variant(of: self, fittingWidth: width)
  }
}

extension NSString {
  /// The variant of a looked-up text for a width, as in `String.variantFittingPresentationWidth(_:)`.
  public func variantFittingPresentationWidth(_ width: Int) -> String {
    String(describing: self).variantFittingPresentationWidth(width)
  }
}

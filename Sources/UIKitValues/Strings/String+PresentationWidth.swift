public import Foundation

extension String {
  /// The looked-up text for a width: of the greatest width that is no greater than this one, else of the smallest; the text
  /// itself where it does not vary by width (Apple's documentation of `NSString.variantFittingPresentationWidth(_:)`).
  ///
  /// Labels and buttons choose by themselves.
  ///
  /// - Parameter width: The width there is, in whatever unit the file's widths are meant.
  public func variantFittingPresentationWidth(_ width: Int) -> String {
    StringsLookup().variant(of: self, fittingWidth: width)
  }
}

extension NSString {
  /// The looked-up text for a width, as `String.variantFittingPresentationWidth(_:)` finds it.
  public func variantFittingPresentationWidth(_ width: Int) -> String {
    String(describing: self).variantFittingPresentationWidth(width)
  }
}

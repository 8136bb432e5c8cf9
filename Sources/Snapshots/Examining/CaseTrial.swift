package import ImageComparison
import Raster

/// A case whose rendering stands for its reference, to try what a comparison notices of a change. Nothing is read or written.
package struct CaseTrial {
  private let reference: RenderedCase
  private let picture: Bitmap
  private let tolerance: Tolerance
  /// Whether layouts are compared, too, as with a reference; not with another case.
  private let comparesLayout: Bool

  /// Draws the case.
  package init(_ reference: RenderedCase, tolerance: Tolerance, comparesLayout: Bool) throws {
    (self.reference, self.tolerance, self.comparesLayout) = (reference, tolerance, comparesLayout)
    picture = try reference.draw()
  }

  package enum Verdict: Equatable, Sendable {
    case noticed
    /// Nothing is painted differently.
    case unpainted
    /// Other commands paint the same pixels.
    case samePixels
    /// The difference is in masked views.
    case masked([String])
    /// The tolerance accepts the difference; its rules with what they found.
    case tolerated([String])
  }

  /// The verdict on the case after a change.
  ///
  /// - Throws: what drawing throws, and `MaskError`.
  package func verdict(on changed: RenderedCase) throws -> Verdict {
    let hasOtherLayout = comparesLayout && changed.layout != reference.layout
    guard hasOtherLayout || changed.displayList != reference.displayList else { return .unpainted }
    let mask = try ViewMask(
      tolerance.mask, in: [changed.layout, reference.layout], others: changed.otherNames, scale: changed.scale)
    if hasOtherLayout, LayoutDifference(from: mask.outside(reference.layout), to: mask.outside(changed.layout)) != nil {
      return .noticed
    }
    var drawn = try DrawnCase(changed, mask, keptAs: .pictures)
    drawn.expected = picture
    let pixels = try PixelComparison(drawn)
    guard let difference = pixels.difference else {
      return hasOtherLayout || pixels.maskedCount > 0 ? .masked(mask.names) : .samePixels
    }
    switch tolerance.judgement(of: difference, in: pixels, drawn) {
    case .refused: return .noticed
    case .accepted(let allowance): return .tolerated(allowance.sentences)
    }
  }
}

import AssetCatalogs
import Foundation

/// The slicing of a file by its set: caps, and the alignment rectangle; in points.
package struct ImageSlicing: Equatable, Sendable {
  package var resizing: ImageResizing?
  package var alignmentRectInsets = UIEdgeInsets.zero

  package init() {}
}

extension ImageSlicing {
  /// The slicing of a slot of a catalogue, whose figures are pixels.
  ///
  /// - Parameter scale: the file's number of pixels per point.
  init(_ slot: ImageSet.Slot, scale: CGFloat) {
    self.init()
    if let alignment = slot.alignment { alignmentRectInsets = UIEdgeInsets(alignment, scale: scale) }
    guard let slot = slot.resizing else { return }
    var caps = UIEdgeInsets(slot.caps, scale: scale)
    switch slot.mode {
    case .nineParts: break
    case .threePartsHorizontal: (caps.top, caps.bottom) = (0, 0)
    case .threePartsVertical: (caps.left, caps.right) = (0, 0)
    }
    resizing = ImageResizing(capInsets: caps, mode: slot.filling == .tile ? .tile : .stretch)
  }
}

extension UIEdgeInsets {
  fileprivate init(_ insets: ImageSet.Insets, scale: CGFloat) {
    self.init(
      top: insets.top / scale, left: insets.left / scale, bottom: insets.bottom / scale, right: insets.right / scale)
  }
}

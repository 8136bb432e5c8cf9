import Drawing
import Findings
import Foundation
import HeadlessUIKit
@_spi(Subclasses) import UIKitValues

extension NodeContent {
  /// Says what a filling is, and what of it is shown nearly.
  @MainActor mutating func add(_ filling: Filling, _ canvas: NodeCanvas) {
    var appearance = ViewAppearance(under: canvas.traits)
    if filling.isColor { appearance.add(.fillColor, filling.color(in: canvas.environment)) }
    attributes += appearance.attributes
    notes += filling.notes.map { .init(kind: .approximateLook, message: $0) }
    if filling.isMaterial {
      notes.append(
        .init(
          kind: .approximateLook, message: "Materials are drawn as a blur with an estimated tint, without vibrancy."))
    }
  }
}

extension OffsetPixelGrid {
  /// The rectangle with its edges on pixels.
  func nearest(_ rect: CGRect) -> CGRect {
    let (left, top) = (nearestX(rect.minX), nearestY(rect.minY))
    return CGRect(x: left, y: top, width: nearestX(rect.maxX) - left, height: nearestY(rect.maxY) - top)
  }
}

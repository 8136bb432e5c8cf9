import Drawing
import Foundation
import Raster
import SystemText
import Testing
@_spi(Subclasses) import UIKitValues

@testable @_spi(Subclasses) import UIKitControls

/// A shape that a control fills with one colour, or an image's rectangle.
struct FilledShape {
  let rect: CGRect
  let radius: Double
  let color: Raster.Color
}

/// The pixels of the house device: three per point.
let phonePixels = OffsetPixelGrid(PixelGrid(scale: 3), zero: .zero)

/// Makes the traits of a phone with three pixels per point those of the test's environment.
@MainActor func onPhone(_ others: UITraitCollection...) {
  UITraitCollection.current = UITraitCollection(traitsFrom: [.current, UITraitCollection(displayScale: 3)] + others)
}

extension UIView {
  /// The commands that draw the view alone, without its subviews.
  var ownCommands: [DrawCommand] { recordedContent(on: phonePixels).commands }

  /// The areas that the view fills itself, from the bottom to the top.
  var fills: [FilledShape] {
    ownCommands.compactMap { command in
      guard case .fill(.rectangle(let shape), .color(let color)) = command else { return nil }
      return FilledShape(rect: shape.rect, radius: shape.cornerRadius, color: color)
    }
  }

  /// The groups' opacities.
  var opacities: [Double] {
    ownCommands.compactMap { if case .begin(.group(let alpha, _)) = $0 { alpha } else { nil } }
  }
}

extension Raster.Color {
  /// The shade from 0 to 255 that the colour gives to a white background; of the red channel.
  var onWhite: Double { 255 * (red * alpha + 1 - alpha) }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }

  /// All four numbers within a third of a pixel of the house device.
  func isNear(_ other: CGRect, within tolerance: CGFloat = 0.12) -> Bool {
    [(minX, other.minX), (minY, other.minY), (width, other.width), (height, other.height)].allSatisfy {
      abs($0 - $1) <= tolerance
    }
  }
}

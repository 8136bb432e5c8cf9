package import SystemText

extension UITraitCollection {
  package var pixelGrid: PixelGrid { PixelGrid(scale: displayScale) }
}

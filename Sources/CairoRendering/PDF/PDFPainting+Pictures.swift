import CCairo
import Drawing
import Foundation
import Raster

/// The parts that are painted as images, at a resolution stated here.
extension PDFPainting {
  /// Paints the whole page as an image.
  func paintPicture(of list: DisplayList) throws(RenderingError) {
    try paint(try picture(of: list), in: CGRect(origin: .zero, size: list.size))
  }

  /// Paints commands of the current scope as an image, as far as they are on the page.
  func paintPicture(of commands: [DrawCommand]) throws(RenderingError) {
    guard let area = visibleArea(of: commands) else { return }
    try paintPicture(of: commands, in: area)
  }

  /// - Parameter area: whole points of the scope.
  func paintPicture(of commands: [DrawCommand], in area: CGRect) throws(RenderingError) {
    let moved = commands.moved(by: CGPoint(x: -area.minX, y: -area.minY))
    try paint(try picture(of: DisplayList(size: area.size, commands: moved)), in: area)
  }

  /// Paints the shadow alone of a shadow's command or scope.
  func paintShadow(_ commands: [DrawCommand], _ shadow: Shadow) throws(RenderingError) {
    guard !scopes.isHidden, shadow.color.alpha > 0, let area = visibleArea(of: commands) else { return }
    let moved = commands.moved(by: CGPoint(x: -area.minX, y: -area.minY))
    let scale = shadow.blurRadius >= 2 ? Self.shadowScale : Self.pictureScale
    let list = DisplayList(size: area.size, commands: moved)
    try paint(try pictures.drawShadow(list, scale: scale, into: pool), in: area)
  }

  /// Paints a gradient that PDF does not have.
  func paintPicture(of gradient: Gradient, in figure: DeviceFigure) throws(RenderingError) {
    let scale = Self.pictureScale
    let place = DeviceMapping(transform: scopes.transform, scale: scale)
    func edge(_ length: Double) -> Double { min(length * scale, DeviceShape.farthest) }
    let page = PixelRect(
      covering: DeviceShape(left: 0, top: 0, right: edge(size.width), bottom: edge(size.height)))
    let bounds = figure.bounds
    let part = PixelRect(
      covering: DeviceShape(
        left: bounds.left * scale, top: bounds.top * scale, right: bounds.right * scale, bottom: bounds.bottom * scale)
    ).intersection(page)
    guard !part.isEmpty, let raster = GradientRaster(gradient, place) else { return }
    let pixels = try pool.bitmap(of: part)
    raster.draw(part, on: pixels)
    surface.paint(
      figure, with: pixels,
      AffineTransform(
        m11: 1 / scale, m12: 0, m21: 0, m22: 1 / scale, tX: Double(part.left) / scale, tY: Double(part.top) / scale))
  }

  /// Paints the part of the page that a command changes by what has been painted below it: an image over the white of the
  /// paper.
  ///
  /// - Returns: the index of the next command to paint.
  mutating func paintPagePart(_ command: DrawCommand, _ index: Int) throws(RenderingError) -> Int {
    let end = contents.contents[index].map { $0.upperBound + 1 } ?? index + 1
    let own = Array(commands[index..<end])
    guard !scopes.isHidden, let box = own.inkedArea.map(scopes.transform.box),
      let area = wholePoints(box.intersection(CGRect(origin: .zero, size: size)))
    else { return end }
    let list = Array(commands[..<end]).closed.moved(by: CGPoint(x: -area.minX, y: -area.minY))
    let picture = try picture(of: DisplayList(size: area.size, commands: list))
    var shape: DevicePath?
    if case .backdrop(let path, _) = command { shape = DevicePath(path, scopes.place) }
    let whole = DeviceShape(left: area.minX, top: area.minY, right: area.maxX, bottom: area.maxY)
    let figure = DeviceFigure.inside(shape ?? .rectangle(whole))
    picture.layOverWhite()
    let page = DeviceMapping(transform: .identity, scale: 1)
    guard let transform = page.imageTransform(of: picture, in: area) else { return end }
    surface.paint(figure, with: picture, transform)
    return end
  }

  private func picture(of list: DisplayList) throws(RenderingError) -> Bitmap {
    try pictures.draw(list, scale: Self.pictureScale, into: pool)
  }

  private func paint(_ picture: Bitmap, in area: CGRect) throws(RenderingError) {
    guard let transform = scopes.place.imageTransform(of: picture, in: area),
      let path = DevicePath(.rectangle(area), scopes.place)
    else { return }
    surface.paint(.inside(path), with: picture, transform)
  }

  /// The area that commands of the current scope paint of the page, in whole points; nil if they paint nothing there.
  private func visibleArea(of commands: [DrawCommand]) -> CGRect? {
    guard let area = commands.inkedArea else { return nil }
    let page = scopes.transform.inverse.box(of: CGRect(origin: .zero, size: size))
    return wholePoints(area.intersection(page))
  }

  private func wholePoints(_ area: CGRect) -> CGRect? {
    guard area.isFinite, !area.isNull, area.width > 0, area.height > 0 else { return nil }
    let (left, top) = (area.minX.rounded(.down), area.minY.rounded(.down))
    return CGRect(
      x: left, y: top, width: area.maxX.rounded(.up) - left, height: area.maxY.rounded(.up) - top)
  }
}

extension Bitmap {
  /// Makes it opaque. Painted on white of the same shape, its edge would show the white.
  fileprivate func layOverWhite() {
    for y in 0..<height {
      let pixels = row(y)
      for x in 0..<width {
        let missing = 255 - (pixels[x] >> 24)
        pixels[x] &+= missing << 24 | missing << 16 | missing << 8 | missing
      }
    }
  }
}

extension [DrawCommand] {
  /// The commands, with the scopes that they leave open ended.
  fileprivate var closed: [DrawCommand] {
    let open = reduce(0) { $0 + ($1.opensScope ? 1 : $1.closesScope ? -1 : 0) }
    return self + [DrawCommand](repeating: .end, count: Swift.max(0, open))
  }
}

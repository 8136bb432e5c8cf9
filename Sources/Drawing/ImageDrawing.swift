import Foundation
package import Raster
import Synchronization

/// An image as the commands that draw it, at its own number of pixels per point.
package struct ImageDrawing: Sendable {
  package let list: DisplayList
  package let scale: Double
  /// The number of images that are drawn one in the other.
  fileprivate let depth: Int

  /// The deepest nesting of images whose pixels are left for later, as each level takes some of the stack.
  private static let deepest = 16

  /// Images that are nested too deeply in the list are drawn now.
  ///
  /// - Parameter scale: pixels per point.
  package init(_ list: DisplayList, scale: Double) {
    let deepest = list.commands.map(\.depth).max() ?? 0
    var list = list
    if deepest >= Self.deepest { list.commands = list.commands.map { $0.drawingImages(deeperThan: Self.deepest - 1) } }
    (self.list, self.scale) = (list, scale)
    depth = 1 + min(deepest, Self.deepest - 1)
  }

  /// The pixels of the image, each side rounded up and at least 1; as a renderer does, without an excess of 1/1024.
  var pixelSize: (width: Int, height: Int) {
    func pixels(_ points: Double) -> Int {
      let count = (points * scale - 1.0 / 1024).rounded(.up)
      return count.isFinite ? Int(min(max(1, count), Double(Bitmap.largestSide))) : 1
    }
    return (pixels(list.size.width), pixels(list.size.height))
  }

  /// A hash of the commands and the scale.
  var hash: Hash128 { Hash128(hashing: Array("\(list.hash()) \(number(scale))".utf8)) }

  // MARK: Drawing

  private static let renderer = Mutex<(@Sendable (ImageDrawing) -> Bitmap?)?>(nil)

  /// Sets what draws images in this process: the one place that chooses a renderer does.
  package static func draw(with renderer: @escaping @Sendable (ImageDrawing) -> Bitmap?) {
    Self.renderer.withLock { $0 = renderer }
  }

  /// What draws images where nothing was chosen, as in an app's own tests: found by its name, as it is above this target.
  private static let standard =
    _typeByName("14CairoRendering20StandardImageDrawingC") as? any ImageDrawingByDefault.Type

  /// Whether the process draws images.
  package static var isPossible: Bool { renderer.withLock { $0 != nil } || standard != nil }

  /// The image's pixels; nil if nothing draws it.
  func drawn() -> Bitmap? {
    guard let renderer = Self.renderer.withLock({ $0 }) else { return Self.standard?.bitmap(of: self) }
    return renderer(self)
  }

  /// As many transparent pixels.
  var transparent: Bitmap? { try? Bitmap(width: pixelSize.width, height: pixelSize.height) }
}

/// A class that draws images in a process that has chosen no renderer.
package protocol ImageDrawingByDefault {
  static func bitmap(of drawing: ImageDrawing) -> Bitmap?
}

extension DrawCommand {
  /// The depth to which drawn images are nested in those that the command paints with.
  fileprivate var depth: Int {
    switch self {
    case .fill(_, .image(let source, _)), .stroke(_, _, .image(let source, _)): source.drawing?.depth ?? 0
    case .begin(.mask(let commands)): commands.map(\.depth).max() ?? 0
    default: 0
    }
  }

  /// The command with the pixels of images in which more others are nested than `limit`.
  fileprivate func drawingImages(deeperThan limit: Int) -> DrawCommand {
    guard depth > limit else { return self }
    return switch self {
    case .fill(let path, .image(let source, let rect)):
      .fill(path, .image(ImageSource(bitmap: source.bitmap, libraries: source.libraries), in: rect))
    case .stroke(let outline, let style, .image(let source, let rect)):
      .stroke(outline, style, .image(ImageSource(bitmap: source.bitmap, libraries: source.libraries), in: rect))
    case .begin(.mask(let commands)): .begin(.mask(commands.map { $0.drawingImages(deeperThan: limit) }))
    default: self
    }
  }
}

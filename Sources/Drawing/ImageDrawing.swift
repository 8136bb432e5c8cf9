import Foundation
package import Raster
import Synchronization

/// An image as the commands that draw it, at its own number of pixels per point.
package struct ImageDrawing: Sendable {
  package let list: DisplayList
  package let scale: Double
  /// The number of images that are drawn one in the other.
  private let depth: Int

  /// The deepest nesting of images whose pixels are left for later: each level takes some of the stack.
  private static let deepest = 16

  /// - Parameter scale: pixels per point.
  package init(_ list: DisplayList, scale: Double) {
    (self.list, self.scale) = (list, scale)
    let sources = list.commands.compactMap(\.source)
    depth = 1 + (sources.compactMap { $0.drawing?.depth }.max() ?? 0)
    if depth > Self.deepest { for source in sources { _ = source.bitmap } }
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

  /// Whether the process draws images.
  package static var isPossible: Bool { renderer.withLock { $0 != nil } }

  /// The image's pixels; nil if nothing draws it.
  func drawn() -> Bitmap? { Self.renderer.withLock { $0 }?(self) }

  /// As many transparent pixels.
  var transparent: Bitmap? { try? Bitmap(width: pixelSize.width, height: pixelSize.height) }
}

extension DrawCommand {
  /// The image that the command paints with.
  fileprivate var source: ImageSource? {
    switch self {
    case .fill(_, .image(let source, _)), .stroke(_, _, .image(let source, _)): source
    default: nil
    }
  }
}

import Drawing
import Foundation
import Raster
import Testing
import UIKitCore

/// Apple's documentation of `resizableImage(withCapInsets:resizingMode:)`: caps keep their size, and the parts between
/// them are stretched or tiled.
@MainActor @Suite struct ResizableImageTests {
  /// Pixels numbered from 1 in row order.
  private static func image(_ width: Int, _ height: Int, scale: CGFloat = 1) throws -> UIImage {
    let bitmap = try Bitmap(width: width, height: height)
    for index in 0..<width * height { bitmap.pixels[index] = pixel(index + 1) }
    return UIImage(source: ImageSource(bitmap: bitmap), scale: scale)
  }

  private static func pixel(_ number: Int) -> UInt32 { 0xFF00_0000 | UInt32(number) }

  /// The parts that an image view of this size paints: the numbers of the pixels, and their positions.
  private func parts(_ image: UIImage, width: CGFloat, height: CGFloat) -> [(numbers: [Int], rect: CGRect)] {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.image = image
    return view.record().displayList.flatCommands.compactMap { command in
      guard case .fill(_, .image(let source, let rect)) = command else { return nil }
      return (source.bitmap.pixels.map { Int($0 & 0xFF_FFFF) }, rect)
    }
  }

  @Test func nineParts() throws {
    let image = try Self.image(3, 3).resizableImage(
      withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), resizingMode: .stretch)
    let parts = parts(image, width: 10, height: 8)
    #expect(parts.map(\.numbers) == (1...9).map { [$0] })
    #expect(
      parts.map(\.rect) == [
        CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 1, y: 0, width: 8, height: 1),
        CGRect(x: 9, y: 0, width: 1, height: 1), CGRect(x: 0, y: 1, width: 1, height: 6),
        CGRect(x: 1, y: 1, width: 8, height: 6), CGRect(x: 9, y: 1, width: 1, height: 6),
        CGRect(x: 0, y: 7, width: 1, height: 1), CGRect(x: 1, y: 7, width: 8, height: 1),
        CGRect(x: 9, y: 7, width: 1, height: 1),
      ])
  }

  @Test("Caps are points: two pixels at two pixels a point")
  func scale() throws {
    let image = try Self.image(6, 1, scale: 2).resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1), resizingMode: .stretch)
    let parts = parts(image, width: 20, height: 5)
    #expect(parts.map(\.numbers) == [[1, 2], [3, 4], [5, 6]])
    #expect(parts.map(\.rect.minX) == [0, 1, 19] && parts.map(\.rect.width) == [1, 18, 1])
  }

  @Test func theMiddleIsTiledFromItsFirstPixelOn() throws {
    let image = try Self.image(4, 1).resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
    #expect(image.resizingMode == .tile && image.capInsets.left == 1)
    let parts = parts(image, width: 7, height: 2)
    #expect(parts.map(\.numbers) == [[1, 1], [2, 3, 2, 3, 2, 2, 3, 2, 3, 2], [4, 4]])
    #expect(
      parts.map(\.rect) == [
        CGRect(x: 0, y: 0, width: 1, height: 2), CGRect(x: 1, y: 0, width: 5, height: 2),
        CGRect(x: 6, y: 0, width: 1, height: 2),
      ])
  }

  @Test("Where caps have no room, they share it in their proportion")
  func narrow() throws {
    let image = try Self.image(9, 1).resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 2), resizingMode: .stretch)
    let parts = parts(image, width: 4, height: 1)
    #expect(parts.map(\.numbers) == [[1, 2, 3, 4, 5, 6], [8, 9]])
    #expect(parts.map(\.rect.width) == [3, 1])
  }

  @Test("stretchableImage(withLeftCapWidth:topCapHeight:): one point behind the caps is stretched")
  func stretchable() throws {
    let image = try Self.image(5, 4).stretchableImage(withLeftCapWidth: 2, topCapHeight: 1)
    #expect(image.capInsets == UIEdgeInsets(top: 1, left: 2, bottom: 2, right: 2) && image.resizingMode == .stretch)
    #expect(try Self.image(5, 4).stretchableImage(withLeftCapWidth: 0, topCapHeight: 0).capInsets == .zero)
  }

  @Test(arguments: [-1, 4, 100, .infinity, .nan] as [CGFloat])
  func senselessCapsPaintAllOfThePictureAllTheSame(cap: CGFloat) throws {
    let image = try Self.image(4, 1).resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: cap, bottom: 0, right: cap), resizingMode: .stretch)
    let parts = parts(image, width: 10, height: 1)
    #expect(parts.flatMap(\.numbers) == [1, 2, 3, 4])
    #expect(parts.map(\.rect.width).reduce(0, +) == 10)
  }

  @Test func aPictureInItsOwnSizeIsWhole() throws {
    let image = try Self.image(4, 1)
    let resizable = image.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
    #expect(parts(resizable, width: 4, height: 1).map(\.numbers) == [[1, 2, 3, 4]])
    #expect(resizable != image && resizable.size == image.size)
    #expect(resizable.withRenderingMode(.alwaysTemplate).capInsets == resizable.capInsets)
  }
}

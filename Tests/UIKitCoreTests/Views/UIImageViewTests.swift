import Drawing
import Foundation
import Raster
import Testing
import UIKitCore
import UIKitTestSupport

@MainActor @Suite struct UIImageViewTests {
  /// An image of 40 x 20 points.
  static func image() throws -> UIImage {
    let data = try PNG.encode(try Bitmap(width: 80, height: 40))
    return try #require(UIImage(data: data, scale: 2))
  }

  /// The 40 x 20 image in a view of 100 x 80, by Apple's documentation of each mode.
  @Test(
    arguments: [
      (.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 80)),
      (.scaleAspectFit, CGRect(x: 0, y: 15, width: 100, height: 50)),
      (.scaleAspectFill, CGRect(x: -30, y: 0, width: 160, height: 80)),
      (.redraw, CGRect(x: 0, y: 0, width: 100, height: 80)),
      (.center, CGRect(x: 30, y: 30, width: 40, height: 20)),
      (.top, CGRect(x: 30, y: 0, width: 40, height: 20)),
      (.bottom, CGRect(x: 30, y: 60, width: 40, height: 20)),
      (.left, CGRect(x: 0, y: 30, width: 40, height: 20)),
      (.right, CGRect(x: 60, y: 30, width: 40, height: 20)),
      (.topLeft, CGRect(x: 0, y: 0, width: 40, height: 20)),
      (.topRight, CGRect(x: 60, y: 0, width: 40, height: 20)),
      (.bottomLeft, CGRect(x: 0, y: 60, width: 40, height: 20)),
      (.bottomRight, CGRect(x: 60, y: 60, width: 40, height: 20)),
    ] as [(UIView.ContentMode, CGRect)])
  func contentModePlacesThePicture(mode: UIView.ContentMode, expected: CGRect) throws {
    let view = UIImageView(frame: CGRect(x: 7, y: 9, width: 100, height: 80))
    view.image = try Self.image()
    view.contentMode = mode
    let source = try #require(view.image?.source)
    #expect(view.record().displayList.flatCommands == [.image(source, in: expected)])
  }

  /// Apple's documentation of `highlightedImage`.
  @Test func aHighlightedViewShowsItsOtherPicture() throws {
    let other = try #require(UIImage(data: try pngData(width: 6, height: 6)))
    let view = UIImageView(image: try Self.image(), highlightedImage: other)
    func shown() -> [DrawCommand] { view.record().displayList.flatCommands }
    let (source, otherSource) = (try #require(view.image?.source), try #require(other.source))
    #expect(shown() == [.image(source, in: view.bounds)])
    view.isHighlighted = true
    #expect(shown() == [.image(otherSource, in: view.bounds)])
    view.highlightedImage = nil
    #expect(shown() == [.image(source, in: view.bounds)])
  }

  @Test func theViewIsAsLargeAsItsPicture() throws {
    let view = UIImageView(image: try Self.image())
    let size = CGSize(width: 40, height: 20)
    #expect(view.frame == CGRect(origin: .zero, size: size))
    #expect(view.intrinsicContentSize == size)
    #expect(view.sizeThatFits(CGSize(width: 3, height: 3)) == size)
  }

  @Test func aViewWithoutPictureHasNoSizeAndPaintsNothing() {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    view.image = UIImage()
    #expect(view.record().displayList.flatCommands == [])
  }

  @Test func anAspectFillPictureIsClippedWhenAsked() throws {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.image = try Self.image()
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    let source = try #require(view.image?.source)
    #expect(
      view.record().displayList.flatCommands == [
        .begin(.clip(.rectangle(view.bounds))), .image(source, in: CGRect(x: -5, y: 0, width: 20, height: 10)), .end,
      ])
  }
}

import Drawing
import Foundation
import Raster
import Testing
import UIKitCore
import UIKitTestSupport

/// Apple's documentation of `UIImage.RenderingMode` and `withTintColor(_:renderingMode:)`.
@MainActor @Suite struct TintedImageTests {
  private func image() throws -> UIImage {
    let bitmap = try Bitmap(width: 1, height: 1)
    bitmap.pixels[0] = 0xFF00_00FF
    return UIImage(source: ImageSource(bitmap: bitmap), scale: 1)
  }

  /// The colour of the only pixel that a view paints.
  private func painted(_ view: UIView) -> String? {
    for command in view.record().displayList.flatCommands {
      if case .fill(_, .image(let source, _)) = command { return String(source.bitmap.pixels[0], radix: 16) }
    }
    return nil
  }

  private func painted(_ image: UIImage, _ change: (UIImageView) -> Void = { _ in }) -> String? {
    let view = UIImageView(image: image)
    view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    change(view)
    return painted(view)
  }

  private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

  @Test func renderingModes() throws {
    #expect(painted(try image()) == "ff0000ff")
    #expect(painted(try image().withRenderingMode(.alwaysOriginal)) == "ff0000ff")
    #expect(painted(try image().withRenderingMode(.alwaysTemplate)) == "ffff0000")
  }

  @Test func tints() throws {
    #expect(painted(try image().withTintColor(green)) == "ff00ff00")
    #expect(painted(try image().withTintColor(green, renderingMode: .alwaysOriginal)) == "ff00ff00")
    #expect(painted(try image().withTintColor(green, renderingMode: .alwaysTemplate)) == "ffff0000")
  }

  @Test func systemButtonsTintTheirImages() throws {
    for (type, color) in [(UIButton.ButtonType.system, "ffff0000"), (.custom, "ff0000ff")] {
      let button = UIButton(type: type)
      button.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      button.setImage(try image(), for: .normal)
      button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      button.layoutIfNeeded()
      #expect(painted(button) == color)
    }
  }

  @Test func aFlippedImageIsMirroredInTheOtherDirection() throws {
    let view = UIImageView(image: try image().imageFlippedForRightToLeftLayoutDirection())
    #expect(!view.record().displayList.description.contains("begin-transform -1"))
    view.overrideTraits = UITraitCollection(layoutDirection: .rightToLeft)
    #expect(view.record().displayList.description.contains("begin-transform -1 0 0 1 1 0"))
  }

  /// A 10 by 10 image with insets of 1, 2, 3 and 4 points: its view is aligned by what is inside.
  @Test func alignmentInsets() throws {
    let image = UIImage(data: try pngData(width: 10, height: 10))?
      .withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let view = UIImageView(image: image)
    #expect(view.intrinsicContentSize == CGSize(width: 4, height: 6))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 28, y: 19, width: 10, height: 10))
  }
}

import Drawing
import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// Apple's documentation of `setBackgroundImage(_:for:)` and `backgroundRect(forBounds:)`.
@MainActor @Suite struct UIButtonBackgroundTests {
  private func sources(_ view: UIView) -> [ImageSource] {
    view.layoutIfNeeded()
    return view.record().displayList.flatCommands.compactMap {
      if case .fill(_, .image(let source, _)) = $0 { source } else { nil }
    }
  }

  private let normal: UIImage
  private let selected: UIImage

  init() throws {
    normal = try #require(UIImage(data: try pngData(width: 40, height: 50)))
    selected = try #require(UIImage(data: try pngData(width: 2, height: 2)))
  }

  @Test func aStateHasItsPictureOrThatOfNormal() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 70))
    button.setBackgroundImage(normal, for: .normal)
    button.setBackgroundImage(selected, for: .selected)
    #expect(button.backgroundImage(for: .disabled) === normal && button.backgroundImage(for: .selected) === selected)
    #expect(sources(button) == [normal.source])
    button.isSelected = true
    #expect(button.currentBackgroundImage === selected && sources(button) == [selected.source])
    button.setBackgroundImage(nil, for: .selected)
    #expect(sources(button) == [normal.source])
    button.setBackgroundImage(nil, for: .normal)
    #expect(sources(button) == [])
  }

  @Test func itFillsItsRectangleBehindTheContent() throws {
    final class Inset: UIButton {
      override func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 3, dy: 4) }
    }
    let button = Inset(frame: CGRect(x: 0, y: 0, width: 60, height: 70))
    button.setImage(selected, for: .normal)
    button.setTitle("a", for: .normal)
    button.setBackgroundImage(normal, for: .normal)
    button.layoutIfNeeded()
    let commands = button.record().displayList.flatCommands
    let source = try #require(normal.source)
    #expect(commands.first == .image(source, in: CGRect(x: 3, y: 4, width: 54, height: 62)))
    #expect(button.subviews.count == 3 && button.subviews.last === button.titleLabel)
    let other = UIButton()
    other.setBackgroundImage(normal, for: .normal)
    other.setImage(selected, for: .normal)
    #expect(other.subviews.last === other.imageView)
  }

  /// An empty custom button is 30 x 34 points (UIButtonGeometryTests).
  @Test func aButtonIsAtLeastAsLargeAsItsBackground() {
    let button = UIButton()
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 34))
    button.setBackgroundImage(selected, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 34))
    button.setBackgroundImage(normal, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 40, height: 50))
    #expect(button.sizeThatFits(.zero) == CGSize(width: 40, height: 50))
  }
}

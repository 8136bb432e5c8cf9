import Drawing
import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// Titles that wrap: a button stays as high as its title would be without a limit, and the title overflows it (Stack
/// Overflow 34588598, where apps make the button follow).
@MainActor @Suite struct WrappedTitleTests {
  private let title = "Plan the walk before the start"

  private func button(lines: Int = 0) -> UIButton {
    let button = UIButton()
    button.overrideTraits = phoneTraits()
    button.setTitle(title, for: .normal)
    button.titleLabel?.numberOfLines = lines
    return button
  }

  private func lines(_ button: UIButton) throws -> [String] {
    let recording = button.record()
    #expect(!recording.isTruncated)
    return try #require(recording.layout.children.first).lines.map(\.text)
  }

  @Test func aButtonIsAsHighAsALine() {
    #expect(button().intrinsicContentSize == button(lines: 1).intrinsicContentSize)
    #expect(button().sizeThatFits(CGSize(width: 100, height: 1_000)).height == 34)
  }

  /// The middle stays in place, or the edge that the title is aligned to; 6 points are kept if there is room.
  @Test(arguments: [UIControl.ContentVerticalAlignment.center, .top, .bottom])
  func aTitleGrowsOutOfItsButton(alignment: UIControl.ContentVerticalAlignment) throws {
    let button = button()
    button.contentVerticalAlignment = alignment
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 34)
    button.layoutIfNeeded()
    let label = try #require(button.titleLabel)
    #expect(try lines(button).joined(separator: " ") == title)
    let height = label.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)).height
    #expect(height > 60 && label.frame.height == height)
    switch alignment {
    case .top: #expect(label.frame.minY == 0)
    case .bottom: #expect(label.frame.maxY == 34)
    default: #expect(abs(label.frame.midY - 17) <= 0.25)
    }
  }

  @Test func twoLinesAreTwoLines() throws {
    let button = button(lines: 2)
    button.frame = CGRect(x: 0, y: 0, width: 160, height: 20)
    button.layoutIfNeeded()
    #expect(try lines(button).count == 2)
    #expect(button.titleLabel?.frame.height == 43)
  }

  /// A title with one line is at most as high as its button.
  @Test func aLineStaysInItsButton() {
    let button = button(lines: 1)
    button.frame = CGRect(x: 0, y: 0, width: 400, height: 16)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.height == 16)
  }

  @Test func stacksGiveButtonsTheHeightOfALine() throws {
    let stack = UIStackView(arrangedSubviews: [button(), button()])
    stack.overrideTraits = phoneTraits()
    stack.axis = .vertical
    stack.frame = CGRect(x: 0, y: 0, width: 120, height: 68)
    stack.layoutIfNeeded()
    for case let button as UIButton in stack.arrangedSubviews {
      #expect(button.frame.height == 34)
      #expect(try lines(button).joined(separator: " ") == title)
    }
  }

  @Test func theHeightOfAWholeViewIsThatOfALine() {
    let button = button()
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 0)
    #expect(ContentSize.height(of: button) == 34)
  }
}

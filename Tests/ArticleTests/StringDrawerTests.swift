import CardLayouts
import GalleyTesting
import Testing
import UIKit

/// The article on self-sizing cells and a view that draws its own text, in a card.
@MainActor @Suite(.snapshots) struct StringDrawerTests {
  /// The article's arithmetic: the drawn text's height in whole points, plus 5. That the width is not yet known when
  /// the cell is first asked, the article's mystery, has no effect in the end.
  @Test(arguments: Device.all) func cardsAreAsHighAsWhatTheyDraw(device: Device) {
    for category in UIContentSizeCategory.all {
      let scene = DisplayedScene(device, category) { SelfSizingViewController<StringDrawerCell>([Card.examples]) }
      defer { scene.close() }
      scene.controller.visitPages {}
      let width = scene.controller.cardWidth
      let heights = Card.examples.map { StringDrawerCell.text(of: $0).drawnHeight(width: width) }
      #expect(scene.controller.cardFrames.map(\.height) == heights, "\(category.rawValue)")
      #expect(UIKitFaults.take().isEmpty, "\(category.rawValue)")
    }
  }

  /// A line at 17 points is 17 × 2444/2048 high: 21 in whole points. At AX5, with 53 points, 64.
  @Test func oneLine() {
    for (category, height) in [(UIContentSizeCategory.large, 26.0), (.accessibilityExtraExtraExtraLarge, 69)] {
      let card = Card(title: "Door", text: "Open", date: "1 May")
      let scene = DisplayedScene(.phone, category) { SelfSizingViewController<StringDrawerCell>([[card]]) }
      defer { scene.close() }
      #expect(scene.controller.cardFrames.map { Double($0.height) } == [height])
    }
  }
}

private final class StringDrawerCell: UICollectionViewCell, CardCell {
  private let drawer = StringDrawer()
  private(set) lazy var widthConstraint = contentView.widthAnchor.constraint(equalToConstant: 0)
  var labels: [UILabel] { [] }

  override init(frame: CGRect) {
    super.init(frame: frame)
    pinContentView()
    contentView.addSubview(drawer)
    drawer.pin(to: contentView)
  }

  required init?(coder: NSCoder) { nil }

  static func text(of card: Card) -> NSAttributedString {
    NSAttributedString(string: card.text, attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
  }

  func set(card: Card) {
    drawer.attributedText = StringDrawerCell.text(of: card)
  }
}

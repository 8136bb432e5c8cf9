import GalleyTesting
import Testing
import UIKit

/// Cards pinned to margins, on a screen with an unsafe area at the top.
@MainActor @Suite(.snapshots) struct StatusBarTests {
  private typealias Screen = SelfSizingViewController<MarginCell>

  private func show(_ cards: [Card], on device: Device, bounces: Bool) -> DisplayedScene<Screen> {
    DisplayedScene(device) {
      let screen = Screen([cards])
      screen.loadViewIfNeeded()
      screen.collectionView.alwaysBounceVertical = bounces
      return screen
    }
  }

  /// Before they are measured, the cells do not fill the screen: nothing scrolls, and they are under the status bar.
  /// Once they scroll, they are below it, with the same size as if they had always been.
  @Test(arguments: Device.all.filter { $0.idiom == .phone }) func cellsMeasuredUnderTheStatusBarAreMeasuredAgain(
    device: Device
  ) {
    func frames(bounces: Bool) -> [CGRect] {
      let scene = show(Card.examples + Card.examples, on: device, bounces: bounces)
      defer { scene.close() }
      scene.controller.visitPages { scene.expectWholeTexts() }
      return scene.controller.cardFrames
    }
    #expect(frames(bounces: false) == frames(bounces: true))
  }

  /// Content shorter than the screen is not moved: the first card's margin avoids the status bar.
  @Test func aShortScreensFirstCardKeepsClear() {
    let cards = [Card(title: "Door", text: "Open", date: "1 May"), Card(title: "Boot", text: "Shut", date: "2 May")]
    let scene = show(cards, on: .phone, bounces: false)
    defer { scene.close() }
    scene.expectWholeTexts()
    let height: CGFloat = 8 + 20.5 + 8
    #expect(scene.controller.cardFrames.map(\.height) == [height + 20 - 6, height])
  }
}

/// A label pinned to the content view's margins.
private final class MarginCell: UICollectionViewCell, CardCell {
  let label = UILabel()
  private(set) lazy var widthConstraint = contentView.widthAnchor.constraint(equalToConstant: 0)
  var labels: [UILabel] { [label] }

  override init(frame: CGRect) {
    super.init(frame: frame)
    pinContentView()
    label.styled(.body)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func set(card: Card) {
    label.text = card.text
  }
}

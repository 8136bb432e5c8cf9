import Drawing
import GalleyTesting
import Testing
import UIKit

/// A screen that stays visible while the text size and the orientation change looks like a new one, and learns of each
/// change once.
@MainActor @Suite(.snapshots) struct LiveTests {
  private static let cards = [Array(Card.examples.prefix(2)), Array(Card.examples[3...4])]

  @Test func cellsThatSizeThemselvesInAFlowLayout() {
    live { SelfSizingViewController<CustomCell>(Self.cards) }
  }

  @Test func aFlowLayoutWhoseDelegateSaysSizes() {
    live { DelegateFlowViewController<CustomCell>(Self.cards, height: TextHeight.boundingRect) }
  }

  @Test func aGrid() {
    live { GridViewController<CustomCell>(Self.cards, height: SizingCell.compressed()) }
  }

  @Test func aWaterfall() {
    live { WaterfallViewController<PictureCell>(Self.cards, height: SizingCell.perAxis()) }
  }

  @Test func alertCardsInAWaterfall() {
    live { WaterfallViewController<AlertCollectionViewCell>(Self.cards, height: SizingCell.heightFor()) }
  }

  // MARK: Changes

  /// From every category to every other and, at each, into landscape and back.
  private func live<Cell: CardCell>(_ make: () -> CardsViewController<Cell>) {
    let categories = UIContentSizeCategory.all
    let upright = categories.map { hash(.phone, $0, make) }
    let turned = categories.map { hash(Device.phone.turned, $0, make) }
    #expect(Set(upright + turned).count == upright.count + turned.count)
    let scene = LiveScene(.phone, categories[0], make)
    defer { scene.close() }
    for from in categories.indices {
      scene.expect(.phone, from, upright[from])
      for to in categories.indices.dropFirst(from + 1) {
        scene.expect(.phone, to, upright[to])
        scene.expect(.phone, from, upright[from])
      }
      scene.expect(Device.phone.turned, from, turned[from])
      scene.expect(.phone, from, upright[from])
    }
  }

  private func hash<Cell: CardCell>(
    _ device: Device, _ category: UIContentSizeCategory, _ make: () -> CardsViewController<Cell>
  ) -> String {
    let scene = DisplayedScene(device, category, make)
    defer { scene.close() }
    return "\(scene.window.record().displayList.hash())"
  }
}

/// A scene that changes, with the notifications of its changes.
@MainActor private final class LiveScene<Cell: CardCell> {
  private let scene: DisplayedScene<CardsViewController<Cell>>
  private var last: (device: Device, category: Int) = (.phone, 0)
  private let notifications = PostedCategories()

  init(_ device: Device, _ category: UIContentSizeCategory, _ make: () -> CardsViewController<Cell>) {
    scene = DisplayedScene(device, category, make)
  }

  func close() {
    scene.close()
  }

  /// Changes to a device and category, and expects the picture.
  func expect(_ device: Device, _ index: Int, _ picture: String) {
    let category = UIContentSizeCategory.all[index]
    let layout = scene.controller.collectionView.collectionViewLayout as? any CountedLayout
    let isOtherCategory = index != last.category
    let isOther = isOtherCategory || device.size != last.device.size
    let context = "from \(UIContentSizeCategory.all[last.category].rawValue) to \(category.rawValue), \(device)"
    let (prepared, heard) = (layout?.prepareCount ?? 0, scene.controller.traitChanges)
    notifications.posted = []

    scene.change(to: device, category)
    #expect("\(scene.window.record().displayList.hash())" == picture, "\(context)")
    #expect(scene.controller.traitChanges == heard + (isOther ? 1 : 0), "\(context)")
    #expect(notifications.posted == (isOtherCategory ? [category] : []), "\(context)")
    // Cells that size themselves make the layout prepare again for their sizes.
    let selfSizes = scene.controller is SelfSizingViewController<Cell>
    #expect((layout?.prepareCount ?? 0) == prepared + (isOther ? (selfSizes ? 2 : 1) : 0), "\(context)")
    last = (device, index)
  }
}

/// Records the categories in notifications.
private final class PostedCategories: NSObject {
  var posted: [UIContentSizeCategory] = []
  private var token: NSObjectProtocol?

  override init() {
    super.init()
    token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { [weak self] notification in
      let category = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
      self?.posted.append(category ?? .unspecified)
    }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

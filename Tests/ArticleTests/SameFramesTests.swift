import GalleyTesting
import Testing
import UIKit

/// All ways of the two articles to size a card give the same frames.
///
/// A tablet has two columns; each card appears twice, so that all cards of a row have the same height, and layouts that
/// treat ragged rows differently agree.
@MainActor @Suite(.snapshots) struct SameFramesTests {
  private typealias Screen<Cell: CardCell> = (way: String, make: ([[Card]]) -> CardsViewController<Cell>)

  private func flow<Cell: CardCell>(_ way: String, _ height: @escaping CardHeight<Cell>) -> Screen<Cell> {
    ("flow, \(way)", { DelegateFlowViewController($0, height: height) })
  }

  private func grid<Cell: CardCell>(_ way: String, _ height: @escaping CardHeight<Cell>) -> Screen<Cell> {
    ("grid, \(way)", { GridViewController($0, height: height) })
  }

  private func waterfall<Cell: CardCell>(_ way: String, _ height: @escaping CardHeight<Cell>) -> Screen<Cell> {
    ("waterfall, \(way)", { WaterfallViewController($0, height: height) })
  }

  // MARK: A label

  @Test(arguments: Device.all) func labels(device: Device) {
    let screens: [Screen<CustomCell>] = [
      ("constraints", { SelfSizingViewController($0) }),
      grid("compressed size", SizingCell.compressed()), grid("expanded size", SizingCell.expanded()),
      grid("a priority per axis", SizingCell.perAxis()), waterfall("a priority per axis", SizingCell.perAxis()),
      flow("boundingRect", TextHeight.boundingRect),
    ]
    compare(screens, on: device)
  }

  @Test(arguments: Device.all) func labelsWhoseCellsPreferASize(device: Device) {
    let sized: Screen<PreferringCell> = ("preferred", { EstimatingViewController($0) })
    for category in UIContentSizeCategory.all {
      #expect(frames(device, category, sized.make) == labelFrames(device, category), "\(category.rawValue)")
    }
  }

  /// The grid's helpers round up to whole points, while labels are rounded up to pixels.
  @Test(arguments: Device.all) func labelsInWholePoints(device: Device) {
    let screens: [Screen<CustomCell>] = [
      grid("textHeight", TextHeight.textHeight), grid("textHeight in a section", TextHeight.textHeightInSection),
      grid("labelHeight", TextHeight.labelHeight), grid("labelHeight in a section", TextHeight.labelHeightInSection),
    ]
    for category in UIContentSizeCategory.all {
      let heights = labelFrames(device, category).map { $0.height.rounded(.up) }
      for screen in screens {
        let rounded = frames(device, category, screen.make).map(\.height)
        #expect(rounded == heights, "\(screen.way) at \(category.rawValue)")
      }
    }
  }

  /// The frames of labels in cells that size themselves, by device and category.
  private static var knownLabelFrames: [String: [CGRect]] = [:]

  private func labelFrames(_ device: Device, _ category: UIContentSizeCategory) -> [CGRect] {
    let key = "\(device.testDescription) \(category.rawValue)"
    let known = Self.knownLabelFrames[key]
    let result = known ?? frames(device, category) { SelfSizingViewController<CustomCell>($0) }
    Self.knownLabelFrames[key] = result
    return result
  }

  // MARK: A picture above a label

  @Test(arguments: Device.all) func pictures(device: Device) {
    let screens: [Screen<PictureCell>] = [
      ("constraints", { SelfSizingViewController($0) }),
      grid("expanded size", SizingCell.expanded()), waterfall("a priority per axis", SizingCell.perAxis()),
      grid("intrinsic size", TextHeight.pictureAndLabel),
    ]
    compare(screens, on: device)
  }

  // MARK: The alert card

  @Test(arguments: Device.all) func alerts(device: Device) {
    let screens: [Screen<AlertCollectionViewCell>] = [
      ("the article's own", { OwnerMainScreenCollectionViewController($0) }),
      waterfall("heightFor(width:)", SizingCell.heightFor()), flow("heightFor(width:)", SizingCell.heightFor()),
      ("constraints", { SelfSizingViewController($0) }), grid("compressed size", SizingCell.compressed()),
    ]
    compare(screens, on: device)
  }

  // MARK: Comparing

  private func compare<Cell: CardCell>(_ screens: [Screen<Cell>], on device: Device) {
    for category in UIContentSizeCategory.all {
      let expected = frames(device, category, screens[0].make)
      for screen in screens.dropFirst() {
        let frames = frames(device, category, screen.make)
        #expect(frames == expected, "\(screen.way) and \(screens[0].way) at \(category.rawValue)")
      }
    }
  }

  /// The frames of all cards. No text is truncated in any card that was visible.
  private func frames<Cell: CardCell>(
    _ device: Device, _ category: UIContentSizeCategory,
    _ make: ([[Card]]) -> CardsViewController<Cell>
  ) -> [CGRect] {
    let columns = device.idiom == .pad ? 2 : 1
    let cards = Card.examples.flatMap { Array(repeating: $0, count: columns) }
    let scene = DisplayedScene(device, category) { make([cards]) }
    defer { scene.close() }
    // Cells that size themselves have to be visible. Equal frames of equal cells contain equal texts, so for the others
    // one device is enough.
    let screen = scene.controller
    if screen is SelfSizingViewController<Cell> || screen is EstimatingViewController<Cell> || device.size.width == 375
    {
      screen.visitPages { scene.expectWholeTexts() }
    }
    return screen.cardFrames
  }
}

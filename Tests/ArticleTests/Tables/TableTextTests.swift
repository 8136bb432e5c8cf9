import Drawing
import Findings
import GalleyTesting
import Testing
import UIKit

/// Properties of every screen with a table at every text size: texts are complete, parts are below each other, and the
/// content covers all of them.
@MainActor @Suite(.snapshots) struct TableTextTests {
  /// A screen on a device, in a direction.
  struct Place: CustomTestStringConvertible {
    var screen: TableScreen
    var device: Device
    var isMirrored = false

    static let all = TableScreen.allCases.flatMap { screen in
      [
        Place(screen: screen, device: .phone), Place(screen: screen, device: .phone, isMirrored: true),
        Place(screen: screen, device: Device.all[0]), Place(screen: screen, device: .tablet),
      ]
    }

    var testDescription: String { "\(screen) \(device.testDescription)\(isMirrored ? " mirrored" : "")" }
  }

  private func everywhere(_ place: Place, _ body: (DisplayedScene<UITableViewController>, String) -> Void) {
    for category in UIContentSizeCategory.all {
      let scene = DisplayedScene(place.screen, place.device, category)
      defer { scene.close() }
      if place.isMirrored { scene.mirror() }
      body(scene, "\(place.testDescription) \(category.rawValue)")
    }
  }

  /// No label is smaller than its text needs, and there are no findings about any other text.
  @Test(arguments: Place.all) func noTextIsCut(place: Place) {
    everywhere(place) { scene, context in
      var count = 0
      scene.visitPages {
        for label in scene.table.labels {
          count += 1
          let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
          #expect(needed.height <= label.bounds.height + 0.001, "\(context): \(label.text ?? "")")
        }
        let findings = scene.window.record().findings.filter { $0.kind != .brokenWord }
        #expect(findings.isEmpty, "\(context): \(findings.map(\.message))")
      }
      #expect(count > 0 || place.screen == .drawers, "\(context)")
      #expect(UIKitFaults.take().isEmpty, "\(context)")
    }
  }

  @Test(arguments: Place.all) func partsLieBelowEachOther(place: Place) {
    everywhere(place) { scene, context in
      scene.visitPages {
        let frames = scene.table.visibleCells.map(\.frame)
        for (upper, lower) in zip(frames, frames.dropFirst()) { #expect(upper.maxY <= lower.minY, "\(context)") }
      }
      var bottom = scene.table.tableHeaderView?.frame.maxY ?? 0
      for rect in scene.table.partRects {
        #expect(rect.minY >= bottom, "\(context)")
        bottom = rect.maxY
      }
      #expect(bottom <= scene.table.contentSize.height, "\(context)")
    }
  }

  /// A screen whose text size changes while it is visible looks like a new one.
  @Test(arguments: TableScreen.allCases) func anotherTextSizeIsAsAFreshScreen(screen: TableScreen) {
    let live = DisplayedScene(screen)
    for category in [UIContentSizeCategory.accessibilityLarge, .extraSmall, .accessibilityMedium, .large] {
      live.change(to: .phone, category)
      let seen = live.picture
      let fresh = DisplayedScene(screen, .phone, category)
      let differences = fresh.picture.difference(from: seen).map { "\($0)" }
      #expect(differences.isEmpty, "\(category.rawValue)")
    }
    live.close()
  }

  /// A screen that is rotated looks like one created in that orientation, and as before once it is rotated back.
  @Test(arguments: TableScreen.allCases) func aTurnedScreenIsAsAFreshOne(screen: TableScreen) {
    let live = DisplayedScene(screen)
    let upright = live.picture
    live.change(to: Device.phone.turned, .large)
    let seen = live.picture
    let fresh = DisplayedScene(screen, Device.phone.turned)
    let turned = fresh.picture
    fresh.close()
    #expect(turned.difference(from: seen).map { "\($0)" }.isEmpty)
    live.change(to: .phone, .large)
    #expect(upright.difference(from: live.picture).map { "\($0)" }.isEmpty)
    live.close()
  }
}

extension DisplayedScene where Controller == UITableViewController {
  /// The painted content of the screen, ignoring the order: a reused cell may have its separator before its accessory.
  fileprivate var picture: [String] {
    table.contentOffset.y = -table.adjustedContentInset.top
    window.layoutIfNeeded()
    return window.record().displayList.commands.map { "\($0)" }.sorted()
  }
}

extension UITableView {
  /// The visible labels, in cells, headers and footers, including the table's own.
  fileprivate var labels: [UILabel] {
    func labels(_ view: UIView) -> [UILabel] {
      guard !view.isHidden else { return [] }
      return (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
    }
    return labels(self)
  }

  /// Every header, row and footer, from top to bottom.
  fileprivate var partRects: [CGRect] {
    (0..<numberOfSections).flatMap { section in
      [rectForHeader(inSection: section)]
        + (0..<numberOfRows(inSection: section)).map { rectForRow(at: IndexPath(row: $0, section: section)) }
        + [rectForFooter(inSection: section)]
    }
  }
}

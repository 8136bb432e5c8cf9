import Foundation
import HeadlessUIKit
import SourcePlaces
import Testing

@testable import GalleyTesting

/// The number of times that assertions ask for a view, and what a view that was made before is told.
@MainActor @Suite struct DisplayedViewTests {
  /// Makes labels of body text, and notes the text size that each was made under.
  @MainActor private final class Labels {
    var categories: [UIContentSizeCategory] = []

    func make() -> UILabel {
      categories.append(UITraitCollection.current.preferredContentSizeCategory)
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .body)
      label.text = "Hello"
      label.sizeToFit()
      return label
    }
  }

  /// A label that takes its font when the text size changes, as the articles have it.
  @MainActor private final class Listener {
    let label: UILabel
    var heard: [UIContentSizeCategory?] = []
    private nonisolated(unsafe) var token: (any NSObjectProtocol)?

    init(_ label: UILabel) {
      self.label = label
      token = NotificationCenter.default.addObserver(
        forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
      ) { [unowned self] notification in
        let category = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
        MainActor.assumeIsolated {
          heard.append(category)
          label.font = .preferredFont(forTextStyle: .body)
        }
      }
    }

    deinit {
      if let token { NotificationCenter.default.removeObserver(token) }
    }
  }

  private static let all = ContentSizeCategories.all.categories

  /// A line of body text at the twelve sizes (Apple's table: 14 to 53 points), up to half points: San Francisco's lines are
  /// 2444 / 2048 of its size.
  private static let heights = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53].map {
    (Double($0) * 2444 / 2048 * 2).rounded(.up) / 2
  }

  private func heights(in text: String) -> [Double] {
    text.split(separator: "\n").filter { $0.contains("UILabel") }.compactMap {
      $0.split(separator: " ").last.flatMap { Double($0) }
    }
  }

  /// Each strategy that renders asks once for each configuration, in its traits.
  @Test func aViewIsAskedForOnceForEachConfiguration() throws {
    let (large, two) = ([UIContentSizeCategory.large], ContentSizeCategories([.extraSmall, .accessibilityLarge]))
    func expectAsked<Format>(
      _ strategy: Snapshotting<UILabel, Format>, _ categories: [UIContentSizeCategory],
      sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      let store = try TemporaryStore()
      defer { store.remove() }
      let labels = Labels()
      _ = store.verify(labels.make(), as: strategy, record: .missing)
      #expect(labels.categories == categories, sourceLocation: sourceLocation)
    }
    try expectAsked(.image, large)
    try expectAsked(.image(on: .width(100), categories: .all), Self.all)
    try expectAsked(.image(on: .bounds, categories: .all), Self.all)
    try expectAsked(.image(on: .device("iPhone 16"), categories: two), two.categories)
    try expectAsked(.image(on: .width(100), .bounds, categories: two), two.categories + two.categories)
    try expectAsked(.layout, large)
    try expectAsked(.layout(on: .width(100), categories: .all), Self.all)
    try expectAsked(.layout(on: .bounds, categories: .all), Self.all)
    try expectAsked(.recursiveDescription, large)
    let image = Snapshotting<UIView, UIImage>.image(on: .width(100), categories: .all)
    try expectAsked(image.pullback { (label: UILabel) in label as UIView }, Self.all)
    let layout = Snapshotting<UIView, String>.layout(on: .width(100), categories: .all)
    try expectAsked(layout.pullback { (label: UILabel) in label as UIView }, Self.all)
  }

  /// Of an audit's configurations, too, none asks for a view outside of its own traits.
  @Test func anAuditAsksOnceForEachConfiguration() {
    let labels = Labels()
    let verification = AccessibilityVerification(
      file: "a", test: "b", line: 1, source: SourcePlace(file: "a.swift", line: 1),
      configurations: SnapshotConfigurations(on: [.width(200)], categories: .all, appearances: [.light]), allowed: [],
      level: .error)
    _ = verification.failure { labels.make() }
    // The twelve sizes; and, at L, dark, both with increased contrast, and right to left.
    #expect(
      labels.categories.map(\.rawValue).sorted()
        == (Self.all + [.large, .large, .large, .large]).map(\.rawValue).sorted())
  }

  /// A label that is made for each size has each size's height, in a layout and at its own size.
  @Test func layoutsAreThoseOfTheirConfigurations() throws {
    for surface in [SnapshotSurface.bounds, .width(100)] {
      let store = try TemporaryStore()
      defer { store.remove() }
      let strategy = Snapshotting<UILabel, String>.layout(on: surface, categories: .all)
      _ = store.verify(Labels().make(), as: strategy, record: .all)
      #expect(heights(in: try store.text("test.a.txt")) == Self.heights, "on \(surface)")
    }
  }

  /// A view that was made before hears of each change once, and of the one back, with the category that is new.
  @Test func aViewMadeBeforeHearsOfEachChangeOnce() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    let listener = Listener(Labels().make())
    let strategy = Snapshotting<UILabel, String>.layout(on: .width(100), categories: .all)
    _ = store.verify(listener.label, as: strategy, record: .all)
    #expect(heights(in: try store.text("test.a.txt")) == Self.heights)
    #expect(listener.heard == Self.all + [.large])
    #expect(listener.label.font.pointSize == 17)
  }

  /// Where the size stays, nothing is announced.
  @Test func nothingIsAnnouncedWithoutAChange() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    let listener = Listener(Labels().make())
    let large = Snapshotting<UILabel, UIImage>.image(on: .width(100), appearances: [.light, .dark])
    _ = store.verify(listener.label, as: large, record: .missing)
    #expect(listener.heard == [])
    let twice = Snapshotting<UILabel, UIImage>.image(
      on: .width(200), categories: [.extraLarge], appearances: [.light, .dark])
    _ = store.verify(listener.label, as: twice, record: .missing)
    #expect(listener.heard == [.extraLarge, .large])
  }

  /// A label of body text that follows the text size by itself.
  private func adjustingLabel() -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 0))
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.text = "Hello"
    return label
  }

  /// Also one that was made outside and put into a container for each configuration.
  @Test func aPartThatWasMadeBeforeIsToldOfTraits() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    let label = adjustingLabel()
    func container() -> UIView {
      let stack = UIStackView(arrangedSubviews: [label])
      stack.axis = .vertical
      return stack
    }
    _ = store.verify(container(), as: .layout(on: .width(100), categories: .all), record: .all)
    #expect(heights(in: try store.text("test.a.txt")) == Self.heights)
  }

  /// The size of a view that was made before is the one it was given, not that of its last layout.
  @Test func theOwnSizeOfAViewMadeBeforeIsKept() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    let label = adjustingLabel()
    _ = store.verify(label, as: .layout(on: .bounds, categories: .all), record: .all)
    #expect(heights(in: try store.text("test.a.txt")) == Self.heights)
  }
}

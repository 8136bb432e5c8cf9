import Foundation
import HeadlessUIKit
import Raster
import Testing
import ViewRendering

@testable import GalleyTesting

/// Calls as swift-snapshot-testing has them (`Sources/SnapshotTesting/Snapshotting/UIView.swift`), and what they make.
@MainActor @Suite struct MigrationTests {
  private func recorded<Value>(_ value: Value, _ strategy: Snapshotting<Value, UIImage>) throws -> [String] {
    let store = try TemporaryStore()
    defer { store.remove() }
    _ = store.verify(value, as: strategy, record: .missing)
    return store.files().filter { $0.hasSuffix(".png") }.compactMap { $0.split(separator: "/").last.map(String.init) }
  }

  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))

  @Test func aSizeAndTraits() throws {
    #expect(try recorded(view, .image(size: CGSize(width: 320, height: 80))) == ["320x80-L@2x.png"])
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(displayScale: 3),
    ])
    #expect(try recorded(view, .image(traits: traits)) == ["view-AX2-dark-rtl@3x.png"])
    #expect(
      try recorded(view, .image(precision: 0.99, size: CGSize(width: 20, height: 20), traits: traits)) == [
        "20x20-AX2-dark-rtl@3x.png"
      ])
  }

  @Test func aDeviceByItsWord() throws {
    #expect(try recorded(UIViewController(), .image(on: .iPhoneSe)) == ["iPhone-SE-1st-gen-L.png"])
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(try recorded(UIViewController(), .image(on: .iPhone8, traits: dark)) == ["iPhone-8-L-dark.png"])
  }

  /// Every word is a device's that is known.
  @Test func devicesAreKnown() throws {
    let devices: [SnapshotSurface] = [
      .iPhoneSe, .iPhone8, .iPhone8Plus, .iPhoneX, .iPhoneXr, .iPhoneXsMax, .iPhone12, .iPhone12Pro, .iPhone12ProMax,
      .iPhone13, .iPhone13Mini, .iPhone13Pro, .iPhone13ProMax,
    ]
    // The sizes of swift-snapshot-testing's `ViewImageConfig`.
    let sizes = [
      (320, 568), (375, 667), (414, 736), (375, 812), (414, 896), (414, 896), (390, 844), (390, 844), (428, 926),
      (390, 844), (375, 812), (390, 844), (428, 926),
    ]
    for (device, size) in zip(devices, sizes) {
      let window = try Configuration(device: device.device()).windowSize
      #expect(window.width == Double(size.0) && window.height == Double(size.1), "\(device)")
    }
  }

  @Test func traitsThatFollowFromTheSurfaceAreRefused() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    let traits = UITraitCollection(horizontalSizeClass: .compact)
    #expect(
      store.verify(view, as: .image(traits: traits), record: .missing)
        == "The trait horizontalSizeClass is determined by the device. Name one: .image(on: .device(\"iPhone "
        + "16\")).")
  }

  // MARK: Faults before a call

  @Test func aFaultOfAViewMadeBeforeIsReportedOnce() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    view.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    #expect(store.verify(view, as: .image, record: .missing) == GoldenMessages.fault)
    #expect(store.files().isEmpty)
    #expect(store.verify(view, as: .image, record: .missing)?.hasPrefix("No reference was found") == true)
    view.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    #expect(store.verify(view, as: .layout, record: .missing) == GoldenMessages.fault)
  }

  /// It stays that one's, whichever is asserted first.
  @Test func aFaultOfAnotherViewIsThatOnes() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    other.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    #expect(store.verify(view, as: .image, record: .missing)?.hasPrefix("No reference was found") == true)
    #expect(store.verify(other, as: .image, record: .missing) == GoldenMessages.fault)
  }

  /// Whoever changed the view.
  @Test func aFaultOfTheViewInAnotherTaskIsReported() async throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    await Task { @MainActor in
      view.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    }.value
    #expect(store.verify(view, as: .image, record: .missing) == GoldenMessages.fault)
  }

  /// What nothing known raised is the test's: by the trait it is known which.
  @Test(.snapshots) func aFaultWithoutAViewIsReported() async throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    _ = UIColor(named: "MigrationTests.none")
    #expect(
      store.verify(view, as: .image, record: .missing)?.contains("UIColor(named: \"MigrationTests.none\")") == true)
    #expect(store.verify(view, as: .image, record: .missing)?.hasPrefix("No reference was found") == true)
  }

  /// Also one that the test has put into a window of its own, which is afterwards as it was.
  @Test func aViewInAWindowFollowsEachConfiguration() throws {
    final class Noting: UIView {
      var categories: [UIContentSizeCategory] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        categories.append(traitCollection.preferredContentSizeCategory)
      }
    }
    let store = try TemporaryStore()
    defer { store.remove() }
    let (window, noting) = (UIWindow(), Noting(frame: CGRect(x: 0, y: 0, width: 30, height: 20)))
    window.addSubview(noting)
    let environment = window.viewEnvironment
    _ = store.verify(noting, as: .image(categories: [.large, .accessibilityLarge]), record: .missing)
    #expect(noting.categories == [.large, .accessibilityLarge])
    #expect(window.viewEnvironment === environment && noting.traitCollection.preferredContentSizeCategory == .large)
  }

  // MARK: Pictures of differences

  /// The pictures' kinds by their sizes: side by side, three of 2 pixels and the room between them.
  @Test(arguments: SnapshotTestingConfiguration.Difference.allCases)
  func aDifferenceIsShownAsAskedFor(difference: SnapshotTestingConfiguration.Difference) throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    func view(_ level: CGFloat) -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
      view.backgroundColor = UIColor(red: level / 255, green: 0, blue: 0, alpha: 1)
      return view
    }
    _ = store.verify(view(100), as: .image, record: .missing)
    let message = try withSnapshotTesting(difference: difference) {
      try #require(store.verify(view(101), as: .image, record: .never))
    }
    let path = try #require(message.split(separator: "\n").last.map(String.init))
    let picture = try PNG.decode(Data(contentsOf: URL(fileURLWithPath: path)))
    switch difference {
    case .overlay: #expect(picture.width == 2 && picture.pixels[0] == 0xFFFF_0000)
    case .sideBySide: #expect(picture.width > 3 * 2 && picture.height == 2)
    // A level of red is seen, the others do not differ.
    case .amplified: #expect(picture.width == 2 && picture.pixels[0] == 0xFFA0_4040)
    }
  }
}

import Foundation
import HeadlessUIKit
import Snapshots
import SourcePlaces
import Testing
import ViewRendering

@testable import GalleyTesting

/// Views under configurations: which references there are, and what failures say.
@MainActor @Suite struct ViewSnapshotTests {
  /// A label, 16 points inside of a card.
  private final class Card: UIView {
    let title = UILabel()

    init(_ text: String) {
      super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 0))
      backgroundColor = .systemBackground
      title.font = .preferredFont(forTextStyle: .body)
      title.adjustsFontForContentSizeCategory = true
      title.numberOfLines = 0
      title.text = text
      title.accessibilityIdentifier = "title"
      title.translatesAutoresizingMaskIntoConstraints = false
      addSubview(title)
      for format in ["H:|-16-[title]-16-|", "V:|-16-[title]-16-|"] {
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: format, views: ["title": title]))
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func everySizeHasAPictureAndARecord() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    let message = try #require(
      store.verify(Card("Hello"), as: .image(on: .width(343), categories: .all), named: nil, record: .missing))
    #expect(message.hasPrefix("No reference was found on disk. Automatically recorded snapshot: …\n\nopen \"file://"))
    #expect(message.hasSuffix("Re-run \"test()\" to assert against the newly-recorded snapshot."))
    let sizes = ["AX1", "AX2", "AX3", "AX4", "AX5", "L", "M", "S", "XL", "XS", "XXL", "XXXL"]
    #expect(
      store.files().filter { $0.hasSuffix(".png") }.map { $0.split(separator: "/").last }
        == sizes.map { "343-\($0)@2x.png" })
    #expect(store.files().filter { $0.hasSuffix(".txt") }.count == 12)
    #expect(message.split(separator: "\n").filter { $0.hasPrefix("open ") }.count == 12)
  }

  /// 17 points at L, 53 at AX5 with 62 from line to line (Apple's table of text sizes).
  @Test(arguments: [false, true]) func viewsMadeBeforeAndInTheCallAreTheSame(isMadeBefore: Bool) throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    let strategy = Snapshotting<Card, String>.layout(
      on: .width(200), categories: [.large, .accessibilityExtraExtraExtraLarge])
    let card = Card("Hello")
    _ =
      isMadeBefore
      ? store.verify(card, as: strategy, record: .all) : store.verify(Card("Hello"), as: strategy, record: .all)
    let lines = try store.text("test.a.txt").split(separator: "\n").map(String.init)
    // 17 and 53 points times 2444 / 2048, up to half points: 20.5 and 63.5.
    #expect(
      lines.filter { $0.contains("UILabel") } == [
        "  UILabel \"title\" 16 16 168 20.5", "  UILabel \"title\" 16 16 168 63.5",
      ])
  }

  @Test func picturesOfAViewMadeBeforeEqualThoseOfOneMadeInTheCall() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    let strategy = Snapshotting<Card, UIImage>.image(on: .width(200), categories: .all)
    _ = store.verify(Card("Hello"), as: strategy, record: .missing)
    let card = Card("Hello")
    #expect(store.verify(card, as: strategy, record: .never) == nil)
  }

  @Test func aFailureSaysWhatMovedAndWhereThePicturesAre() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    let strategy = Snapshotting<Card, UIImage>.image(on: .width(200), categories: .all)
    _ = store.verify(Card("Hello"), as: strategy, record: .missing)
    let message = try #require(store.verify(Card("Hello, you"), as: strategy, record: .never))
    let lines = message.split(separator: "\n").map(String.init)
    #expect(lines[0] == "Snapshot \"a\" does not match reference.")
    let changed = lines.filter { $0.hasPrefix("changed Tests/test.a/200-") }
    #expect(!changed.isEmpty)
    #expect(changed.allSatisfy { $0.contains("title: text 'Hello' → 'Hello, you'") })
    let pictures = lines.filter { $0.hasSuffix("/difference.png") }
    #expect(pictures.count == 12)
    #expect(pictures.allSatisfy { FileManager.default.fileExists(atPath: $0) })
  }

  /// Twelve pictures that changed for one cause are one to look at; a message names them all.
  @Test func attachmentsAreThoseOfEachCausesFirstCase() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    let place = try SnapshotName(
      filePath: #filePath, testName: "test()", name: "a", snapshotDirectory: store.folder.path)
    func failure(
      _ mode: SnapshotTestingConfiguration.Record, of card: @escaping () -> Card
    ) throws -> SnapshotFailure? {
      let verification = ViewVerification(
        place: place, mode: mode, form: .pictures, testName: "test()",
        source: SourcePlace(URL(fileURLWithPath: #filePath), line: 1, below: store.folder.path))
      let strategy = RenderedStrategy<Card>(
        configurations: SnapshotConfigurations(on: [.width(200)], categories: .all), tolerance: .none, allowed: []
      ) { ($0, nil) }
      return try verification.failure(of: card, as: strategy)
    }
    func pictures(of cases: String...) -> [String] {
      cases.flatMap { name in ["expected", "actual", "difference"].map { "\(name)@2x-\($0).png" } }
    }
    _ = try failure(.missing) { Card("Hello") }
    let one = try #require(try failure(.never) { Card("Jello") })
    #expect(one.attachments.map(\.name) == pictures(of: "200-XS"))
    // Another text up to XXXL, another colour from there on.
    let two = try failure(.never) {
      let isLarge = UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory
      let card = Card(isLarge ? "Hello" : "Jello")
      if isLarge { card.backgroundColor = .systemRed }
      return card
    }
    #expect(two?.attachments.map(\.name) == pictures(of: "200-XS", "200-AX1"))
  }

  @Test func failedRecordsWhatChanged() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    let strategy = Snapshotting<Card, UIImage>.image(on: .width(200))
    _ = store.verify(Card("One"), as: strategy, record: .missing)
    #expect(
      store.verify(Card("Two"), as: strategy, record: .failed)?.hasPrefix(
        "Snapshot \"a\" does not match reference. A new snapshot was automatically recorded.") == true)
    #expect(store.verify(Card("Two"), as: strategy, record: .never) == nil)
  }

  // MARK: Configurations

  @Test func configurationsMultiply() throws {
    let configurations = SnapshotConfigurations(
      on: [.device("iPhone SE (3rd gen)"), .size(width: 100, height: 50)],
      categories: .from(.large, through: .extraLarge),
      appearances: [.light, .dark], landscape: [false, true])
    let names = try configurations.configurations().map(\.slug)
    #expect(
      names == [
        "iPhone-SE-3rd-gen-L", "iPhone-SE-3rd-gen-L-dark", "iPhone-SE-3rd-gen-XL", "iPhone-SE-3rd-gen-XL-dark",
        "iPhone-SE-3rd-gen-L-landscape", "iPhone-SE-3rd-gen-L-landscape-dark", "iPhone-SE-3rd-gen-XL-landscape",
        "iPhone-SE-3rd-gen-XL-landscape-dark", "100x50-L@2x", "100x50-L-dark@2x", "100x50-XL@2x", "100x50-XL-dark@2x",
      ])
  }

  @Test func settingsAndEyesAreConfigurationsToo() throws {
    let configurations = SnapshotConfigurations(
      on: [.size(width: 100, height: 50)], reducesTransparency: [true], buttonShapes: [true], onOffLabels: [true],
      visions: [
        .normal, SnapshotVision(acuity: 0.1, viewingDistance: 30),
        SnapshotVision(colors: .deuteranomaly(severity: 0.5), contrastSensitivity: 1),
        SnapshotVision(colors: .tritanomaly(severity: 1)), SnapshotVision(colors: .protanomaly(severity: 0)),
      ])
    let names = try configurations.configurations().map(\.slug)
    #expect(
      names == [
        "100x50-L-opaque-shapes-labels@2x", "100x50-L-opaque-shapes-labels-acuity0.1-30cm@2x",
        "100x50-L-opaque-shapes-labels-deuteranomaly0.5-logCS1@2x", "100x50-L-opaque-shapes-labels-tritanopia@2x",
      ])
  }

  @Test(
    arguments: [
      (SnapshotVision(acuity: 0), "acuity is 0.0: it must be from 0.05 to 1.0."),
      (SnapshotVision(acuity: 10_000), "acuity is 10000.0: it must be from 0.05 to 1.0."),
      (SnapshotVision(acuity: .nan), "acuity is nan: it must be from 0.05 to 1.0."),
      (SnapshotVision(viewingDistance: 1), "viewingDistance is 1.0: it must be from 10.0 to 100.0."),
      (
        SnapshotVision(colors: .protanomaly(severity: 1.5)),
        "The severity of protanomaly is 1.5: it must be from 0.0 to 1.0."
      ),
      (
        SnapshotVision(contrastSensitivity: -1),
        "contrastSensitivity is -1.0: it must be from 0.0 to 2.0."
      ),
    ] as [(SnapshotVision, String)])
  func eyesOutOfRangeAreAnError(vision: SnapshotVision, message: String) {
    let error = #expect(throws: SnapshotError.self) {
      try SnapshotConfigurations(on: [.size(width: 9, height: 9)], visions: [vision]).configurations()
    }
    #expect(error?.description == message)
  }

  @Test func rangesOfSizes() {
    #expect(ContentSizeCategories.all.categories.count == 12)
    #expect(ContentSizeCategories.accessibility.categories.count == 5)
    #expect(ContentSizeCategories.standard.categories.count == 7)
    #expect(
      ContentSizeCategories.from(.extraLarge, through: .accessibilityMedium).categories == [
        .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
      ])
  }

  @Test(arguments: [
    (SnapshotSurface.device("iPhone 99"), "'iPhone 99' is not a known device."),
    (.width(0), "0.0 by its content's height is not a valid view size: sides are from 1 to 10000 points."),
    (.size(width: 10, height: .nan), "10.0 by nan is not a valid view size: sides are from 1 to 10000 points."),
    (.bounds, "The view has no size. Give it a frame, or name a size: .image(on: .width(343))."),
  ])
  func sizesThatCannotBe(surface: SnapshotSurface, message: String) throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    #expect(store.verify(UIView(), as: .image(on: surface), record: .missing)?.hasPrefix(message) == true)
    #expect(store.files() == [])
  }

  // MARK: Tolerances

  /// A colour one level darker is hidden by a channel's tolerance, and by nothing without one.
  @Test func aToleranceHidesWhatItSays() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    func view(_ level: CGFloat) -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
      view.backgroundColor = UIColor(red: level / 255, green: 0.5, blue: 0.5, alpha: 1)
      return view
    }
    func message(_ level: CGFloat, _ tolerance: SnapshotTolerance) -> String? {
      store.verify(
        view(level), as: .image(under: SnapshotConfigurations(), tolerance: tolerance),
        record: store.files().isEmpty ? .missing : .never)
    }
    _ = message(100, .none)
    #expect(message(101, .none)?.contains("800 pixels differ, by at most 1 of 255") == true)
    #expect(message(101, SnapshotTolerance(channel: 1)) == nil)
    #expect(message(102, SnapshotTolerance(channel: 1)) != nil)
    #expect(message(101, SnapshotTolerance(precision: 0.99)) != nil)
    #expect(message(101, SnapshotTolerance(precision: 0)) == nil)
    #expect(message(101, SnapshotTolerance(channel: 300))?.contains("300") == true)
  }

  // MARK: Controllers and faults

  private final class Controller: UIViewController {
    var calls: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      calls.append("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      calls.append("viewWillAppear")
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      calls.append("viewDidLayoutSubviews")
    }
  }

  /// On a device the controller is the window's own: it appears, and its view has the safe area, 20 points on an SE.
  @Test func aControllerIsShownInAWindow() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    let controller = Controller()
    let message = store.verify(controller, as: .image(on: .device("iPhone SE (3rd gen)")), record: .missing)
    #expect(message?.hasPrefix("No reference was found") == true, "\(message ?? "no message")")
    #expect(Array(controller.calls.prefix(3)) == ["viewDidLoad", "viewWillAppear", "viewDidLayoutSubviews"])
    #expect(controller.view.safeAreaInsets.top == 20)
    #expect(store.files().first == "test.a/iPhone-SE-3rd-gen-L.png")
  }

  /// Whatever a view is pulled back from lives for as long as the view is laid out.
  @Test func theValueThatAViewIsOfLives() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    var calls = 0
    final class Counting: UIViewController {
      var laidOut: () -> Void = {}
      override func viewDidLayoutSubviews() { laidOut() }
    }
    func controller() -> Counting {
      let controller = Counting()
      controller.laidOut = { calls += 1 }
      return controller
    }
    let strategy = Snapshotting<UIView, UIImage>.image(on: .device("iPhone SE (3rd gen)")).pullback {
      (controller: Counting) in try controller.snapshotView()
    }
    _ = store.verify(controller(), as: strategy, record: .missing)
    #expect(calls > 0)
  }

  private struct Broken: Error, CustomStringConvertible {
    let description = "There is no card."
  }

  @Test func whatGoesWrongWhileAViewIsMadeFailsTheTest() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    func broken() throws -> UIView { throw Broken() }
    let message = store.verify(try broken(), as: .image(on: .width(100)), record: .missing)
    #expect(message == "There is no card.")
    #expect(store.files() == [])
  }

  @Test func offTheMainActorViewsAreRefused() async throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    let message = await Task.detached {
      store.verify(throwing(), as: .image(on: .width(100)), record: .missing)
    }.value
    #expect(message == "Views are made, laid out and drawn on the main actor. Mark the test @MainActor.")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let controller = UIViewController()
    let messages = await Task.detached {
      [
        store.verify(view, as: .image, record: .missing), store.verify(view, as: .layout, record: .missing),
        store.verify(view, as: .recursiveDescription, record: .missing),
        store.verify(controller, as: .image(on: .iPhone8), record: .missing),
        store.verify(controller, as: .layout, record: .missing),
        store.verify(NSAttributedString(string: "a"), as: .image(width: 10), record: .missing),
      ]
    }.value
    #expect(messages == Array(repeating: message, count: 6))
    #expect(store.files().isEmpty)
  }
}

/// Never called: the strategy refuses first.
private func throwing() -> UIView { fatalError("a view off the main actor") }

import Drawing
import DynamicType
import Foundation
import HeadlessUIKit
import Renderers
import Testing

@testable import ViewRendering

/// Presentations by an app's own code before the picture.
@MainActor struct PresentedControllerTests {
  private static let renderer = ViewRenderer()

  private func frames(_ node: LayoutNode) -> [String: CGRect] {
    node.children.reduce(into: [node.kind: node.frame]) { all, child in all.merge(frames(child)) { first, _ in first } }
  }

  private func frames(
    of controller: UIViewController, at category: ContentSizeCategory = .large, on device: Device? = .named("iPhone 15")
  ) throws -> [String: CGRect] {
    var configuration = Configuration(device: try #require(device))
    configuration.category = category
    let recording = try Self.renderer.layOut(under: configuration) { controller.view }
    return frames(recording.layout)
  }

  /// 270 points, and 310 at the accessibility sizes: Flutter's constants, measured on iOS 17.
  @Test func oneControllerIsShownUnderOneConfigurationAfterTheOther() throws {
    let root = UIViewController()
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    root.present(alert, animated: false)
    for (category, width) in [
      (ContentSizeCategory.large, 270), (.accessibilityExtraExtraExtraLarge, 310), (.large, 270),
    ] {
      let frames = try frames(of: root, at: category)
      #expect(frames["AlertView"]?.width == CGFloat(width))
      #expect(frames["UIWindow"] == CGRect(x: 0, y: 0, width: 393, height: 852))
    }
  }

  @Test func aPopoverOnATabletIsASheetOnAPhone() throws {
    let (root, popover) = (UIViewController(), UIViewController())
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.sourceView = root.view
    root.present(popover, animated: false)
    let pad = try frames(of: root, on: .named("iPad (10th gen)"))
    #expect(pad["PopoverView"] != nil && pad["SheetView"] == nil)
    let phone = try frames(of: root)
    #expect(phone["SheetView"]?.minY == 69 && phone["PopoverView"] == nil)
  }

  @Test func presentingWhenTheViewHasAppearedIsPresentingBeforeThePicture() throws {
    final class Asks: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        present(alert, animated: true)
      }
    }
    #expect(try frames(of: Asks())["AlertView"] != nil)
  }

  @Test func withoutADeviceTheWindowIsAsLargeAsTheView() throws {
    let (root, sheet) = (UIViewController(), UIViewController())
    root.present(sheet, animated: false)
    let frames = try frames(of: root, on: Device(freeSize: "card", width: 300, height: 400))
    #expect(frames["UIWindow"] == CGRect(x: 0, y: 0, width: 300, height: 400) && frames["SheetView"]?.minY == 10)
  }

  @Test func aDismissedControllerIsNotShown() throws {
    let (root, sheet) = (UIViewController(), UIViewController())
    root.present(sheet, animated: false)
    _ = try frames(of: root)
    root.dismiss(animated: false)
    let frames = try frames(of: root)
    #expect(frames["UIWindow"] == nil && frames.count == 1)
  }
}

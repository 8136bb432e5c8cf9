import InterfaceDocuments
import TestSupport
import Testing

@testable import DocumentChecking

/// Safe areas of canvases, as documents in public repositories were stored with (`Sources/DocumentChecking/README.md`).
@MainActor @Suite struct DocumentCanvasTests {
  private static let still = "translatesAutoresizingMaskIntoConstraints=\"NO\""

  /// A view of the screen's size with a box of 50 × 40 below its safe area, stored at a height.
  private func screen(_ id: String, height: Double, width: Double = 375, boxAt y: Double) -> String {
    let box = WrittenDocument.view("box-\(id)", (0, y, 50, 40), Self.still)
    return WrittenDocument.view(
      "vew-\(id)", (0, 0, width, height), "key=\"view\"", content: box,
      constraints: [
        WrittenDocument.constraint("box-\(id)", "leading", "vew-\(id)", "leading", id: "c1-\(id)"),
        WrittenDocument.constraint("box-\(id)", "top", "saf-\(id)", "top", id: "c2-\(id)"),
        WrittenDocument.constraint("box-\(id)", "width", nil, nil, 50, id: "c3-\(id)"),
        WrittenDocument.constraint("box-\(id)", "height", nil, nil, 40, id: "c4-\(id)"),
      ].joined(), more: "<viewLayoutGuide key=\"safeArea\" id=\"saf-\(id)\"/>")
  }

  private func controller(_ id: String, height: Double = 812, boxAt y: Double, connections: String = "") -> String {
    """
    <viewController id="\(id)" sceneMemberID="viewController">
    \(screen(id, height: height, boxAt: y))
    <connections>\(connections)</connections>
    </viewController>
    """
  }

  private func verdicts(_ text: String, _ id: String) -> [ComparedView.Verdict] {
    DocumentChecker().check(Array(text.utf8), file: "Main.storyboard").views
      .filter { $0.element.id == "box-\(id)" }.map(\.verdict)
  }

  @Test func aControllerBeginsBelowTheStatusBar() {
    let text = WrittenDocument.storyboard([controller("one", boxAt: 50)], initial: "one")
    #expect(verdicts(text, "one") == [.same])
  }

  /// 50 points of status bar, as documents of Xcode 16 have on this device, and 44 of the bar.
  @Test func theRootOfANavigationControllerBeginsBelowItsBar() {
    let navigation = """
      <navigationController id="nav" sceneMemberID="viewController">
      <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"><rect key="frame" x="0.0" y="44" width="375" height="44"/></navigationBar>
      <connections><segue destination="one" kind="relationship" relationship="rootViewController" id="s1"/></connections>
      </navigationController>
      """
    let shows = "<segue destination=\"two\" kind=\"show\" id=\"s2\"/>"
    let text = WrittenDocument.storyboard(
      [navigation, controller("one", boxAt: 94, connections: shows), controller("two", boxAt: 94)], initial: "nav")
    #expect(verdicts(text, "one") == [.same])
    #expect(verdicts(text, "two") == [.same])
  }

  /// A view that is lower than the screen is in a sheet, which begins below the status bar.
  @Test func aSheetHasNoStatusBar() {
    let text = WrittenDocument.storyboard([controller("one", height: 758, boxAt: 0)], initial: "one")
    #expect(verdicts(text, "one") == [.same])
  }

  /// Views of nibs have the device's safe area: 44 points on an iPhone 11 until Xcode 13, 48 since.
  @Test(arguments: [("19162", 44.0), ("22155", 48.0)]) func aNibHasTheDevicesSafeArea(tools: String, top: Double) {
    let text = WrittenDocument.nib(
      screen("one", height: 896, width: 414, boxAt: top), device: "retina6_1", tools: tools)
    #expect(verdicts(text, "one") == [.same])
  }
}

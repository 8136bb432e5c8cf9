import Foundation
import SpokenElements
import Testing
import UIKitCore
import UIKitPresentation
import UIKitTestSupport
import UIKitValues

/// The tint colour below what is presented. Apple documents the modes; that alerts, popovers and sheets dim, and that the colour
/// is then grey, is told by reports (react-native-svg, pull request 2465; GitHawk's ContextMenu, issues 20 and 34).
@MainActor @Suite(.ownEnvironment) struct TintTests {
  private final class Tinted: UIView {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }
  }

  private func components(_ view: UIView) -> [CGFloat] {
    var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    view.tintColor.resolvedColor(with: view.traitCollection).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  private func isGrey(_ view: UIView) -> Bool { Set(components(view).prefix(3)).count == 1 }

  private func screen(_ views: UIView..., isPad: Bool = false) -> Screen {
    let root = UIViewController()
    for view in views { root.view.addSubview(view) }
    return Screen(root, isPad: isPad)
  }

  @Test func modesAreInherited() {
    let (outer, inner) = (Tinted(), Tinted())
    outer.addSubview(inner)
    #expect(inner.tintAdjustmentMode == .normal, "without one in the tree")
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .dimmed && inner.changes == 1 && isGrey(inner))
    inner.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(isGrey(inner) && components(inner)[3] == 0.5)
    inner.tintAdjustmentMode = .normal
    #expect(components(inner) == [1, 0, 0, 0.5])
    let changes = inner.changes
    outer.tintAdjustmentMode = .normal
    #expect(inner.changes == changes, "it has a mode of its own")
    inner.tintAdjustmentMode = .automatic
    outer.tintAdjustmentMode = .automatic
    #expect(inner.tintAdjustmentMode == .normal && !isGrey(inner))
  }

  @Test func anAlertDimsItsPresenterAlone() {
    let view = Tinted()
    let screen = screen(view)
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    screen.root.present(alert, animated: false)
    screen.window.layoutIfNeeded()
    #expect(isGrey(view) && view.tintAdjustmentMode == .dimmed && view.changes > 0)
    #expect(!isGrey(alert.view))
    let late = UIView()
    screen.root.view.addSubview(late)
    #expect(isGrey(late))
    screen.root.dismiss(animated: false)
    #expect(!isGrey(view) && view.tintAdjustmentMode == .normal)
  }

  /// A title whose first letters have no colour of their own has the dimmed one, and its button settles.
  @Test func anAttributedTitleBelowAnAlertIsDimmed() {
    let button = UIButton(type: .system)
    button.setAttributedTitle(NSAttributedString(string: "Terms"), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let screen = screen(button)
    screen.window.layoutIfNeeded()
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    screen.root.present(alert, animated: false)
    screen.window.layoutIfNeeded()
    #expect(UIKitFaults.take() == [])
    #expect(
      button.titleLabel?.textColor.resolvedColor(with: button.traitCollection)
        == button.tintColor.resolvedColor(with: button.traitCollection))
  }

  @Test func aSheetDimsUnlessTheContentBelowCanBeUsed() throws {
    let view = UIView()
    let screen = screen(view)
    let sheet = UIViewController()
    let presentation = try #require(sheet.sheetPresentationController)
    presentation.detents = [.medium(), .large()]
    screen.root.present(sheet, animated: false)
    screen.window.layoutIfNeeded()
    #expect(isGrey(view) && !isGrey(sheet.view))
    presentation.largestUndimmedDetentIdentifier = .medium
    screen.window.layoutIfNeeded()
    #expect(!isGrey(view))
    presentation.selectedDetentIdentifier = .large
    screen.window.layoutIfNeeded()
    #expect(isGrey(view))
  }

  @Test func anAlertOnASheetDimsBothUntilTheyEnd() {
    let view = UIView()
    let screen = screen(view)
    let sheet = UIViewController()
    screen.root.present(sheet, animated: false)
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    sheet.present(alert, animated: false)
    screen.window.layoutIfNeeded()
    #expect(isGrey(view) && isGrey(sheet.view) && !isGrey(alert.view))
    sheet.dismiss(animated: false)
    screen.window.layoutIfNeeded()
    #expect(isGrey(view) && !isGrey(sheet.view))
    screen.root.dismiss(animated: false)
    #expect(!isGrey(view))
  }

  @Test func overTheWholeScreenNothingIsDimmed() {
    let view = UIView()
    let screen = screen(view)
    let other = UIViewController()
    other.modalPresentationStyle = .overFullScreen
    screen.root.present(other, animated: false)
    screen.window.layoutIfNeeded()
    #expect(!isGrey(view))
  }

  // MARK: What is read

  private func labels(_ screen: Screen) -> [String?] {
    screen.window.layoutIfNeeded()
    return screen.window.record(isSpoken: true).spokenElements.map { "\($0.label ?? "") \($0.traits.map(\.rawValue))" }
  }

  /// Interface tests of apps find a button "Sheet Grabber".
  @Test func aGrabberIsAButton() throws {
    let screen = screen()
    let sheet = UIViewController()
    screen.root.present(sheet, animated: false)
    #expect(labels(screen) == [])
    try #require(sheet.sheetPresentationController).prefersGrabberVisible = true
    #expect(labels(screen) == ["Sheet Grabber [\"button\"]"])
  }

  /// Interface tests of apps find "dismiss popup", called `PopoverDismissRegion`, around a popover.
  @Test func aPopoverCanBeDismissed() throws {
    let source = UIView(frame: CGRect(x: 300, y: 300, width: 40, height: 40))
    let screen = screen(source, isPad: true)
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    try #require(popover.popoverPresentationController).sourceView = source
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
    label.text = "Content"
    popover.view.addSubview(label)
    screen.root.present(popover, animated: false)
    #expect(labels(screen) == ["dismiss popup [\"button\"]", "Content [\"staticText\"]"])
    let element = screen.window.record(isSpoken: true).spokenElements.first
    #expect(element?.identifier == "PopoverDismissRegion" && element?.frame == screen.window.bounds)
  }
}

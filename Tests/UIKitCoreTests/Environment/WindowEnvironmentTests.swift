import Foundation
import Testing
import TextLayout
import UIKitCore
import UIKitTestSupport

/// A window holds the environment that it was made in, and its views are in that one wherever they are laid out.
@MainActor @Suite(.ownEnvironment) struct WindowEnvironmentTests {
  /// The answers of UIKit's static members while the view was laid out.
  private final class Asking: UIView {
    var screens: [CGSize] = []
    var styles: [UIUserInterfaceStyle] = []
    var sizes: [CGFloat] = []
    var libraries: [FontLibrary] = []
    var isFaulty = false
    var told: [UIUserInterfaceStyle] = []

    override func layoutSubviews() {
      super.layoutSubviews()
      screens.append(UIScreen.main.bounds.size)
      styles.append(UITraitCollection.current.userInterfaceStyle)
      sizes.append(UIFont.preferredFont(forTextStyle: .body).pointSize)
      libraries.append(FontRegistry.library)
      if isFaulty { _ = UIFont.systemFont(ofSize: 17, weight: .regular, width: .condensed) }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      told.append(traitCollection.userInterfaceStyle)
    }
  }

  private struct Place {
    let environment: ViewEnvironment
    let window: UIWindow
    let view: Asking

    @MainActor init(_ size: CGSize, top: CGFloat, _ traits: UITraitCollection...) throws {
      let all = UITraitCollection(traitsFrom: [.current] + traits)
      let safeArea = UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
      let environment = ViewEnvironment(
        traits: all, screen: ScreenDevice(size: size, safeAreaInsets: safeArea, traits: nil),
        fonts: FontLibrary(FontFiles(), over: FontRegistry.library))
      self.environment = environment
      view = Asking()
      window = try environment.run { UIWindow() }
      window.isHidden = false
      window.addSubview(view)
    }
  }

  private static let fault =
    "UIFont.systemFont(ofSize:weight:width:) of another width than standard is not supported yet. "
    + "Register a condensed or expanded font, and ask for it by name."

  private let phone: Place
  private let tablet: Place

  init() throws {
    phone = try Place(CGSize(width: 375, height: 667), top: 20, UITraitCollection(userInterfaceStyle: .dark))
    tablet = try Place(
      CGSize(width: 744, height: 1133), top: 24, UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
  }

  // MARK: What counts

  /// The body style has 17 points at L and 33 at AX2 (Human Interface Guidelines).
  @Test func windowsLaidOutInTurnsKeepTheirEnvironments() {
    for _ in 0..<2 {
      for place in [phone, tablet] {
        place.view.setNeedsLayout()
        place.window.layoutIfNeeded()
      }
    }
    #expect(phone.view.screens == Array(repeating: CGSize(width: 375, height: 667), count: 2))
    #expect(tablet.view.screens == Array(repeating: CGSize(width: 744, height: 1133), count: 2))
    #expect(phone.view.styles == [.dark, .dark] && tablet.view.styles == [.light, .light])
    #expect(phone.view.sizes == [17, 17] && tablet.view.sizes == [33, 33])
    #expect(phone.view.libraries.allSatisfy { $0 === phone.environment.fonts })
    #expect(tablet.view.libraries.allSatisfy { $0 === tablet.environment.fonts })
    #expect(UIScreen.main.bounds.size == CGSize(width: 375, height: 667))
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func viewsAskTheirWindow() {
    #expect(phone.view.traitCollection.userInterfaceStyle == .dark)
    #expect(tablet.view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(phone.window.safeAreaInsets.top == 20 && tablet.window.safeAreaInsets.top == 24)
    #expect(tablet.window.screen.bounds.size == CGSize(width: 744, height: 1133))
    tablet.window.resizeScreen(to: CGSize(width: 744, height: 2000))
    #expect(tablet.window.bounds.height == 2000 && tablet.window.screen.bounds.height == 2000)
    #expect(phone.window.screen.bounds.height == 667 && UIScreen.main.bounds.height == 667)
  }

  /// A view is told when the window it comes to, or leaves, has other traits than there are around.
  @Test func aViewThatComesToAWindowHearsOfItsTraits() {
    #expect(phone.view.told == [.dark])
    tablet.window.addSubview(phone.view)
    #expect(phone.view.told == [.dark, .light])
    phone.window.addSubview(phone.view)
    phone.view.removeFromSuperview()
    #expect(phone.view.told == [.dark, .light, .dark, .light])
  }

  /// The current traits are those of the view that is laid out; another one's are its own.
  @Test func aViewIsAskedForItsTraitsWhileAnotherIsLaidOut() {
    final class Curious: UIView {
      weak var other: UIView?
      var found: [UIUserInterfaceStyle] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        found = [UITraitCollection.current, other?.traitCollection].compactMap { $0?.userInterfaceStyle }
      }
    }
    let curious = Curious()
    curious.other = tablet.view
    curious.overrideUserInterfaceStyle = .dark
    tablet.window.addSubview(curious)
    tablet.window.layoutIfNeeded()
    #expect(curious.found == [.dark, .light])
  }

  @Test func aControllersViewIsLoadedInTheEnvironmentOfItsWindow() {
    final class Screen: UIViewController {
      var size = CGSize.zero
      override func viewDidLoad() { size = UIScreen.main.bounds.size }
    }
    let screen = Screen()
    tablet.window.rootViewController = screen
    #expect(screen.size == CGSize(width: 744, height: 1133))
  }

  // MARK: What goes wrong

  @Test func aFaultIsNotedInTheEnvironmentOfItsWindow() {
    phone.view.isFaulty = true
    for place in [phone, tablet] { place.window.layoutIfNeeded() }
    #expect(tablet.environment.faults.take().isEmpty && UIKitFaults.take().isEmpty)
    #expect(phone.environment.faults.take() == [Self.fault])
    phone.view.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    #expect(tablet.environment.faults.take().isEmpty && UIKitFaults.take().isEmpty)
    #expect(phone.environment.faults.take().count == 1)
  }

  @Test func aTreesFaultsAreThoseOfWhatIsInIt() {
    let (root, child, other) = (UIView(), UIView(), UIView())
    root.addSubview(child)
    child.center.x = .nan
    other.center.y = .infinity
    child.layer.addSublayer(CALayer())
    child.layer.sublayers?.first?.bounds.size.width = .nan
    #expect(
      root.takeFaultsOfTree() == [
        "CALayerInvalidGeometry: UIView.center = (nan, 0.0): it is not finite",
        "CALayerInvalidGeometry: CALayer.bounds = (0.0, 0.0, nan, 0.0): it is not finite",
      ])
    #expect(root.takeFaultsOfTree().isEmpty)
    #expect(other.takeFaultsOfTree() == ["CALayerInvalidGeometry: UIView.center = (0.0, inf): it is not finite"])
  }

  @Test func aControllersFaultsAreItsViews() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    child.present(parent, animated: false)
    parent.setOverrideTraitCollection(nil, forChild: UIViewController())
    #expect(UIView().takeFaultsOfTree().isEmpty)
    #expect(
      parent.view.takeFaultsOfTree() == [
        "NSInvalidArgumentException: UIViewController.present: a view controller was presented by itself",
        "NSInvalidArgumentException: setOverrideTraitCollection: the view controller is not a child",
      ])
  }

  @Test func whatNoViewRaisedIsGivenWithTheFirstTree() {
    _ = UIFont.systemFont(ofSize: 17, weight: .regular, width: .condensed)
    #expect(UIView().takeFaultsOfTree() == [Self.fault])
    #expect(UIView().takeFaultsOfTree().isEmpty)
  }

  /// A constraint's is that of the view that it is about.
  @Test func aFaultOfAConstraintIsItsViews() {
    let view = UIView()
    view.widthAnchor.constraint(equalToConstant: 10).constant = .nan
    #expect(UIView().takeFaultsOfTree().isEmpty)
    #expect(view.takeFaultsOfTree().count == 1)
  }

  @Test func faultsOfViewsThatAreGoneAreNobodys() {
    for _ in 0..<3 { UIView().center.x = .nan }
    let view = UIView()
    #expect(view.takeFaultsOfTree().isEmpty && UIKitFaults.take().isEmpty)
  }
}

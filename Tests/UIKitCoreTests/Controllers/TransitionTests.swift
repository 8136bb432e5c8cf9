import Foundation
import Testing
import UIKitCore

/// The calls that controllers get when a window is rotated.
///
/// `UIViewController.h` (UIContentContainer): the root learns of a new size when its window rotates or is resized, and
/// tells the children whose size changes; overrides call super or forward it themselves. Apple's documentation:
/// `viewWillTransition(to:with:)` comes before the size changes, `willTransition(to:with:)` before the traits and
/// `traitCollectionDidChange(_:)`; `animate(alongsideTransition:completion:)` runs its blocks with the change and
/// after.
@MainActor @Suite struct TransitionTests {
  final class Listening: UIViewController {
    let name: String
    var childSize: CGSize?
    var onSize: ((CGSize, any UIViewControllerTransitionCoordinator) -> Void)?
    static var log: [String] = []

    init(_ name: String) {
      self.name = name
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ event: String) {
      let size = viewIfLoaded?.bounds.size ?? .zero
      Listening.log.append("\(name) \(event) at \(Int(size.width))x\(Int(size.height))")
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      note("size \(Int(size.width))x\(Int(size.height))")
      onSize?(size, coordinator)
      super.viewWillTransition(to: size, with: coordinator)
    }

    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      note("traits \(newCollection.horizontalSizeClass) over \(traitCollection.horizontalSizeClass)")
      super.willTransition(to: newCollection, with: coordinator)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { note("changed") }
    override func viewWillLayoutSubviews() { note("layout") }
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
      note("child prefers \(Int(container.preferredContentSize.width))")
    }

    override func size(
      forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
      childSize ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }
  }

  private func traits(_ sizeClass: UIUserInterfaceSizeClass) -> UITraitCollection {
    UITraitCollection(traitsFrom: [.current, UITraitCollection(horizontalSizeClass: sizeClass)])
  }

  private func shown(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(
      size: CGSize(width: 390, height: 844), safeAreaInsets: .zero, traits: traits(.compact))
    window.rootViewController = root
    window.makeKeyAndVisible()
    Listening.log = []
    return window
  }

  private func takeLog() -> [String] {
    defer { Listening.log = [] }
    return Listening.log
  }

  @Test func aNewSizeIsAnnouncedOnceBeforeItIsSetAndLaidOut() {
    let window = shown(Listening("root"))
    window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
    #expect(takeLog() == ["root size 844x390 at 390x844"])
    window.layoutIfNeeded()
    #expect(takeLog() == ["root layout at 844x390"])
    window.frame = CGRect(x: 7, y: 0, width: 844, height: 390)
    window.bounds.size = CGSize(width: 844, height: 390)
    #expect(takeLog().isEmpty)
    window.bounds.size = CGSize(width: 100, height: 100)
    #expect(takeLog() == ["root size 100x100 at 844x390"])
  }

  @Test func newTraitsAreAnnouncedOnceBeforeTheyAreSet() {
    let window = shown(Listening("root"))
    window.overrideTraits = traits(.regular)
    #expect(
      takeLog() == ["root traits regular over compact at 390x844", "root changed at 390x844"])
    window.overrideTraits = traits(.regular)
    #expect(takeLog().isEmpty)
  }

  @Test func theBlocksRunAtTheNewSizeAndWhatCompletesAfterTheLayout() {
    let root = Listening("root")
    let window = shown(root)
    root.onSize = { [unowned root] _, coordinator in
      #expect(root.transitionCoordinator === coordinator)
      #expect(!coordinator.isAnimated && coordinator.transitionDuration == 0 && coordinator.targetTransform.isIdentity)
      let isQueued = coordinator.animate { context in
        #expect(context.containerView === root.view.window)
        Listening.log.append("along \(Int(root.view.bounds.width))")
      } completion: { _ in
        Listening.log.append("done")
      }
      #expect(isQueued)
    }
    window.frame.size = CGSize(width: 844, height: 390)
    #expect(
      takeLog() == ["root size 844x390 at 390x844", "along 844", "root layout at 844x390", "done"])
    #expect(root.transitionCoordinator == nil)
  }

  @Test func aCoordinatorThatIsOverRunsNothing() {
    let root = Listening("root")
    let window = shown(root)
    var kept: (any UIViewControllerTransitionCoordinator)?
    root.onSize = { kept = $1 }
    window.frame.size = CGSize(width: 844, height: 390)
    #expect(kept?.animate(alongsideTransition: { _ in Issue.record("run") }, completion: nil) == false)
  }

  /// With blocks that keep adding blocks, and sizes that are set in response to sizes.
  @Test func answersWithoutEndEnd() {
    let root = Listening("root")
    let window = shown(root)
    func more(_ coordinator: any UIViewControllerTransitionCoordinator) {
      coordinator.animate { _ in more(coordinator) }
    }
    root.onSize = { [unowned window] _, coordinator in
      window.frame.size.width += 1
      more(coordinator)
    }
    window.frame.size = CGSize(width: 844, height: 390)
    #expect(takeLog() == ["root size 844x390 at 390x844"])
    #expect(window.frame.size == CGSize(width: 844, height: 390))
  }

  @Test func childrenHearOfASizeThatIsAnother() {
    let (root, child, grandchild) = (Listening("root"), Listening("child"), Listening("grandchild"))
    for (parent, controller) in [(root, child), (child, grandchild)] {
      parent.addChild(controller)
      controller.view.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
      controller.view.autoresizingMask = []
      parent.view.addSubview(controller.view)
      controller.didMove(toParent: parent)
    }
    let window = shown(root)
    window.frame.size = CGSize(width: 844, height: 390)
    #expect(
      takeLog() == [
        "root size 844x390 at 390x844", "child size 844x390 at 50x60", "grandchild size 844x390 at 50x60",
      ])
    root.childSize = CGSize(width: 50, height: 60)
    window.frame.size = CGSize(width: 390, height: 844)
    #expect(takeLog() == ["root size 390x844 at 844x390"])
    root.childSize = CGSize(width: 80, height: 60)
    child.childSize = CGSize(width: 80, height: 61)
    window.frame.size = CGSize(width: 844, height: 390)
    #expect(
      takeLog() == ["root size 844x390 at 390x844", "child size 80x60 at 50x60", "grandchild size 80x61 at 50x60"])
  }

  @Test func aChildWithTraitsOfItsOwnHearsOnlyOfWhatChangesForIt() {
    let (root, child) = (Listening("root"), Listening("child"))
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    let window = shown(root)
    root.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: child)
    Listening.log = []
    window.overrideTraits = traits(.regular)
    #expect(takeLog().filter { $0.contains("traits") } == ["root traits regular over compact at 390x844"])
    root.setOverrideTraitCollection(nil, forChild: child)
    Listening.log = []
    window.overrideTraits = traits(.compact)
    #expect(
      takeLog().filter { $0.contains("traits") }.map { $0.prefix(36) } == [
        "root traits compact over regular at ", "child traits compact over regular at",
      ])
  }

  @Test func aWindowThatShowsNothingTellsNobody() {
    let window = UIWindow(size: CGSize(width: 390, height: 844), safeAreaInsets: .zero, traits: traits(.compact))
    window.rootViewController = Listening("root")
    Listening.log = []
    window.frame.size = CGSize(width: 844, height: 390)
    window.overrideTraits = traits(.regular)
    #expect(takeLog().isEmpty)
  }

  /// Apple's documentation of `preferredContentSize`: a parent is told of a change.
  @Test func aParentHearsOfTheSizeAChildPrefers() {
    let (root, child) = (Listening("root"), UIViewController())
    root.addChild(child)
    Listening.log = []
    child.preferredContentSize = CGSize(width: 70, height: 1)
    child.preferredContentSize = CGSize(width: 70, height: 1)
    #expect(takeLog() == ["root child prefers 70 at 0x0"])
  }
}

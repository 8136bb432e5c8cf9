import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// A controller that records the calls it gets, under its name.
@MainActor final class NotingController: UIViewController {
  static var notes: [String] = []

  static func take() -> [String] {
    defer { notes = [] }
    return notes
  }

  init(_ name: String = "") {
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ call: String) {
    NotingController.notes.append((title ?? "") + call)
  }

  override func loadView() {
    note("loadView")
    super.loadView()
  }
  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
  override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
  override func willMove(toParent parent: UIViewController?) { note("willMove(\(parent?.title ?? "nil"))") }
  override func didMove(toParent parent: UIViewController?) {
    note("didMove(\(parent?.title ?? "nil"))")
    super.didMove(toParent: parent)
  }
}

@MainActor @Suite(.ownEnvironment) struct ControllerLifeCycleTests {
  init() {
    _ = NotingController.take()
  }

  @Test func theViewIsMadeOnceWhenItIsAskedFor() {
    let controller = NotingController()
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    controller.loadViewIfNeeded()
    let view = controller.view
    #expect(controller.view === view && controller.isViewLoaded)
    #expect(NotingController.take() == ["loadView", "viewDidLoad"])
  }

  @Test func aViewOfNoFileIsPlainAndAsLargeAsTheScreen() {
    let controller = UIViewController()
    #expect(controller.view.frame == UIScreen.main.bounds)
    #expect(type(of: controller.view as UIView) == UIView.self)
    #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }

  /// In the order of Apple's documentation of `viewIsAppearing(_:)`.
  @Test func aRootIsToldOfEveryStep() {
    let controller = NotingController()
    let window = UIWindow()
    window.rootViewController = controller
    #expect(NotingController.take() == [])
    window.makeKeyAndVisible()
    #expect(
      NotingController.take() == [
        "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews", "viewDidAppear",
      ])
    window.isHidden = true
    #expect(NotingController.take() == ["viewWillDisappear", "viewDidDisappear"])
  }

  @Test func layoutCallbacksSurroundTheViewsLayout() {
    final class Watched: UIView {
      override func layoutSubviews() { NotingController.notes.append("layoutSubviews") }
    }
    let controller = NotingController()
    controller.view = Watched(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    _ = NotingController.take()
    controller.view.layoutIfNeeded()
    #expect(NotingController.take() == ["viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews"])
    controller.view.layoutIfNeeded()
    #expect(NotingController.take() == [])
  }

  @Test func theResponderChainGoesThroughTheController() {
    let (window, controller, child) = (UIWindow(), UIViewController(), UIView())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view.addSubview(child)
    var chain: [UIResponder] = []
    var responder: UIResponder? = child
    while let current = responder {
      chain.append(current)
      responder = current.next
    }
    #expect(chain == [child, controller.view, controller, window, UIApplication.shared])
  }

  // MARK: Mistakes

  @Test func aLoadViewWithoutAViewIsReported() {
    final class Empty: UIViewController {
      override func loadView() {}
    }
    #expect(Empty().view != nil)
    #expect(
      UIKitFaults.take().contains("NSInternalInconsistencyException: Empty.loadView(): it assigned no view"))
  }

  @Test func aLoadViewThatReadsTheViewIsReported() {
    final class Eager: UIViewController {
      override func loadView() {
        view.addSubview(UIView())
      }
    }
    #expect(Eager().view.subviews.count == 1)
    #expect(
      UIKitFaults.take().contains(
        "NSInternalInconsistencyException: Eager.loadView(): it read the view before it assigned one"))
  }

  @Test func aViewHasOneController() {
    let (first, second) = (UIViewController(), UIViewController())
    let view = first.view
    second.view = view
    #expect(!second.isViewLoaded)
    #expect(UIKitFaults.take().contains { $0.hasPrefix("UIViewControllerHierarchyInconsistency: ") })
    first.view = UIView()
    second.view = view
    #expect(second.view === view)
  }

  @Test func aNibThatIsNowhereIsAFaultAndThereIsAPlainView() {
    let controller = UIViewController(nibName: "Card", bundle: nil)
    #expect(type(of: controller.view as UIView) == UIView.self)
    #expect(UIKitFaults.take().contains { $0.contains("\"Card\"") })
  }
}

import Foundation
import Testing
import UIKitBars
import UIKitCore
import UIKitTestSupport
import UIKitValues

@testable import InterfaceBuilder

/// Segues of storyboards, and views of controllers from nibs.
@MainActor @Suite(.ownEnvironment) struct SegueTests {
  init() {
    UINib.registerClasses(names: [
      "RecordingController": RecordingController.self, "RecordingSegue": RecordingSegue.self,
    ])
  }

  /// A button that performs a segue, and another segue of the controller itself.
  private func storyboard(_ segues: String, button: String = "") throws -> UIStoryboard {
    let content = """
      <subviews>
        <button opaque="NO" tag="1" id="b11-tn-001">
          <rect key="frame" x="0.0" y="0.0" width="50" height="30"/>
          <connections>\(button)</connections>
        </button>
        <containerView opaque="NO" tag="2" id="b11-cv-001">
          <rect key="frame" x="10" y="20" width="100" height="200"/>
          <connections>
            <segue destination="d11-st-001" kind="embed" identifier="embed" id="b11-em-001"/>
          </connections>
        </containerView>
      </subviews>
      """
    return try UIStoryboard.made(
      [
        """
        <navigationController id="n11-av-001" sceneMemberID="viewController">
          <navigationBar key="navigationBar" contentMode="scaleToFill" id="n11-nb-001">
            <rect key="frame" x="0.0" y="59" width="393" height="44"/>
          </navigationBar>
          <connections>
            <segue destination="c11-on-001" kind="relationship" relationship="rootViewController" id="n11-sg-001"/>
          </connections>
        </navigationController>
        """,
        Scene.controller(
          "c11-on-001", #"customClass="RecordingController""#,
          Scene.view(content) + "<connections>\(segues)</connections>"),
        Scene.controller("d11-st-001", #"title="Destination""#, Scene.view(id: "d11-vw-001")),
      ], initial: "n11-av-001")
  }

  private func root(_ storyboard: UIStoryboard) throws -> RecordingController {
    let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
    return try #require(navigation.topViewController as? RecordingController)
  }

  @Test("An embed segue is prepared for before viewDidLoad(), and its view fills the container")
  func embedding() throws {
    let controller = try root(storyboard(""))
    controller.loadViewIfNeeded()
    #expect(controller.calls == ["should embed", "prepare embed", "viewDidLoad"])
    let child = try #require(controller.children.first)
    #expect(child.title == "Destination" && child.view.superview?.tag == 2)
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(UIKitFaults.take() == [])
  }

  @Test("performSegue asks no permission, and shows in the navigation controller")
  func performing() throws {
    let controller = try root(
      storyboard(#"<segue destination="d11-st-001" kind="show" identifier="next" id="c11-sg-001"/>"#))
    controller.performSegue(withIdentifier: "next", sender: 5)
    #expect(controller.calls.contains("prepare next") && !controller.calls.contains("should next"))
    #expect(controller.sender as? Int == 5)
    #expect(controller.navigationController?.viewControllers.map(\.title) == [nil, "Destination"])
    controller.performSegue(withIdentifier: "nowhere", sender: nil)
    #expect(
      UIKitFaults.take() == [
        "NSInvalidArgumentException: RecordingController.performSegue(withIdentifier: \"nowhere\"): the receiver has no "
          + "segue of this name"
      ])
  }

  @Test("A control's segue is performed if the controller permits it", arguments: [true, false])
  func triggering(isPermitted: Bool) throws {
    let controller = try root(
      storyboard("", button: #"<segue destination="d11-st-001" kind="show" identifier="tapped" id="b11-sg-001"/>"#))
    controller.isPermitted = isPermitted
    let button = try #require(controller.view.viewWithTag(1) as? UIButton)
    button.sendActions(for: .touchUpInside)
    #expect(controller.calls.contains("should tapped") && controller.calls.contains("prepare tapped") == isPermitted)
    #expect(controller.navigationController?.viewControllers.count == (isPermitted ? 2 : 1))
  }

  @Test func aModalSeguesStyles() throws {
    let controller = try root(
      storyboard(
        #"<segue destination="d11-st-001" kind="presentation" identifier="modal" modalPresentationStyle="overFullScreen" "#
          + #"modalTransitionStyle="crossDissolve" id="c11-sg-001"/>"#))
    controller.performSegue(withIdentifier: "modal", sender: nil)
    let presented = try #require(controller.presentedViewController)
    #expect(presented.modalPresentationStyle == .overFullScreen && presented.modalTransitionStyle == .crossDissolve)
  }

  /// Apple's guide for popovers sets the delegate in `prepare(for:sender:)`, and so can a style be changed there.
  @Test func aPopoverIsOneBeforeItIsPreparedFor() throws {
    let segue =
      #"<segue destination="d11-st-001" kind="popoverPresentation" identifier="pop" popoverAnchorView="b11-tn-001" "#
      + #"id="c11-sg-001"><popoverArrowDirection key="popoverArrowDirection" up="YES" right="YES"/></segue>"#
    let controller = try root(storyboard(segue))
    // The anchor is a view of the controller's, which is loaded when something on the screen performs a segue.
    controller.loadViewIfNeeded()
    let anchor = try #require(controller.view.viewWithTag(1))
    controller.prepared = { segue in
      let popover = segue.destination.popoverPresentationController
      #expect(popover?.sourceView === anchor)
      #expect(popover?.permittedArrowDirections == [.up, .right])
      popover?.permittedArrowDirections = .left
    }
    controller.performSegue(withIdentifier: "pop", sender: nil)
    let presented = try #require(controller.presentedViewController)
    #expect(presented.modalPresentationStyle == .popover)
    #expect(presented.popoverPresentationController?.permittedArrowDirections == .left)
    #expect(UIKitFaults.take() == [])
  }

  @Test func theStyleOfAModalSegueCanBeChangedInPrepare() throws {
    let controller = try root(
      storyboard(
        #"<segue destination="d11-st-001" kind="presentation" identifier="modal" modalPresentationStyle="pageSheet" "#
          + #"id="c11-sg-001"/>"#))
    controller.prepared = { $0.destination.modalPresentationStyle = .fullScreen }
    controller.performSegue(withIdentifier: "modal", sender: nil)
    #expect(controller.presentedViewController?.modalPresentationStyle == .fullScreen)
  }

  @Test func aCustomSeguePerformsItself() throws {
    let controller = try root(
      storyboard(
        #"<segue destination="d11-st-001" kind="custom" identifier="own" customClass="RecordingSegue" id="c11-sg-001"/>"#
      ))
    RecordingSegue.performed = []
    controller.performSegue(withIdentifier: "own", sender: nil)
    #expect(RecordingSegue.performed == ["own"] && controller.presentedViewController == nil)
  }

  @Test("An unwind segue performs its action where it leads to, and goes back there")
  func unwinding() throws {
    let content = """
      <subviews>
        <button opaque="NO" tag="1" id="e11-tn-001">
          <rect key="frame" x="0.0" y="0.0" width="50" height="30"/>
          <connections>
            <segue destination="e11-ex-001" kind="unwind" identifier="back" unwindAction="comeBack:" id="e11-sg-001"/>
          </connections>
        </button>
      </subviews>
      """
    let storyboard = try UIStoryboard.made([
      Scene.controller("c11-on-001", #"customClass="RecordingController" storyboardIdentifier="start""#, Scene.view()),
      Scene.controller(
        "e11-nd-001", #"storyboardIdentifier="end""#, Scene.view(content, id: "e11-vw-001"))
        + #"<exit id="e11-ex-001" userLabel="Exit" sceneMemberID="exit"/>"#,
    ])
    let start = try #require(storyboard.instantiateViewController(withIdentifier: "start") as? RecordingController)
    let navigation = UINavigationController(rootViewController: start)
    navigation.pushViewController(UIViewController(), animated: false)
    let end = storyboard.instantiateViewController(withIdentifier: "end")
    navigation.pushViewController(end, animated: false)
    (end.view.viewWithTag(1) as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(start.calls == ["back back"])
    #expect(navigation.viewControllers == [start])
  }

  /// What presents a controller may be a container around the controllers that it came from (Technical Note TN2298 has the order:
  /// containers ask what they contain).
  @Test func unwindingFromASheetAboveTabs() throws {
    let content = #"""
      <connections>
        <segue destination="e11-ex-001" kind="unwind" identifier="save" unwindAction="comeBack:" id="e11-sg-001"/>
      </connections>
      """#
    let storyboard = try UIStoryboard.made([
      Scene.controller("c11-on-001", #"customClass="RecordingController" storyboardIdentifier="start""#, Scene.view()),
      Scene.controller(
        "e11-nd-001", #"storyboardIdentifier="end""#, Scene.view(id: "e11-vw-001") + content)
        + #"<exit id="e11-ex-001" userLabel="Exit" sceneMemberID="exit"/>"#,
    ])
    func start() throws -> RecordingController {
      try #require(storyboard.instantiateViewController(withIdentifier: "start") as? RecordingController)
    }
    let (first, second) = (try start(), try start())
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second].map { UINavigationController(rootViewController: $0) }
    tabs.loadViewIfNeeded()
    let end = storyboard.instantiateViewController(withIdentifier: "end")
    tabs.present(UINavigationController(rootViewController: end), animated: false)
    end.performSegue(withIdentifier: "save", sender: nil)
    #expect(first.calls.last == "back save" && !second.calls.contains("back save"))
    #expect(tabs.presentedViewController == nil)
    #expect(UIKitFaults.take() == [])
  }

  @Test("A controller that embeds itself has one of it, and a problem")
  func circles() throws {
    let content = """
      <subviews>
        <containerView opaque="NO" id="b11-cv-001">
          <rect key="frame" x="0.0" y="0.0" width="100" height="200"/>
          <connections><segue destination="c11-on-001" kind="embed" id="b11-em-001"/></connections>
        </containerView>
      </subviews>
      """
    let storyboard = try UIStoryboard.made(
      [Scene.controller("c11-on-001", "", Scene.view(content))], initial: "c11-on-001")
    let controller = try #require(storyboard.instantiateInitialViewController())
    controller.loadViewIfNeeded()
    #expect(controller.children == [])
    #expect(controller.view.notedFindings.contains { $0.message.contains("The controller contains itself") })
  }

  @Test("A segue action makes the destination with the coder, the sender and the identifier")
  func segueActions() throws {
    UINib.registerClasses(names: ["MadeController": MadeController.self])
    let segue = { (action: String) in
      """
      <segue destination="d11-st-001" kind="show" identifier="\(action)" destinationCreationSelector="\(action)" \
      id="c11-sg-001"/>
      """
    }
    let storyboard = { action in
      try UIStoryboard.made(
        [
          Scene.controller(
            "c11-on-001", #"customClass="RecordingController""#,
            Scene.view("") + "<connections>\(segue(action))</connections>"),
          Scene.controller(
            "d11-st-001", #"title="Destination" customClass="MadeController""#, Scene.view(id: "d11-vw-001")),
        ], initial: "c11-on-001")
    }
    let controller = { action in
      try #require(storyboard(action).instantiateInitialViewController() as? RecordingController)
    }
    let first = try controller("make:sender:segueIdentifier:")
    first.performSegue(withIdentifier: "make:sender:segueIdentifier:", sender: 5)
    let made = try #require(first.presentedViewController as? MadeController)
    #expect(made.item == "5 make:sender:segueIdentifier:" && made.title == "Destination")
    // Without a controller from the action, the class makes it; an action that is not declared makes none.
    let second = try controller("makeNone:")
    second.performSegue(withIdentifier: "makeNone:", sender: nil)
    #expect((second.presentedViewController as? MadeController)?.item == "coder")
    let third = try controller("makeOther:")
    third.loadViewIfNeeded()
    third.performSegue(withIdentifier: "makeOther:", sender: nil)
    #expect(third.presentedViewController == nil)
  }

  @Test("A scene that embeds the next one twice is not made without end")
  func doubling() throws {
    let scenes = (0..<14).map { index in
      let containers = (0..<2).map { side in
        """
        <containerView opaque="NO" id="b\(index)-cv-00\(side)">
          <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
          <connections><segue destination="c\(index + 1)-on-001" kind="embed" id="b\(index)-em-00\(side)"/></connections>
        </containerView>
        """
      }.joined()
      return Scene.controller(
        "c\(index)-on-001", "",
        Scene.view(index < 13 ? "<subviews>\(containers)</subviews>" : "", id: "v\(index)-ew-001"))
    }
    let storyboard = try UIStoryboard.made(scenes, initial: "c0-on-001")
    let controller = try #require(storyboard.instantiateInitialViewController())
    controller.loadViewIfNeeded()
    var (waiting, count) = ([controller], 0)
    while let next = waiting.popLast() {
      count += 1
      waiting += next.children
    }
    // Two to the thirteenth would be 8,192 in the last step alone.
    #expect(count == ContainedControllers.limit + 1)
  }

  @Test("A controller's view is that of the nib of its name, or of its class's, with its outlet")
  func nibs() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nibs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ name: String, tag: Int) throws {
      try """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="YES">
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(name)">
        <connections><outlet property="view" destination="v11-ew-001" id="o11-ut-001"/></connections>
      </placeholder>
      <view contentMode="scaleToFill" tag="\(tag)" id="v11-ew-001">
        <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
      </view>
      </objects>
      </document>
      """.write(to: folder.appendingPathComponent(name + ".xib"), atomically: true, encoding: .utf8)
    }
    try write("Named", tag: 1)
    try write("NibNamedView", tag: 2)
    let bundle = try #require(Bundle(path: folder.path))
    #expect(UIViewController(nibName: "Named", bundle: bundle).view.tag == 1)
    // UIKit looks for `FooView` for a class `FooViewController` before it looks for the class's own name.
    #expect(NibNamedViewController(nibName: nil, bundle: bundle).view.tag == 2)
    try write("NibNamedViewController", tag: 3)
    #expect(NibNamedViewController(nibName: nil, bundle: bundle).view.tag == 2)
    #expect(UIKitFaults.take() == [])
  }
}

private final class RecordingController: UIViewController, OutletConnecting {
  private(set) var calls: [String] = []
  private(set) var sender: Any?
  var isPermitted = true
  var prepared: (UIStoryboardSegue) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    calls.append("viewDidLoad")
  }

  func connectOutlets(_ outlets: OutletConnector) {
    outlets.segueAction("make:sender:segueIdentifier:") { coder, sender, identifier in
      MadeController(coder: coder, item: "\(sender ?? "-") \(identifier ?? "-")")
    }
    outlets.segueAction("makeNone:") { _, _, _ in nil }
    outlets.action("comeBack:") { (segue: UIStoryboardSegue) in calls.append("back \(segue.identifier ?? "")") }
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    calls.append("should \(identifier)")
    return isPermitted || identifier == "embed"
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    calls.append("prepare \(segue.identifier ?? "")")
    self.sender = sender
    prepared(segue)
  }
}

private final class MadeController: UIViewController {
  let item: String

  init?(coder: NSCoder, item: String) {
    self.item = item
    super.init(coder: coder)
  }

  required convenience init?(coder: NSCoder) { self.init(coder: coder, item: "coder") }
}

private final class RecordingSegue: UIStoryboardSegue {
  static var performed: [String] = []

  override func perform() { Self.performed.append(identifier ?? "") }
}

private final class NibNamedViewController: UIViewController {}

import Foundation
import Testing
import UIKitBars
import UIKitCore
import UIKitTestSupport
import UIKitValues

@testable import InterfaceBuilder

/// Actions of documents are targets and actions as those that code adds (Apple's documentation of `UIControl` and
/// `UIBarButtonItem`, "Connecting actions in Interface Builder").
@MainActor @Suite(.ownEnvironment) struct ActionTests {
  init() { UINib.registerClasses(names: ["ActingController": ActingController.self]) }

  private func controller() throws -> ActingController {
    let content = """
      <subviews>
        <button opaque="NO" tag="1" id="b11-tn-001">
          <connections>
            <action selector="tapped:" destination="c11-on-001" eventType="touchUpInside" id="b11-ac-001"/>
          </connections>
        </button>
        <button opaque="NO" tag="2" id="b11-tn-002">
          <connections>
            <action selector="tapped:" destination="c11-on-001f" eventType="touchUpInside" id="b11-ac-002"/>
          </connections>
        </button>
        <view tag="3" id="v11-iw-001">
          <connections>
            <outletCollection property="gestureRecognizers" destination="t11-ap-001" appends="YES" id="v11-oc-001"/>
            <outletCollection property="gestureRecognizers" destination="t11-ap-002" appends="YES" id="v11-oc-002"/>
          </connections>
        </view>
      </subviews>
      """
    let others = """
      <navigationItem key="navigationItem" title="Larder" id="n11-it-001">
        <barButtonItem key="rightBarButtonItem" systemItem="add" id="i11-te-001">
          <connections><action selector="add" destination="c11-on-001" id="i11-ac-001"/></connections>
        </barButtonItem>
        <barButtonItem key="leftBarButtonItem" title="More" id="i11-te-002">
          <connections>
            <segue destination="d11-st-001" kind="presentation" identifier="more" id="i11-sg-001"/>
          </connections>
        </barButtonItem>
      </navigationItem>
      """
    let recognizers = """
      <tapGestureRecognizer id="t11-ap-001">
        <connections><action selector="recognized:" destination="c11-on-001" id="t11-ac-001"/></connections>
      </tapGestureRecognizer>
      <tapGestureRecognizer id="t11-ap-002">
        <connections>
          <segue destination="d11-st-001" kind="presentation" identifier="tap" id="t11-sg-001"/>
        </connections>
      </tapGestureRecognizer>
      """
    let storyboard = try UIStoryboard.made([
      Scene.controller(
        "c11-on-001", #"customClass="ActingController" storyboardIdentifier="start""#, Scene.view(content) + others)
        + recognizers,
      Scene.controller("d11-st-001", "", Scene.view(id: "d11-vw-001")),
    ])
    return try #require(storyboard.instantiateViewController(withIdentifier: "start") as? ActingController)
  }

  @Test func aControlHasTheTargetAndTheAction() throws {
    let controller = try controller()
    let button = try #require(controller.view.viewWithTag(1) as? UIButton)
    #expect(button.allTargets.contains { $0.base as? UIViewController === controller })
    #expect(button.actions(forTarget: controller, forControlEvent: .touchUpInside) == ["tapped:"])
    button.sendActions(for: .touchUpInside)
    #expect(controller.calls == ["tapped 1"])
  }

  @Test("An action of First Responder is that of the first responder that has it")
  func firstResponder() throws {
    let controller = try controller()
    let button = try #require(controller.view.viewWithTag(2) as? UIButton)
    button.sendActions(for: .touchUpInside)
    #expect(controller.calls == ["tapped 2"])
  }

  @Test func aBarItemHasTheTargetAndTheAction() throws {
    let controller = try controller()
    let item = try #require(controller.navigationItem.rightBarButtonItem)
    #expect(item.target === controller && item.action == Selector("add") && item.primaryAction == nil)
    #expect(UIApplication.shared.sendAction(try #require(item.action), to: item.target, from: item, for: nil))
    #expect(controller.calls == ["add"])
  }

  /// A segue is a target and an action, too.
  @Test func aBarItemPerformsItsSegue() throws {
    let controller = try controller()
    let item = try #require(controller.navigationItem.leftBarButtonItem)
    #expect(item.title == "More" && item.primaryAction == nil)
    #expect(UIApplication.shared.sendAction(try #require(item.action), to: item.target, from: item, for: nil))
    #expect(controller.calls == ["prepare more"] && controller.presentedViewController != nil)
  }

  @Test func aRecognizerSendsItsActionAndPerformsItsSegue() throws {
    let controller = try controller()
    let recognizers = try #require(controller.view.viewWithTag(3)?.gestureRecognizers)
    for recognizer in recognizers { recognizer.state = .ended }
    #expect(controller.calls == ["recognized", "prepare tap"])
    #expect(controller.presentedViewController != nil)
    #expect(UIKitFaults.take() == [])
  }
}

private final class ActingController: UIViewController, OutletConnecting {
  private(set) var calls: [String] = []

  func connectOutlets(_ outlets: OutletConnector) {
    outlets.action("tapped:") { (sender: UIButton) in calls.append("tapped \(sender.tag)") }
    outlets.action("add") { calls.append("add") }
    outlets.action("recognized:") { (_: UITapGestureRecognizer) in calls.append("recognized") }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    calls.append("prepare \(segue.identifier ?? "")")
  }
}

@_spi(Subclasses) public import SceneKit
public import UIKit
import UIKitPresentation

/// A scene over the camera's picture: a labelled placeholder stands for it, with a finding `placeholder-screen`.
@preconcurrency @MainActor
open class ARSCNView: SCNView {
  open var session = ARSession()
  open var automaticallyUpdatesLighting = true

  @_spi(Subclasses) open override var placeholderName: (view: String, framework: String) { ("ARSCNView", "ARKit") }
  open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
  open func raycastQuery(
    from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
  ) -> ARRaycastQuery? { nil }
  open func anchor(for node: SCNNode) -> ARAnchor? { nil }
  open func node(for anchor: ARAnchor) -> SCNNode? { nil }
}

extension SCNDebugOptions {
  public static let showFeaturePoints = SCNDebugOptions(rawValue: 1 << 30)
  public static let showWorldOrigin = SCNDebugOptions(rawValue: 1 << 31)
}

/// The aids for debugging that are drawn over the camera's picture, by their name before iOS 12.
public enum ARSCNDebugOptions {
  public static let showFeaturePoints = SCNDebugOptions.showFeaturePoints
  public static let showWorldOrigin = SCNDebugOptions.showWorldOrigin
}

/// The delegate of a view. It is never called.
@preconcurrency @MainActor
public protocol ARSCNViewDelegate: SCNSceneRendererDelegate, ARSessionObserver {
  func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
  func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
  func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor)
  func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
  func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)
}

extension ARSCNViewDelegate {
  public func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? { nil }
  public func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {}
  public func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor) {}
  public func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor) {}
  public func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor) {}
}

/// Help at the start of a session. It is not drawn.
@preconcurrency @MainActor
open class ARCoachingOverlayView: UIView {
  /// The delegate, which is never called. A weak reference.
  open weak var delegate: (any ARCoachingOverlayViewDelegate)?
  open weak var sessionProvider: (any ARSessionProviding)?
  open var session: ARSession?
  open var goal = Goal.tracking
  open var activatesAutomatically = true

  open var isActive: Bool { false }
  open func setActive(_ active: Bool, animated: Bool) {}

  /// What the help is for, with its raw values.
  public enum Goal: Int, Sendable {
    case tracking = 0
    case horizontalPlane = 1
    case verticalPlane = 2
    case anyPlane = 3
    case geoTracking = 4
  }
}

/// The delegate of the help. It is never called.
@preconcurrency @MainActor
public protocol ARCoachingOverlayViewDelegate: NSObjectProtocol {
  func coachingOverlayViewDidRequestSessionReset(_ coachingOverlayView: ARCoachingOverlayView)
  func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView)
  func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView)
}

extension ARCoachingOverlayViewDelegate {
  public func coachingOverlayViewDidRequestSessionReset(_ coachingOverlayView: ARCoachingOverlayView) {}
  public func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView) {}
  public func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView) {}
}

/// What has a session.
@preconcurrency @MainActor
public protocol ARSessionProviding: NSObjectProtocol {
  var session: ARSession { get }
}

extension ARSCNView: ARSessionProviding {}

/// The shape of a plane: it is empty.
open class ARSCNPlaneGeometry: SCNGeometry {
  public convenience init?(device: any MTLDevice) { self.init() }
  open func update(from planeGeometry: ARPlaneGeometry) {}
}

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
public protocol ARSCNViewDelegate: SCNSceneRendererDelegate {
  func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
  func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
  func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor)
  func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
  func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)
  func session(_ session: ARSession, didFailWithError error: any Error)
  func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
  func sessionWasInterrupted(_ session: ARSession)
  func sessionInterruptionEnded(_ session: ARSession)
}

extension ARSCNViewDelegate {
  public func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? { nil }
  public func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {}
  public func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor) {}
  public func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor) {}
  public func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor) {}
  public func session(_ session: ARSession, didFailWithError error: any Error) {}
  public func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera) {}
  public func sessionWasInterrupted(_ session: ARSession) {}
  public func sessionInterruptionEnded(_ session: ARSession) {}
}

public import UIKit

/// Moves a camera by touches. Nothing moves.
@preconcurrency @MainActor
open class SCNCameraController: NSObject {
  open weak var delegate: (any SCNCameraControllerDelegate)?
  open var pointOfView: SCNNode?
  open var interactionMode = SCNInteractionMode.fly
  open var target = SCNVector3Zero
  open var automaticTarget = true
  open var worldUp = SCNVector3(0, 1, 0)
  open var inertiaEnabled = true
  open var inertiaFriction: Float = 0.05
  open var isInertiaRunning: Bool { false }
  open var minimumVerticalAngle: Float = 0
  open var maximumVerticalAngle: Float = 0
  open var minimumHorizontalAngle: Float = 0
  open var maximumHorizontalAngle: Float = 0

  open func translateInCameraSpaceBy(x deltaX: Float, y deltaY: Float, z deltaZ: Float) {}
  open func frameNodes(_ nodes: [SCNNode]) {}
  open func rotateBy(x deltaX: Float, y deltaY: Float) {}
  open func rollAroundTarget(_ delta: Float) {}
  open func dollyToTarget(_ delta: Float) {}
  open func clearRoll() {}
  open func stopInertia() {}
}

/// The delegate of a camera's controller. It is never called.
@preconcurrency @MainActor
public protocol SCNCameraControllerDelegate: NSObjectProtocol {
  func cameraInertiaWillStart(for cameraController: SCNCameraController)
  func cameraInertiaDidEnd(for cameraController: SCNCameraController)
}

extension SCNCameraControllerDelegate {
  public func cameraInertiaWillStart(for cameraController: SCNCameraController) {}
  public func cameraInertiaDidEnd(for cameraController: SCNCameraController) {}
}

/// What touches do to a camera, with its raw values.
public enum SCNInteractionMode: Int, Sendable {
  case fly = 0
  case orbitTurntable = 1
  case orbitAngleMapping = 2
  case orbitCenteredArcball = 3
  case orbitArcball = 4
  case pan = 5
  case truck = 6
}

/// The pace of touches that move a camera.
open class SCNCameraControlConfiguration: NSObject {
  open var autoSwitchToFreeCamera = true
  open var allowsTranslation = true
  open var flyModeVelocity: CGFloat = 1
  open var panSensitivity: CGFloat = 1
  open var truckSensitivity: CGFloat = 1
  open var rotationSensitivity: CGFloat = 1
}

/// A plan of several drawings. It is not run.
open class SCNTechnique: NSObject {
  public let dictionaryRepresentation: [String: Any]
  private var values: [String: Any] = [:]

  public init?(dictionary: [String: Any]) { dictionaryRepresentation = dictionary }
  open subscript(key: String) -> Any? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

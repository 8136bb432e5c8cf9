// Names are SceneKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// A light.
open class SCNLight: NSObject {
  open var type = LightType.omni
  open var color: Any = UIColor.white
  open var intensity: CGFloat = 1000
  open var temperature: CGFloat = 6500
  open var castsShadow = false
  open var shadowColor: Any = UIColor.black
  open var shadowMode = SCNShadowMode.forward
  open var spotInnerAngle: CGFloat = 0
  open var spotOuterAngle: CGFloat = 45
  open var zNear: CGFloat = 1
  open var zFar: CGFloat = 100

  /// The kind of a light.
  public struct LightType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = LightType(rawValue: "ambient")
    public static let omni = LightType(rawValue: "omni")
    public static let directional = LightType(rawValue: "directional")
    public static let spot = LightType(rawValue: "spot")
    public static let IES = LightType(rawValue: "ies")
    public static let probe = LightType(rawValue: "probe")
    public static let area = LightType(rawValue: "area")
  }
}

/// When a shadow is drawn, with its raw values.
public enum SCNShadowMode: Int, Sendable {
  case forward = 0
  case deferred = 1
  case modulated = 2
}

/// The camera through which a scene is seen.
open class SCNCamera: NSObject {
  open var fieldOfView: CGFloat = 60
  open var zNear = 1.0
  open var zFar = 100.0
  open var usesOrthographicProjection = false
  open var orthographicScale = 1.0
  open var automaticallyAdjustsZRange = false
  open var wantsHDR = false
}

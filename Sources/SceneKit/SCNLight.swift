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
  open var name: String?
  open var shadowRadius: CGFloat = 3
  open var shadowSampleCount = 0
  open var shadowMapSize = CGSize.zero
  open var shadowBias: CGFloat = 1
  open var shadowCascadeCount = 1
  open var maximumShadowDistance: CGFloat = 100
  open var automaticallyAdjustsShadowProjection = true
  open var forcesBackFaceCasters = false
  open var orthographicScale: CGFloat = 1
  open var attenuationStartDistance: CGFloat = 0
  open var attenuationEndDistance: CGFloat = 0
  open var attenuationFalloffExponent: CGFloat = 2
  open var categoryBitMask = -1
  open var gobo: SCNMaterialProperty? { nil }
  open var areaType = SCNLightAreaType.rectangle
  open var areaExtents = SIMD3<Float>(1, 1, 1)
  open var iesProfileURL: URL?
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

/// The shape of a light with an area, with its raw values.
public enum SCNLightAreaType: Int, Sendable {
  case rectangle = 1
  case polygon = 4
}

/// The camera through which a scene is seen.
open class SCNCamera: NSObject {
  open var name: String?
  open var fieldOfView: CGFloat = 60
  open var projectionDirection = SCNCameraProjectionDirection.vertical
  open var focalLength: CGFloat = 20.784
  open var sensorHeight: CGFloat = 24
  open var zNear = 1.0
  open var zFar = 100.0
  open var usesOrthographicProjection = false
  open var orthographicScale = 1.0
  open var automaticallyAdjustsZRange = false
  open var categoryBitMask = -1
  open var projectionTransform = SCNMatrix4Identity

  // MARK: Focus

  open var wantsDepthOfField = false
  open var focusDistance: CGFloat = 2.5
  open var fStop: CGFloat = 5.6
  open var apertureBladeCount = 6
  open var focalBlurSampleCount = 25
  open var motionBlurIntensity: CGFloat = 0

  // MARK: Light

  open var wantsHDR = false
  open var exposureOffset: CGFloat = 0
  open var averageGray: CGFloat = 0.18
  open var whitePoint: CGFloat = 1
  open var wantsExposureAdaptation = true
  open var exposureAdaptationBrighteningSpeedFactor: CGFloat = 0.4
  open var exposureAdaptationDarkeningSpeedFactor: CGFloat = 0.6
  open var minimumExposure: CGFloat = -15
  open var maximumExposure: CGFloat = 15
  open var bloomIntensity: CGFloat = 0
  open var bloomThreshold: CGFloat = 1
  open var bloomBlurRadius: CGFloat = 4
  open var bloomIterationCount = 1
  open var screenSpaceAmbientOcclusionIntensity: CGFloat = 0
  open var screenSpaceAmbientOcclusionRadius: CGFloat = 5
  open var screenSpaceAmbientOcclusionBias: CGFloat = 0.03
  open var screenSpaceAmbientOcclusionDepthThreshold: CGFloat = 0.2
  open var screenSpaceAmbientOcclusionNormalThreshold: CGFloat = 0.3

  // MARK: Colour

  open var saturation: CGFloat = 1
  open var contrast: CGFloat = 0
  open var colorFringeStrength: CGFloat = 0
  open var colorFringeIntensity: CGFloat = 1
  open var vignettingPower: CGFloat = 0
  open var vignettingIntensity: CGFloat = 0
  open var grainIntensity: CGFloat = 0
  open var grainScale: CGFloat = 1
  open var grainIsColored = false
  open var whiteBalanceTemperature: CGFloat = 0
  open var whiteBalanceTint: CGFloat = 0
}

/// The side by which a field of view is measured, with its raw values.
public enum SCNCameraProjectionDirection: Int, Sendable {
  case vertical = 0
  case horizontal = 1
}

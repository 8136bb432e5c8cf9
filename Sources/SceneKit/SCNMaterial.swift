public import UIKit

/// The look of a surface.
open class SCNMaterial: NSObject {
  open var name: String?
  public let diffuse = SCNMaterialProperty()
  public let ambient = SCNMaterialProperty()
  public let specular = SCNMaterialProperty()
  public let emission = SCNMaterialProperty()
  public let transparent = SCNMaterialProperty()
  public let reflective = SCNMaterialProperty()
  public let multiply = SCNMaterialProperty()
  public let normal = SCNMaterialProperty()
  public let metalness = SCNMaterialProperty()
  public let roughness = SCNMaterialProperty()
  public let ambientOcclusion = SCNMaterialProperty()
  open var transparency: CGFloat = 1
  open var shininess: CGFloat = 1
  open var lightingModel = LightingModel.blinn
  open var isDoubleSided = false
  open var fillMode = SCNFillMode.fill
  open var cullMode = SCNCullMode.back
  open var blendMode = SCNBlendMode.alpha
  open var writesToDepthBuffer = true
  open var readsFromDepthBuffer = true
  open var colorBufferWriteMask = 15
  open var locksAmbientWithDiffuse = true
  open var isLitPerPixel = true
  open var transparencyMode = SCNTransparencyMode.aOne
  open var fresnelExponent: CGFloat = 0
  public let selfIllumination = SCNMaterialProperty()
  public let displacement = SCNMaterialProperty()
  public let clearCoat = SCNMaterialProperty()
  public let clearCoatRoughness = SCNMaterialProperty()
  open var program: SCNProgram?
  open var shaderModifiers: [SCNShaderModifierEntryPoint: String]?

  /// The way in which a surface reflects light.
  public struct LightingModel: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let blinn = LightingModel(rawValue: "SCNLightingModelBlinn")
    public static let phong = LightingModel(rawValue: "SCNLightingModelPhong")
    public static let lambert = LightingModel(rawValue: "SCNLightingModelLambert")
    public static let constant = LightingModel(rawValue: "SCNLightingModelConstant")
    public static let physicallyBased = LightingModel(rawValue: "SCNLightingModelPhysicallyBased")
    public static let shadowOnly = LightingModel(rawValue: "SCNLightingModelShadowOnly")
  }
}

/// A colour or picture of a material.
open class SCNMaterialProperty: NSObject {
  open var contents: Any?
  open var intensity: CGFloat = 1
  open var contentsTransform = SCNMatrix4Identity
  open var wrapS = SCNWrapMode.clamp
  open var wrapT = SCNWrapMode.clamp
  open var mappingChannel = 0
  open var minificationFilter = SCNFilterMode.linear
  open var magnificationFilter = SCNFilterMode.linear
  open var mipFilter = SCNFilterMode.nearest
  open var maxAnisotropy: CGFloat = 1
  public convenience init(contents: Any) {
    self.init()
    self.contents = contents
  }
}

/// The continuation of a picture beyond its edges, with its raw values.
public enum SCNWrapMode: Int, Sendable {
  case clamp = 1
  case `repeat` = 2
  case clampToBorder = 3
  case mirror = 4
}

/// The way in which faces are drawn, with its raw values.
public enum SCNFillMode: UInt, Sendable {
  case fill = 0
  case lines = 1
}

/// The faces that are left out, with their raw values.
public enum SCNCullMode: Int, Sendable {
  case back = 0
  case front = 1
}

/// The blending of a surface with what is behind it, with its raw values.
public enum SCNBlendMode: Int, Sendable {
  case alpha = 0
  case add = 1
  case subtract = 2
  case multiply = 3
  case screen = 4
  case replace = 5
}

/// What makes a surface transparent, with its raw values.
public enum SCNTransparencyMode: Int, Sendable {
  case aOne = 0
  case rgbZero = 1
  case singleLayer = 2
  case dualLayer = 3
}

/// The way in which a picture is scaled, with its raw values.
public enum SCNFilterMode: Int, Sendable {
  case none = 0
  case nearest = 1
  case linear = 2
}

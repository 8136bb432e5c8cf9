public import UIKit

/// The shape of a thing.
open class SCNGeometry: NSObject {
  open var name: String?
  open var materials: [SCNMaterial] = [SCNMaterial()]
  open var firstMaterial: SCNMaterial? {
    get { materials.first }
    set { materials = (newValue.map { [$0] } ?? []) + materials.dropFirst() }
  }
  open var boundingBox: (min: SCNVector3, max: SCNVector3) {
    get { (SCNVector3Zero, SCNVector3Zero) }
    set {}
  }
  open func material(named name: String) -> SCNMaterial? { materials.first { $0.name == name } }
}

/// A box.
open class SCNBox: SCNGeometry {
  open var width: CGFloat = 1
  open var height: CGFloat = 1
  open var length: CGFloat = 1
  open var chamferRadius: CGFloat = 0
  public convenience init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
    self.init()
    (self.width, self.height, self.length, self.chamferRadius) = (width, height, length, chamferRadius)
  }
}

/// A ball.
open class SCNSphere: SCNGeometry {
  open var radius: CGFloat = 0.5
  open var segmentCount = 48
  open var isGeodesic = false
  public convenience init(radius: CGFloat) {
    self.init()
    self.radius = radius
  }
}

/// A rectangle.
open class SCNPlane: SCNGeometry {
  open var width: CGFloat = 1
  open var height: CGFloat = 1
  open var cornerRadius: CGFloat = 0
  public convenience init(width: CGFloat, height: CGFloat) {
    self.init()
    (self.width, self.height) = (width, height)
  }
}

/// A cylinder.
open class SCNCylinder: SCNGeometry {
  open var radius: CGFloat = 0.5
  open var height: CGFloat = 1
  public convenience init(radius: CGFloat, height: CGFloat) {
    self.init()
    (self.radius, self.height) = (radius, height)
  }
}

/// A cone.
open class SCNCone: SCNGeometry {
  open var topRadius: CGFloat = 0
  open var bottomRadius: CGFloat = 0.5
  open var height: CGFloat = 1
  public convenience init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
    self.init()
    (self.topRadius, self.bottomRadius, self.height) = (topRadius, bottomRadius, height)
  }
}

/// A tube.
open class SCNTube: SCNGeometry {
  open var innerRadius: CGFloat = 0.25
  open var outerRadius: CGFloat = 0.5
  open var height: CGFloat = 1
  public convenience init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {
    self.init()
    (self.innerRadius, self.outerRadius, self.height) = (innerRadius, outerRadius, height)
  }
}

/// A capsule.
open class SCNCapsule: SCNGeometry {
  open var capRadius: CGFloat = 0.5
  open var height: CGFloat = 2
  public convenience init(capRadius: CGFloat, height: CGFloat) {
    self.init()
    (self.capRadius, self.height) = (capRadius, height)
  }
}

/// A pyramid.
open class SCNPyramid: SCNGeometry {
  open var width: CGFloat = 1
  open var height: CGFloat = 1
  open var length: CGFloat = 1
  public convenience init(width: CGFloat, height: CGFloat, length: CGFloat) {
    self.init()
    (self.width, self.height, self.length) = (width, height, length)
  }
}

/// A ring.
open class SCNTorus: SCNGeometry {
  open var ringRadius: CGFloat = 0.5
  open var pipeRadius: CGFloat = 0.25
  public convenience init(ringRadius: CGFloat, pipeRadius: CGFloat) {
    self.init()
    (self.ringRadius, self.pipeRadius) = (ringRadius, pipeRadius)
  }
}

/// An endless floor.
open class SCNFloor: SCNGeometry {
  open var reflectivity: CGFloat = 0.25
  open var width: CGFloat = 0
  open var length: CGFloat = 0
}

/// A text.
open class SCNText: SCNGeometry {
  open var string: Any?
  open var extrusionDepth: CGFloat = 0
  open var font = UIFont.systemFont(ofSize: 36)
  open var flatness: CGFloat = 0.6
  open var chamferRadius: CGFloat = 0
  open var isWrapped = false
  open var alignmentMode = "left"
  open var containerFrame = CGRect.zero
  public convenience init(string: Any?, extrusionDepth: CGFloat) {
    self.init()
    (self.string, self.extrusionDepth) = (string, extrusionDepth)
  }
}

/// A path extruded to a depth.
open class SCNShape: SCNGeometry {
  open var path: UIBezierPath?
  open var extrusionDepth: CGFloat = 0
  public convenience init(path: UIBezierPath?, extrusionDepth: CGFloat) {
    self.init()
    (self.path, self.extrusionDepth) = (path, extrusionDepth)
  }
}

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

  /// The way in which a surface reflects light.
  public struct LightingModel: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let blinn = LightingModel(rawValue: "SCNLightingModelBlinn")
    public static let phong = LightingModel(rawValue: "SCNLightingModelPhong")
    public static let lambert = LightingModel(rawValue: "SCNLightingModelLambert")
    public static let constant = LightingModel(rawValue: "SCNLightingModelConstant")
    public static let physicallyBased = LightingModel(rawValue: "SCNLightingModelPhysicallyBased")
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

public import UIKit

/// The shape of a thing.
open class SCNGeometry: NSObject {
  open var name: String?
  open private(set) var sources: [SCNGeometrySource] = []
  open private(set) var elements: [SCNGeometryElement] = []
  open var levelsOfDetail: [SCNLevelOfDetail]?
  open var subdivisionLevel = 0
  open var program: SCNProgram?
  open var shaderModifiers: [SCNShaderModifierEntryPoint: String]?

  public override init() { super.init() }
  public convenience init(sources: [SCNGeometrySource], elements: [SCNGeometryElement]?) {
    self.init()
    (self.sources, self.elements) = (sources, elements ?? [])
  }

  open var elementCount: Int { elements.count }
  open func element(at elementIndex: Int) -> SCNGeometryElement { elements[elementIndex] }
  open func sources(for semantic: SCNGeometrySource.Semantic) -> [SCNGeometrySource] {
    sources.filter { $0.semantic == semantic }
  }
  open func insertMaterial(_ material: SCNMaterial, at index: Int) { materials.insert(material, at: index) }
  open func removeMaterial(at index: Int) { materials.remove(at: index) }
  open func replaceMaterial(at index: Int, with material: SCNMaterial) { materials[index] = material }
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

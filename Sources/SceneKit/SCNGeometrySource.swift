public import UIKit
public import simd

/// Values of a shape's corners. Stored.
open class SCNGeometrySource: NSObject {
  public let data: Data
  public let semantic: Semantic
  public let vectorCount: Int
  public let usesFloatComponents: Bool
  public let componentsPerVector: Int
  public let bytesPerComponent: Int
  public let dataOffset: Int
  public let dataStride: Int

  public init(
    data: Data, semantic: Semantic, vectorCount: Int, usesFloatComponents floatComponents: Bool,
    componentsPerVector: Int, bytesPerComponent: Int, dataOffset offset: Int, dataStride stride: Int
  ) {
    (self.data, self.semantic, self.vectorCount) = (data, semantic, vectorCount)
    (usesFloatComponents, self.componentsPerVector) = (floatComponents, componentsPerVector)
    (self.bytesPerComponent, dataOffset, dataStride) = (bytesPerComponent, offset, stride)
  }

  private convenience init(_ vectors: [[Float]], _ semantic: Semantic, _ components: Int) {
    let numbers = vectors.flatMap { $0 }
    self.init(
      data: numbers.withUnsafeBytes { Data($0) }, semantic: semantic, vectorCount: vectors.count,
      usesFloatComponents: true, componentsPerVector: components, bytesPerComponent: 4, dataOffset: 0,
      dataStride: components * 4)
  }

  public convenience init(vertices: [SCNVector3]) {
    self.init(vertices.map { [Float($0.x), Float($0.y), Float($0.z)] }, .vertex, 3)
  }
  public convenience init(normals: [SCNVector3]) {
    self.init(normals.map { [Float($0.x), Float($0.y), Float($0.z)] }, .normal, 3)
  }
  public convenience init(textureCoordinates texcoord: [CGPoint]) {
    self.init(texcoord.map { [Float($0.x), Float($0.y)] }, .texcoord, 2)
  }

  /// The meaning of values.
  public struct Semantic: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let vertex = Semantic(rawValue: "kGeometrySourceSemanticVertex")
    public static let normal = Semantic(rawValue: "kGeometrySourceSemanticNormal")
    public static let color = Semantic(rawValue: "kGeometrySourceSemanticColor")
    public static let texcoord = Semantic(rawValue: "kGeometrySourceSemanticTexcoord")
    public static let tangent = Semantic(rawValue: "kGeometrySourceSemanticTangent")
    public static let boneWeights = Semantic(rawValue: "kGeometrySourceSemanticBoneWeights")
    public static let boneIndices = Semantic(rawValue: "kGeometrySourceSemanticBoneIndices")
  }
}

/// The way in which corners make a shape, with its raw values.
public enum SCNGeometryPrimitiveType: Int, Sendable {
  case triangles = 0
  case triangleStrip = 1
  case line = 2
  case point = 3
  case polygon = 4
}

/// The corners that make a shape. Stored.
open class SCNGeometryElement: NSObject {
  public let data: Data
  public let primitiveType: SCNGeometryPrimitiveType
  public let primitiveCount: Int
  public let bytesPerIndex: Int
  open var pointSize: CGFloat = 1
  open var minimumPointScreenSpaceRadius: CGFloat = 1
  open var maximumPointScreenSpaceRadius: CGFloat = 1

  public init(data: Data?, primitiveType: SCNGeometryPrimitiveType, primitiveCount: Int, bytesPerIndex: Int) {
    (self.data, self.primitiveType) = (data ?? Data(), primitiveType)
    (self.primitiveCount, self.bytesPerIndex) = (primitiveCount, bytesPerIndex)
  }

  public convenience init<IndexType: FixedWidthInteger>(
    indices: [IndexType], primitiveType: SCNGeometryPrimitiveType
  ) {
    let count =
      switch primitiveType {
      case .triangles: indices.count / 3
      case .triangleStrip: max(indices.count - 2, 0)
      case .line: indices.count / 2
      case .point: indices.count
      // A polygon's element begins with the numbers of corners of its polygons.
      case .polygon: indices.first.map { Int($0) } ?? 0
      }
    self.init(
      data: indices.withUnsafeBytes { Data($0) }, primitiveType: primitiveType, primitiveCount: count,
      bytesPerIndex: MemoryLayout<IndexType>.size)
  }
}

/// A simpler shape for far away. Stored.
open class SCNLevelOfDetail: NSObject {
  open private(set) var geometry: SCNGeometry?
  open private(set) var screenSpaceRadius: CGFloat = 0
  open private(set) var worldSpaceDistance: CGFloat = 0

  public init(geometry: SCNGeometry?, screenSpaceRadius radius: CGFloat) {
    (self.geometry, screenSpaceRadius) = (geometry, radius)
  }
  public init(geometry: SCNGeometry?, worldSpaceDistance distance: CGFloat) {
    (self.geometry, worldSpaceDistance) = (geometry, distance)
  }
}

/// A program that draws a surface. It is not run.
open class SCNProgram: NSObject {
  open var vertexShader: String?
  open var fragmentShader: String?
  open var vertexFunctionName: String?
  open var fragmentFunctionName: String?
  open var isOpaque = true
}

/// The place of a program where an app's lines are put in.
public struct SCNShaderModifierEntryPoint: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let geometry = SCNShaderModifierEntryPoint(rawValue: "SCNShaderModifierEntryPointGeometry")
  public static let surface = SCNShaderModifierEntryPoint(rawValue: "SCNShaderModifierEntryPointSurface")
  public static let lightingModel = SCNShaderModifierEntryPoint(
    rawValue: "SCNShaderModifierEntryPointLightingModel")
  public static let fragment = SCNShaderModifierEntryPoint(rawValue: "SCNShaderModifierEntryPointFragment")
}

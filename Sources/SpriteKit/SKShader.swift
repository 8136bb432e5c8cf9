public import UIKit
public import simd

/// A program for pixels. It is not run.
open class SKShader: NSObject {
  open var source: String?
  open var uniforms: [SKUniform] = []
  open var attributes: [SKAttribute] = []

  public override init() { super.init() }
  public convenience init(source: String) {
    self.init()
    self.source = source
  }
  public convenience init(source: String, uniforms: [SKUniform]) {
    self.init(source: source)
    self.uniforms = uniforms
  }
  public convenience init(fileNamed name: String) { self.init() }

  open func addUniform(_ uniform: SKUniform) { uniforms.append(uniform) }
  open func uniformNamed(_ name: String) -> SKUniform? { uniforms.first { $0.name == name } }
  open func removeUniformNamed(_ name: String) { uniforms.removeAll { $0.name == name } }
}

/// A value that a program reads for all pixels.
open class SKUniform: NSObject {
  public let name: String
  public let uniformType: SKUniformType
  open var floatValue: Float = 0
  open var vectorFloat2Value = vector_float2.zero
  open var vectorFloat3Value = vector_float3.zero
  open var vectorFloat4Value = vector_float4.zero
  open var textureValue: SKTexture?

  private init(name: String, type: SKUniformType) { (self.name, uniformType) = (name, type) }
  public convenience init(name: String) { self.init(name: name, type: .none) }
  public convenience init(name: String, float value: Float) {
    self.init(name: name, type: .float)
    floatValue = value
  }
  public convenience init(name: String, vectorFloat2 value: vector_float2) {
    self.init(name: name, type: .floatVector2)
    vectorFloat2Value = value
  }
  public convenience init(name: String, vectorFloat3 value: vector_float3) {
    self.init(name: name, type: .floatVector3)
    vectorFloat3Value = value
  }
  public convenience init(name: String, vectorFloat4 value: vector_float4) {
    self.init(name: name, type: .floatVector4)
    vectorFloat4Value = value
  }
  public convenience init(name: String, texture: SKTexture?) {
    self.init(name: name, type: .texture)
    textureValue = texture
  }
}

/// The type of a value of a program, with its raw values.
public enum SKUniformType: Int, Sendable {
  case none = 0
  case float = 1
  case floatVector2 = 2
  case floatVector3 = 3
  case floatVector4 = 4
  case floatMatrix2 = 5
  case floatMatrix3 = 6
  case floatMatrix4 = 7
  case texture = 8
}

/// A value that a program reads for one node.
open class SKAttribute: NSObject {
  public let name: String
  public let type: SKAttributeType
  public init(name: String, type: SKAttributeType) { (self.name, self.type) = (name, type) }
}

/// The type of a node's value, with its raw values.
public enum SKAttributeType: Int, Sendable {
  case none = 0
  case float = 1
  case vectorFloat2 = 2
  case vectorFloat3 = 3
  case vectorFloat4 = 4
  case halfFloat = 5
  case vectorHalfFloat2 = 6
  case vectorHalfFloat3 = 7
  case vectorHalfFloat4 = 8
}

/// A node's value for a program.
open class SKAttributeValue: NSObject {
  open var floatValue: Float = 0
  open var vectorFloat2Value = vector_float2.zero
  open var vectorFloat3Value = vector_float3.zero
  open var vectorFloat4Value = vector_float4.zero

  public override init() { super.init() }
  public convenience init(float value: Float) {
    self.init()
    floatValue = value
  }
  public convenience init(vectorFloat2 value: vector_float2) {
    self.init()
    vectorFloat2Value = value
  }
  public convenience init(vectorFloat3 value: vector_float3) {
    self.init()
    vectorFloat3Value = value
  }
  public convenience init(vectorFloat4 value: vector_float4) {
    self.init()
    vectorFloat4Value = value
  }
}

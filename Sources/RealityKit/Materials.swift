public import AVFoundation
public import UIKit

/// The look of a shape's surface.
public protocol Material {}

/// A colour of a surface, or a picture on it. Stored.
public enum MaterialColorParameter {
  case color(UIColor)
  case texture(TextureResource)
}

/// A number of a surface, or a picture of it. Stored.
public enum MaterialScalarParameter: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  case float(Float)
  case texture(TextureResource)
  public init(floatLiteral value: Float) { self = .float(value) }
  public init(integerLiteral value: Int) { self = .float(Float(value)) }
}

/// The look of a surface in light. Stored.
public struct SimpleMaterial: Material {
  public var color = PhysicallyBasedMaterial.BaseColor(tint: .white)
  public var roughness: MaterialScalarParameter = .float(0.5)
  public var metallic: MaterialScalarParameter = .float(0)
  public var baseColor: MaterialColorParameter {
    get { color.texture.map { .texture($0.resource) } ?? .color(color.tint) }
    set {
      switch newValue {
      case .color(let tint): color = .init(tint: tint)
      case .texture(let resource): color = .init(texture: .init(resource))
      }
    }
  }
  public var tintColor: UIColor {
    get { color.tint }
    set { color.tint = newValue }
  }
  public init() {}
  public init(color: UIColor, roughness: MaterialScalarParameter = .float(0.5), isMetallic: Bool) {
    self.color = .init(tint: color)
    (self.roughness, metallic) = (roughness, .float(isMetallic ? 1 : 0))
  }
}

/// The look of a surface without light. Stored.
public struct UnlitMaterial: Material {
  public var color = PhysicallyBasedMaterial.BaseColor(tint: .white)
  public var blending = PhysicallyBasedMaterial.Blending.opaque
  public init() {}
  public init(color: UIColor) { self.color = .init(tint: color) }
  public init(color: UIColor, applyPostProcessToneMap: Bool) { self.init(color: color) }
  public init(texture: TextureResource) { color = .init(texture: .init(texture)) }
}

/// A surface that hides what is behind it.
public struct OcclusionMaterial: Material {
  public init() {}
  public init(receivesDynamicLighting: Bool) {}
}

/// A film on a surface. It is not shown.
public struct VideoMaterial: Material {
  public let avPlayer: AVPlayer?
  public init(avPlayer: AVPlayer) { self.avPlayer = avPlayer }
}

/// The look of a surface by what it is made of. Stored.
public struct PhysicallyBasedMaterial: Material {
  public var baseColor = BaseColor(tint: .white)
  public var metallic = Scalar(floatLiteral: 0)
  public var roughness = Scalar(floatLiteral: 1)
  public var specular = Scalar(floatLiteral: 0.5)
  public var clearcoat = Scalar(floatLiteral: 0)
  public var clearcoatRoughness = Scalar(floatLiteral: 0)
  public var emissiveColor = EmissiveColor(color: .black)
  public var emissiveIntensity: Float = 0
  public var normal = Normal(texture: nil)
  public var ambientOcclusion = AmbientOcclusion(texture: nil)
  public var blending = Blending.opaque
  public var opacityThreshold: Float?
  public var faceCulling = FaceCulling.back
  public init() {}

  /// A number or a picture of it.
  public typealias Metallic = Scalar
  /// A number or a picture of it.
  public typealias Roughness = Scalar
  /// A number or a picture of it.
  public typealias Specular = Scalar
  /// A number or a picture of it.
  public typealias Opacity = Scalar
  /// A picture.
  public typealias Normal = Picture
  /// A picture.
  public typealias AmbientOcclusion = Picture

  /// A picture on a surface.
  public struct Texture {
    public var resource: TextureResource
    public init(_ resource: TextureResource) { self.resource = resource }
  }

  /// The colour of a surface.
  public struct BaseColor {
    public var tint: UIColor
    public var texture: Texture?
    public init(tint: UIColor = .white, texture: Texture? = nil) { (self.tint, self.texture) = (tint, texture) }
  }

  /// The colour of the light of a surface.
  public struct EmissiveColor {
    public var color: UIColor
    public var texture: Texture?
    public init(color: UIColor = .black, texture: Texture? = nil) { (self.color, self.texture) = (color, texture) }
  }

  /// A number of a surface, or a picture of it.
  public struct Scalar: ExpressibleByFloatLiteral {
    public var scale: Float
    public var texture: Texture?
    public init(floatLiteral value: Float) { scale = value }
    public init(scale: Float = 1, texture: Texture? = nil) { (self.scale, self.texture) = (scale, texture) }
  }

  /// A picture of a property of a surface.
  public struct Picture {
    public var texture: Texture?
    public init(texture: Texture?) { self.texture = texture }
  }

  /// Whether a surface is seen through.
  public enum Blending {
    case opaque
    case transparent(opacity: Opacity)
  }

  /// The faces that are left out.
  public enum FaceCulling: Sendable {
    case none, front, back
  }
}

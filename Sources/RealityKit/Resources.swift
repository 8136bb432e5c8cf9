public import ARKit
public import UIKit

/// A place, a turn and a size.
public struct Transform: Component, Equatable, Sendable {
  public var scale: SIMD3<Float>
  public var rotation: simd_quatf
  public var translation: SIMD3<Float>

  public static let identity = Transform()

  public init() { self.init(scale: SIMD3(repeating: 1)) }
  public init(
    scale: SIMD3<Float> = SIMD3(repeating: 1), rotation: simd_quatf = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1),
    translation: SIMD3<Float> = .zero
  ) { (self.scale, self.rotation, self.translation) = (scale, rotation, translation) }
  /// Turns about the axes, the third first.
  public init(pitch x: Float = 0, yaw y: Float = 0, roll z: Float = 0) {
    let turn = simd_quatf(angle: y, axis: [0, 1, 0]) * simd_quatf(angle: x, axis: [1, 0, 0])
    self.init(rotation: turn * simd_quatf(angle: z, axis: [0, 0, 1]))
  }
  /// The place of a matrix. Differs from RealityKit: its turn and its size are not read.
  public init(matrix: float4x4) {
    self.init(translation: SIMD3(matrix.columns.3.x, matrix.columns.3.y, matrix.columns.3.z))
  }

  public var matrix: float4x4 {
    let columns = [SIMD3<Float>(scale.x, 0, 0), SIMD3(0, scale.y, 0), SIMD3(0, 0, scale.z)].map { rotation.act($0) }
    return float4x4(
      SIMD4(columns[0], 0), SIMD4(columns[1], 0), SIMD4(columns[2], 0), SIMD4(translation, 1))
  }
}

/// A box around things.
public struct BoundingBox: Equatable, Sendable {
  public var min: SIMD3<Float>
  public var max: SIMD3<Float>
  public init() { (min, max) = (.zero, .zero) }
  public init(min: SIMD3<Float>, max: SIMD3<Float>) { (self.min, self.max) = (min, max) }
  public var center: SIMD3<Float> { (min + max) / 2 }
  public var extents: SIMD3<Float> { max - min }
  public var boundingRadius: Float { simd_length(extents) / 2 }
}

/// A shape that is seen, by its box.
public struct MeshResource: Equatable, Sendable {
  public let bounds: BoundingBox

  private init(_ extents: SIMD3<Float>) { bounds = BoundingBox(min: -extents / 2, max: extents / 2) }

  public static func generateBox(size: Float, cornerRadius: Float = 0) -> MeshResource {
    MeshResource(SIMD3(repeating: size))
  }
  public static func generateBox(size: SIMD3<Float>, cornerRadius: Float = 0) -> MeshResource { MeshResource(size) }
  public static func generateBox(
    width: Float, height: Float, depth: Float, cornerRadius: Float = 0, splitFaces: Bool = false
  ) -> MeshResource { MeshResource(SIMD3(width, height, depth)) }
  public static func generateSphere(radius: Float) -> MeshResource { MeshResource(SIMD3(repeating: radius * 2)) }
  public static func generatePlane(width: Float, depth: Float, cornerRadius: Float = 0) -> MeshResource {
    MeshResource(SIMD3(width, 0, depth))
  }
  public static func generatePlane(width: Float, height: Float, cornerRadius: Float = 0) -> MeshResource {
    MeshResource(SIMD3(width, height, 0))
  }
  public static func generateCylinder(height: Float, radius: Float) -> MeshResource {
    MeshResource(SIMD3(radius * 2, height, radius * 2))
  }
  public static func generateCone(height: Float, radius: Float) -> MeshResource {
    MeshResource(SIMD3(radius * 2, height, radius * 2))
  }
  /// A text. Differs from RealityKit: its box is empty.
  public static func generateText(
    _ string: String, extrusionDepth: Float = 0.25, font: UIFont = .systemFont(ofSize: 0.05),
    containerFrame: CGRect = .zero, alignment: CTTextAlignment = .left,
    lineBreakMode: CTLineBreakMode = .byTruncatingTail
  ) -> MeshResource { MeshResource(.zero) }

  /// The alignment of a text, by Core Text's name.
  public typealias CTTextAlignment = NSTextAlignment
  /// The breaks of a text, by Core Text's name.
  public typealias CTLineBreakMode = NSLineBreakMode
}

/// A shape that things touch.
public struct ShapeResource: Equatable, Sendable {
  private let extents: SIMD3<Float>
  public static func generateBox(size: SIMD3<Float>) -> ShapeResource { ShapeResource(extents: size) }
  public static func generateBox(width: Float, height: Float, depth: Float) -> ShapeResource {
    ShapeResource(extents: SIMD3(width, height, depth))
  }
  public static func generateSphere(radius: Float) -> ShapeResource {
    ShapeResource(extents: SIMD3(repeating: radius * 2))
  }
  public static func generateCapsule(height: Float, radius: Float) -> ShapeResource {
    ShapeResource(extents: SIMD3(radius * 2, height, radius * 2))
  }
  public static func generateConvex(from mesh: MeshResource) -> ShapeResource {
    ShapeResource(extents: mesh.bounds.extents)
  }
}

/// A picture on a surface. None is read.
public final class TextureResource: Sendable {
  /// Throws an error: files are not read.
  public static func load(named name: String, in bundle: Bundle? = nil) throws -> TextureResource {
    throw CocoaError(.featureUnsupported)
  }
  /// Throws an error: files are not read.
  public static func load(contentsOf url: URL, withName resourceName: String? = nil) throws -> TextureResource {
    throw CocoaError(.featureUnsupported)
  }
  /// Throws an error: pictures are not read.
  public static func generate(from cgImage: CGImage, options: CreateOptions) throws -> TextureResource {
    throw CocoaError(.featureUnsupported)
  }
  private init() {}

  /// The use of a picture. Stored.
  public struct CreateOptions: Sendable {
    public var semantic: Semantic?
    public init(semantic: Semantic?) { self.semantic = semantic }
  }

  /// The meaning of a picture.
  public enum Semantic: Sendable {
    case raw, scalar, color, hdrColor, normal
  }
}

/// The light of surroundings. None is read.
public final class EnvironmentResource: Sendable {
  /// Throws an error: files are not read.
  public static func load(named name: String, in bundle: Bundle? = nil) throws -> EnvironmentResource {
    throw CocoaError(.featureUnsupported)
  }
  private init() {}
}

/// A sound. None is read.
open class AudioResource: @unchecked Sendable {
  init() {}
}

/// A sound of a file. None is read.
public final class AudioFileResource: AudioResource, @unchecked Sendable {
  /// Throws an error: files are not read.
  public static func load(
    named name: String, in bundle: Bundle? = nil, shouldLoop: Bool = false
  ) throws -> AudioFileResource { throw CocoaError(.featureUnsupported) }
}

/// What plays a sound: it does not play.
public final class AudioPlaybackController {
  public var isPlaying: Bool { false }
  public var gain = 0.0
  public var speed = 1.0
  init() {}
  public func play() {}
  public func pause() {}
  public func stop() {}
}

/// A movement of a thing. It is not shown.
public struct AnimationResource: Sendable {
  public var name: String?
  /// The movement, as often as it is asked for.
  public func `repeat`(count: Int) -> AnimationResource { self }
  /// The movement, again and again.
  public func `repeat`(duration: TimeInterval = .infinity) -> AnimationResource { self }
}

/// What plays a movement: it is at its end.
public final class AnimationPlaybackController {
  public var isPlaying: Bool { false }
  public var isPaused: Bool { false }
  public var isComplete: Bool { true }
  public var speed: Float = 1
  init() {}
  public func pause() {}
  public func resume() {}
  public func stop(blendOutDuration: TimeInterval = 0) {}
}

/// The speed of a movement.
public struct AnimationTimingFunction: Equatable, Sendable {
  private let name: String
  public static let `default` = AnimationTimingFunction(name: "default")
  public static let linear = AnimationTimingFunction(name: "linear")
  public static let easeIn = AnimationTimingFunction(name: "easeIn")
  public static let easeOut = AnimationTimingFunction(name: "easeOut")
  public static let easeInOut = AnimationTimingFunction(name: "easeInOut")
  public static func cubicBezier(
    controlPoint1: SIMD2<Float>, controlPoint2: SIMD2<Float>
  ) -> AnimationTimingFunction { AnimationTimingFunction(name: "\(controlPoint1) \(controlPoint2)") }
}

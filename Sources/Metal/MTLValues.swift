// Names are Metal's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The storage and caching of memory.
public struct MTLResourceOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let storageModeShared: MTLResourceOptions = []
  public static let storageModePrivate = MTLResourceOptions(rawValue: 32)
  public static let storageModeMemoryless = MTLResourceOptions(rawValue: 48)
  public static let cpuCacheModeWriteCombined = MTLResourceOptions(rawValue: 1)
  public static let hazardTrackingModeUntracked = MTLResourceOptions(rawValue: 256)
}

/// The format of pixels, with its raw values.
public enum MTLPixelFormat: UInt, Sendable {
  case invalid = 0
  case a8Unorm = 1
  case r8Unorm = 10
  case r8Uint = 13
  case r16Float = 25
  case rg8Unorm = 30
  case r32Uint = 53
  case r32Sint = 54
  case r32Float = 55
  case rg16Float = 65
  case rgba8Unorm = 70
  case rgba8Unorm_srgb = 71
  case rgba8Uint = 73
  case bgra8Unorm = 80
  case bgra8Unorm_srgb = 81
  case rgb10a2Unorm = 90
  case rg32Float = 105
  case rgba16Unorm = 110
  case rgba16Float = 115
  case rgba32Float = 125
  case depth16Unorm = 250
  case depth32Float = 252
  case stencil8 = 253
  case depth32Float_stencil8 = 260
  case bgra10_xr = 552
  case bgr10_xr = 554
}

/// The shape that vertices are drawn as, with its raw values.
public enum MTLPrimitiveType: UInt, Sendable {
  case point = 0
  case line = 1
  case lineStrip = 2
  case triangle = 3
  case triangleStrip = 4
}

/// The treatment of a texture's content before drawing, with its raw values.
public enum MTLLoadAction: UInt, Sendable {
  case dontCare = 0
  case load = 1
  case clear = 2
}

/// The treatment of a texture's content after drawing, with its raw values.
public enum MTLStoreAction: UInt, Sendable {
  case dontCare = 0
  case store = 1
}

/// A count along three axes.
public struct MTLSize: Sendable {
  public var width: Int
  public var height: Int
  public var depth: Int
  public init() { (width, height, depth) = (0, 0, 0) }
  public init(width: Int, height: Int, depth: Int) { (self.width, self.height, self.depth) = (width, height, depth) }
}

public func MTLSizeMake(_ width: Int, _ height: Int, _ depth: Int) -> MTLSize {
  MTLSize(width: width, height: height, depth: depth)
}

/// A place along three axes.
public struct MTLOrigin: Sendable {
  public var x: Int
  public var y: Int
  public var z: Int
  public init() { (x, y, z) = (0, 0, 0) }
  public init(x: Int, y: Int, z: Int) { (self.x, self.y, self.z) = (x, y, z) }
}

public func MTLOriginMake(_ x: Int, _ y: Int, _ z: Int) -> MTLOrigin { MTLOrigin(x: x, y: y, z: z) }

/// A part of a texture.
public struct MTLRegion: Sendable {
  public var origin: MTLOrigin
  public var size: MTLSize
  public init() { (origin, size) = (MTLOrigin(), MTLSize()) }
  public init(origin: MTLOrigin, size: MTLSize) { (self.origin, self.size) = (origin, size) }
}

public func MTLRegionMake2D(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> MTLRegion {
  MTLRegion(origin: MTLOrigin(x: x, y: y, z: 0), size: MTLSize(width: width, height: height, depth: 1))
}

/// The part of a target that is drawn to.
public struct MTLViewport: Sendable {
  public var originX: Double
  public var originY: Double
  public var width: Double
  public var height: Double
  public var znear: Double
  public var zfar: Double
  public init(originX: Double, originY: Double, width: Double, height: Double, znear: Double, zfar: Double) {
    (self.originX, self.originY, self.width, self.height) = (originX, originY, width, height)
    (self.znear, self.zfar) = (znear, zfar)
  }
}

/// The kind of a texture, with its raw values.
public enum MTLTextureType: UInt, Sendable {
  case type1D = 0
  case type1DArray = 1
  case type2D = 2
  case type2DArray = 3
  case type2DMultisample = 4
  case typeCube = 5
  case type3D = 7
}

/// The uses of a texture, with their raw values.
public struct MTLTextureUsage: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let unknown: MTLTextureUsage = []
  public static let shaderRead = MTLTextureUsage(rawValue: 1)
  public static let shaderWrite = MTLTextureUsage(rawValue: 2)
  public static let renderTarget = MTLTextureUsage(rawValue: 4)
  public static let pixelFormatView = MTLTextureUsage(rawValue: 16)
}

/// Where memory is, with its raw values.
public enum MTLStorageMode: UInt, Sendable {
  case shared = 0
  case managed = 1
  case `private` = 2
  case memoryless = 3
}

/// The size of indices, with its raw values.
public enum MTLIndexType: UInt, Sendable {
  case uint16 = 0
  case uint32 = 1
}

/// The way in which colours are mixed, with its raw values.
public enum MTLBlendOperation: UInt, Sendable {
  case add = 0
  case subtract = 1
  case reverseSubtract = 2
  case min = 3
  case max = 4
}

/// The part of a colour in a mixture, with its raw values.
public enum MTLBlendFactor: UInt, Sendable {
  case zero = 0
  case one = 1
  case sourceColor = 2
  case oneMinusSourceColor = 3
  case sourceAlpha = 4
  case oneMinusSourceAlpha = 5
  case destinationColor = 6
  case oneMinusDestinationColor = 7
  case destinationAlpha = 8
  case oneMinusDestinationAlpha = 9
}

/// The faces that are left out, with their raw values.
public enum MTLCullMode: UInt, Sendable {
  case none = 0
  case front = 1
  case back = 2
}

/// The side of a face that is its front, with its raw values.
public enum MTLWinding: UInt, Sendable {
  case clockwise = 0
  case counterClockwise = 1
}

/// The comparison of depths, with its raw values.
public enum MTLCompareFunction: UInt, Sendable {
  case never = 0
  case less = 1
  case equal = 2
  case lessEqual = 3
  case greater = 4
  case notEqual = 5
  case greaterEqual = 6
  case always = 7
}

/// The way in which a texture is scaled, with its raw values.
public enum MTLSamplerMinMagFilter: UInt, Sendable {
  case nearest = 0
  case linear = 1
}

/// The way in which smaller copies of a texture are mixed, with its raw values.
public enum MTLSamplerMipFilter: UInt, Sendable {
  case notMipmapped = 0
  case nearest = 1
  case linear = 2
}

/// What is beyond the edges of a texture, with its raw values.
public enum MTLSamplerAddressMode: UInt, Sendable {
  case clampToEdge = 0
  case mirrorClampToEdge = 1
  case `repeat` = 2
  case mirrorRepeat = 3
  case clampToZero = 4
}

/// The values of a vertex, with Metal's raw values.
public enum MTLVertexFormat: UInt, Sendable {
  case invalid = 0
  case float = 28
  case float2 = 29
  case float3 = 30
  case float4 = 31
  case int = 32
  case uint = 36
  case uchar4Normalized = 9
}

/// How often values of vertices change, with its raw values.
public enum MTLVertexStepFunction: UInt, Sendable {
  case constant = 0
  case perVertex = 1
  case perInstance = 2
}

/// A colour of a background.
public struct MTLClearColor: Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
}

public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> MTLClearColor {
  MTLClearColor(red: red, green: green, blue: blue, alpha: alpha)
}

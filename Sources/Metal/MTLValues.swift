// Names are Metal's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The storage and caching of memory.
public struct MTLResourceOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let storageModeShared: MTLResourceOptions = []
  public static let storageModePrivate = MTLResourceOptions(rawValue: 32)
}

/// The format of pixels, with its raw values.
public enum MTLPixelFormat: UInt, Sendable {
  case invalid = 0
  case r8Unorm = 10
  case rgba8Unorm = 70
  case bgra8Unorm = 80
  case bgra8Unorm_srgb = 81
  case rgba16Float = 115
  case depth32Float = 252
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
  public init(width: Int, height: Int, depth: Int) { (self.width, self.height, self.depth) = (width, height, depth) }
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

/// The description of a texture to make.
open class MTLTextureDescriptor: NSObject {
  open var pixelFormat = MTLPixelFormat.rgba8Unorm
  open var width = 1
  open var height = 1

  open class func texture2DDescriptor(
    pixelFormat: MTLPixelFormat, width: Int, height: Int, mipmapped: Bool
  ) -> MTLTextureDescriptor {
    let descriptor = MTLTextureDescriptor()
    (descriptor.pixelFormat, descriptor.width, descriptor.height) = (pixelFormat, width, height)
    return descriptor
  }
}

/// The description of a pipeline to make.
open class MTLRenderPipelineDescriptor: NSObject {
  open var vertexFunction: (any MTLFunction)?
  open var fragmentFunction: (any MTLFunction)?
  public let colorAttachments = MTLRenderPipelineColorAttachmentDescriptorArray()
}

/// The colour target of a pipeline.
open class MTLRenderPipelineColorAttachmentDescriptor: NSObject {
  open var pixelFormat = MTLPixelFormat.invalid
  open var isBlendingEnabled = false
}

/// The colour targets of a pipeline, by number.
open class MTLRenderPipelineColorAttachmentDescriptorArray: NSObject {
  private var attachments: [Int: MTLRenderPipelineColorAttachmentDescriptor] = [:]
  open subscript(index: Int) -> MTLRenderPipelineColorAttachmentDescriptor! {
    get {
      let attachment = attachments[index] ?? .init()
      attachments[index] = attachment
      return attachment
    }
    set { attachments[index] = newValue }
  }
}

/// A pass that draws.
open class MTLRenderPassDescriptor: NSObject {
  public let colorAttachments = MTLRenderPassColorAttachmentDescriptorArray()
}

/// The colour target of a pass.
open class MTLRenderPassColorAttachmentDescriptor: NSObject {
  open var texture: (any MTLTexture)?
  open var loadAction = MTLLoadAction.dontCare
  open var storeAction = MTLStoreAction.store
  open var clearColor = MTLClearColorMake(0, 0, 0, 1)
}

/// The colour targets of a pass, by number.
open class MTLRenderPassColorAttachmentDescriptorArray: NSObject {
  private var attachments: [Int: MTLRenderPassColorAttachmentDescriptor] = [:]
  open subscript(index: Int) -> MTLRenderPassColorAttachmentDescriptor! {
    get {
      let attachment = attachments[index] ?? .init()
      attachments[index] = attachment
      return attachment
    }
    set { attachments[index] = newValue }
  }
}

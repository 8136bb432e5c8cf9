// Names are Metal's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The description of a texture to make.
open class MTLTextureDescriptor: NSObject {
  open var textureType = MTLTextureType.type2D
  open var pixelFormat = MTLPixelFormat.rgba8Unorm
  open var width = 1
  open var height = 1
  open var depth = 1
  open var mipmapLevelCount = 1
  open var sampleCount = 1
  open var arrayLength = 1
  open var usage: MTLTextureUsage = .shaderRead
  open var storageMode = MTLStorageMode.shared
  open var resourceOptions: MTLResourceOptions = []

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
  open var label: String?
  open var sampleCount = 1
  open var rasterSampleCount = 1
  open var depthAttachmentPixelFormat = MTLPixelFormat.invalid
  open var stencilAttachmentPixelFormat = MTLPixelFormat.invalid
  open var vertexDescriptor: MTLVertexDescriptor?
  open var vertexFunction: (any MTLFunction)?
  open var fragmentFunction: (any MTLFunction)?
  public let colorAttachments = MTLRenderPipelineColorAttachmentDescriptorArray()
}

/// The colour target of a pipeline.
open class MTLRenderPipelineColorAttachmentDescriptor: NSObject {
  open var pixelFormat = MTLPixelFormat.invalid
  open var isBlendingEnabled = false
  open var rgbBlendOperation = MTLBlendOperation.add
  open var alphaBlendOperation = MTLBlendOperation.add
  open var sourceRGBBlendFactor = MTLBlendFactor.one
  open var sourceAlphaBlendFactor = MTLBlendFactor.one
  open var destinationRGBBlendFactor = MTLBlendFactor.zero
  open var destinationAlphaBlendFactor = MTLBlendFactor.zero
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
  open var depthAttachment: MTLRenderPassDepthAttachmentDescriptor! = MTLRenderPassDepthAttachmentDescriptor()
  open var renderTargetWidth = 0
  open var renderTargetHeight = 0
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

/// The depth target of a pass.
open class MTLRenderPassDepthAttachmentDescriptor: NSObject {
  open var texture: (any MTLTexture)?
  open var loadAction = MTLLoadAction.clear
  open var storeAction = MTLStoreAction.dontCare
  open var clearDepth = 1.0
}

/// The layout of vertices.
open class MTLVertexDescriptor: NSObject {
  public let attributes = MTLVertexAttributeDescriptorArray()
  public let layouts = MTLVertexBufferLayoutDescriptorArray()
}

/// The place of a value of a vertex.
open class MTLVertexAttributeDescriptor: NSObject {
  open var format = MTLVertexFormat.invalid
  open var offset = 0
  open var bufferIndex = 0
}

/// The places of values of a vertex, by number.
open class MTLVertexAttributeDescriptorArray: NSObject {
  private var attributes: [Int: MTLVertexAttributeDescriptor] = [:]
  open subscript(index: Int) -> MTLVertexAttributeDescriptor! {
    get {
      let attribute = attributes[index] ?? .init()
      attributes[index] = attribute
      return attribute
    }
    set { attributes[index] = newValue }
  }
}

/// The distance of vertices in memory.
open class MTLVertexBufferLayoutDescriptor: NSObject {
  open var stride = 0
  open var stepFunction = MTLVertexStepFunction.perVertex
  open var stepRate = 1
}

/// The distances of vertices in memory, by number.
open class MTLVertexBufferLayoutDescriptorArray: NSObject {
  private var layouts: [Int: MTLVertexBufferLayoutDescriptor] = [:]
  open subscript(index: Int) -> MTLVertexBufferLayoutDescriptor! {
    get {
      let layout = layouts[index] ?? .init()
      layouts[index] = layout
      return layout
    }
    set { layouts[index] = newValue }
  }
}

/// The description of a comparison of depths.
open class MTLDepthStencilDescriptor: NSObject {
  open var depthCompareFunction = MTLCompareFunction.always
  open var isDepthWriteEnabled = false
  open var label: String?
}

/// The description of the way in which a texture is read.
open class MTLSamplerDescriptor: NSObject {
  open var minFilter = MTLSamplerMinMagFilter.nearest
  open var magFilter = MTLSamplerMinMagFilter.nearest
  open var mipFilter = MTLSamplerMipFilter.notMipmapped
  open var sAddressMode = MTLSamplerAddressMode.clampToEdge
  open var tAddressMode = MTLSamplerAddressMode.clampToEdge
  open var maxAnisotropy = 1
}

// Names are Metal's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import Foundation

/// A graphics processor. There is none.
public protocol MTLDevice: NSObjectProtocol {
  var name: String { get }
  func makeCommandQueue() -> (any MTLCommandQueue)?
  func makeDefaultLibrary() -> (any MTLLibrary)?
  func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
  func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
  func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
  func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws -> any MTLRenderPipelineState
  func makeComputePipelineState(function: any MTLFunction) throws -> any MTLComputePipelineState
  func makeDepthStencilState(descriptor: MTLDepthStencilDescriptor) -> (any MTLDepthStencilState)?
  func makeSamplerState(descriptor: MTLSamplerDescriptor) -> (any MTLSamplerState)?
  func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary
  func makeDefaultLibrary(bundle: Bundle) throws -> any MTLLibrary
  func makeLibrary(URL url: URL) throws -> any MTLLibrary
  func makeFence() -> (any MTLFence)?
  func supportsFamily(_ gpuFamily: MTLGPUFamily) -> Bool
  func supportsTextureSampleCount(_ sampleCount: Int) -> Bool
  var maxThreadsPerThreadgroup: MTLSize { get }
  var recommendedMaxWorkingSetSize: UInt64 { get }
  var hasUnifiedMemory: Bool { get }
}

extension MTLDevice {
  public func makeBuffer(length: Int) -> (any MTLBuffer)? { makeBuffer(length: length, options: []) }
  public func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int) -> (any MTLBuffer)? {
    makeBuffer(bytes: pointer, length: length, options: [])
  }
}

/// The comparison of depths of a device.
public protocol MTLDepthStencilState: NSObjectProtocol {}
/// The way in which a device reads a texture.
public protocol MTLSamplerState: NSObjectProtocol {}
/// What makes commands wait for each other.
public protocol MTLFence: NSObjectProtocol {}

/// How programs are compiled. None is.
open class MTLCompileOptions: NSObject {
  open var fastMathEnabled = true
}

/// A family of graphics processors, with its raw values.
public enum MTLGPUFamily: Int, Sendable {
  case apple1 = 1001
  case apple2 = 1002
  case apple3 = 1003
  case apple4 = 1004
  case apple5 = 1005
  case apple6 = 1006
  case apple7 = 1007
  case apple8 = 1008
  case apple9 = 1009
  case common1 = 3001
  case common2 = 3002
  case common3 = 3003
  case metal3 = 5001
}

/// The graphics processor that an app uses: none.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }

/// Commands in their order.
public protocol MTLCommandQueue: NSObjectProtocol {
  func makeCommandBuffer() -> (any MTLCommandBuffer)?
}

/// Commands that are sent together.
public protocol MTLCommandBuffer: NSObjectProtocol {
  func makeRenderCommandEncoder(descriptor: MTLRenderPassDescriptor) -> (any MTLRenderCommandEncoder)?
  func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
  func present(_ drawable: any MTLDrawable)
  func addCompletedHandler(_ block: @escaping (any MTLCommandBuffer) -> Void)
  func addScheduledHandler(_ block: @escaping (any MTLCommandBuffer) -> Void)
  func makeBlitCommandEncoder() -> (any MTLBlitCommandEncoder)?
  func present(_ drawable: any MTLDrawable, atTime presentationTime: TimeInterval)
  func commit()
  func enqueue()
  func waitUntilCompleted()
  func waitUntilScheduled()
  var label: String? { get set }
  var error: (any Error)? { get }
}

/// An encoder of commands.
public protocol MTLCommandEncoder: NSObjectProtocol {
  func endEncoding()
  func pushDebugGroup(_ string: String)
  func popDebugGroup()
  var label: String? { get set }
}

/// An encoder of commands that draw.
public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
  func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
  func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
  func setVertexTexture(_ texture: (any MTLTexture)?, index: Int)
  func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
  func setDepthStencilState(_ depthStencilState: (any MTLDepthStencilState)?)
  func setCullMode(_ cullMode: MTLCullMode)
  func setFrontFacing(_ frontFacingWinding: MTLWinding)
  func setViewport(_ viewport: MTLViewport)
  func setVertexBufferOffset(_ offset: Int, index: Int)
  func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
  func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int)
  func drawIndexedPrimitives(
    type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer,
    indexBufferOffset: Int)
  func drawIndexedPrimitives(
    type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer,
    indexBufferOffset: Int, instanceCount: Int)
}

/// An encoder of commands that compute.
public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
  func setComputePipelineState(_ state: any MTLComputePipelineState)
  func setTexture(_ texture: (any MTLTexture)?, index: Int)
  func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  func setBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  func setSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
  func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
  func dispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
}

/// An encoder of commands that copy.
public protocol MTLBlitCommandEncoder: MTLCommandEncoder {
  func generateMipmaps(for texture: any MTLTexture)
  func copy(from sourceTexture: any MTLTexture, to destinationTexture: any MTLTexture)
}

/// A picture that can be shown when it is drawn.
public protocol MTLDrawable: NSObjectProtocol {
  func present()
}
/// Memory that a device reads or writes.
public protocol MTLResource: NSObjectProtocol {
  var label: String? { get set }
}
/// A function of a library.
public protocol MTLFunction: NSObjectProtocol {
  var name: String { get }
}
/// A compiled pipeline for drawing.
public protocol MTLRenderPipelineState: NSObjectProtocol {
  var label: String? { get }
}
/// A compiled pipeline for computing.
public protocol MTLComputePipelineState: NSObjectProtocol {
  var maxTotalThreadsPerThreadgroup: Int { get }
  var threadExecutionWidth: Int { get }
}

/// Programs for the processor.
public protocol MTLLibrary: NSObjectProtocol {
  func makeFunction(name functionName: String) -> (any MTLFunction)?
}

/// Memory of the processor.
public protocol MTLBuffer: MTLResource {
  var length: Int { get }
  func contents() -> UnsafeMutableRawPointer
}

/// A picture of the processor.
public protocol MTLTexture: MTLResource {
  var width: Int { get }
  var height: Int { get }
  var depth: Int { get }
  var pixelFormat: MTLPixelFormat { get }
  var usage: MTLTextureUsage { get }
  func replace(region: MTLRegion, mipmapLevel level: Int, withBytes pixelBytes: UnsafeRawPointer, bytesPerRow: Int)
  func getBytes(
    _ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, from region: MTLRegion, mipmapLevel level: Int)
}

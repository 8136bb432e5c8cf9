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
  func commit()
  func waitUntilCompleted()
}

/// An encoder of commands.
public protocol MTLCommandEncoder: NSObjectProtocol {
  func endEncoding()
}

/// An encoder of commands that draw.
public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
  func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
  func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
  func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
}

/// An encoder of commands that compute.
public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
  func setComputePipelineState(_ state: any MTLComputePipelineState)
  func setTexture(_ texture: (any MTLTexture)?, index: Int)
  func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
}

/// A picture that can be shown when it is drawn.
public protocol MTLDrawable: NSObjectProtocol {}
/// Memory that a device reads or writes.
public protocol MTLResource: NSObjectProtocol {}
/// A function of a library.
public protocol MTLFunction: NSObjectProtocol {}
/// A compiled pipeline for drawing.
public protocol MTLRenderPipelineState: NSObjectProtocol {}
/// A compiled pipeline for computing.
public protocol MTLComputePipelineState: NSObjectProtocol {}

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
  var pixelFormat: MTLPixelFormat { get }
}

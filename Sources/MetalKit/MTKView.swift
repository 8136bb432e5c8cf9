// Names are MetalKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import Metal
@_exported public import UIKit
import UIKitPresentation
@_exported public import simd

/// A view that a graphics processor draws: a labelled placeholder stands for it, with a finding `placeholder-screen`.
@preconcurrency @MainActor
open class MTKView: UIView {
  open var device: (any MTLDevice)?
  open weak var delegate: (any MTKViewDelegate)?
  open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
  open var depthStencilPixelFormat = MTLPixelFormat.invalid
  open var clearColor = MTLClearColorMake(0, 0, 0, 1)
  open var sampleCount = 1
  open var drawableSize = CGSize.zero
  open var autoResizeDrawable = true
  open var framebufferOnly = true
  open var isPaused = false
  open var enableSetNeedsDisplay = false
  open var preferredFramesPerSecond = 60
  open var currentDrawable: (any CAMetalDrawable)? { nil }
  open var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }

  public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
    self.device = device
    super.init(frame: frameRect)
    FrameworkView.show("MTKView", of: "MetalKit", in: self)
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, device: nil) }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    FrameworkView.show("MTKView", of: "MetalKit", in: self)
  }

  open var depthStencilAttachmentTextureUsage: MTLTextureUsage { .renderTarget }
  open var clearDepth = 1.0
  open var clearStencil: UInt32 = 0
  open var preferredDevice: (any MTLDevice)? { nil }
  open var presentsWithTransaction = false
  open var colorspace: CGColorSpace?
  open func releaseDrawables() {}
  open func draw() {}
}

/// A picture that is shown when it is drawn.
public protocol CAMetalDrawable: MTLDrawable {
  var texture: any MTLTexture { get }
}

/// The delegate of such a view. It is never called.
@preconcurrency @MainActor
public protocol MTKViewDelegate: NSObjectProtocol {
  func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
  func draw(in view: MTKView)
}

/// A loader of pictures. It reads none.
open class MTKTextureLoader: NSObject {
  public init(device: any MTLDevice) {}
  open func newTexture(URL: URL, options: [Option: Any]? = nil) throws -> any MTLTexture {
    throw CocoaError(.featureUnsupported)
  }
  open func newTexture(cgImage: CGImage, options: [Option: Any]? = nil) throws -> any MTLTexture {
    throw CocoaError(.featureUnsupported)
  }

  /// An option for reading a picture.
  public struct Option: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let SRGB = Option(rawValue: "MTKTextureLoaderOptionSRGB")
    public static let origin = Option(rawValue: "MTKTextureLoaderOptionOrigin")
  }
}

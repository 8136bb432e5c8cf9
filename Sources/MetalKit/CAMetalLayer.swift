public import Metal
public import UIKit

/// A layer that a graphics processor draws. It is not drawn: there is no processor.
open class CAMetalLayer: CALayer {
  open var device: (any MTLDevice)?
  open var pixelFormat = MTLPixelFormat.bgra8Unorm
  open var framebufferOnly = true
  open var drawableSize = CGSize.zero
  open var maximumDrawableCount = 3
  open var presentsWithTransaction = false
  open var allowsNextDrawableTimeout = true
  open var colorspace: CGColorSpace?
  open var preferredDevice: (any MTLDevice)? { nil }
  /// Nil: there is nothing to draw into.
  open func nextDrawable() -> (any CAMetalDrawable)? { nil }
}

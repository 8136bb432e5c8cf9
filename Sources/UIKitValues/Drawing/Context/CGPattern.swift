public import Foundation

/// How a pattern's tiles are distorted to whole pixels.
public enum CGPatternTiling: Int32, Sendable {
  /// Cells keep their form, or their distance, or nearly both.
  case noDistortion, constantSpacingMinimalDistortion, constantSpacing
}

/// The functions of a pattern. Differs from Core Graphics: they are closures.
public struct CGPatternCallbacks {
  /// Draws a tile.
  public typealias Draw = (UnsafeMutableRawPointer?, CGContext) -> Void

  /// Always 0.
  public var version: UInt32
  /// Draws a tile.
  public var drawPattern: Draw?
  /// Called when the pattern is no longer needed.
  public var releaseInfo: ((UnsafeMutableRawPointer?) -> Void)?

  /// Creates callbacks.
  public init(version: UInt32, drawPattern: Draw?, releaseInfo: ((UnsafeMutableRawPointer?) -> Void)?) {
    (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo)
  }
}

/// A drawing that is repeated. Differs from Core Graphics: nothing is painted with it, which is a fault.
public final class CGPattern {
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGPatternCallbacks

  /// Creates a pattern; `nil` without a closure that draws.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
    tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    guard callbacks.pointee.drawPattern != nil else { return nil }
    (self.info, self.callbacks) = (info, callbacks.pointee)
  }

  deinit { callbacks.releaseInfo?(info) }
}

extension CGContext {
  /// Not supported: a fault, and the fill colour becomes clear.
  public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    UIKitFaults.unsupported("CGContext.setFillPattern", instead: "Use UIImage.drawAsPattern(in:).")
    setFillColor(gray: 0, alpha: 0)
  }

  /// Not supported: a fault, and the stroke colour becomes clear.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    UIKitFaults.unsupported("CGContext.setStrokePattern", instead: "Set a colour.")
    setStrokeColor(gray: 0, alpha: 0)
  }
}

extension CGColorSpace {
  /// The space of patterns: the given one, or sRGB.
  public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) { self.init(name: CGColorSpace.sRGB) }
}
